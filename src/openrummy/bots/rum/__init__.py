"""Players of Rum, by level."""

from openrummy.bots.rum import easy, hard, medium

__all__ = ["easy", "hard", "medium"]
