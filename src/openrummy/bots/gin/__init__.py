"""Players of Gin, from one who hopes for gin to one who counts cards."""

from openrummy.bots.gin import easy, hard, medium

__all__ = ["easy", "hard", "medium"]
