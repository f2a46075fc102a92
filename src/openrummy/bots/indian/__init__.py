"""Computer players of Indian games."""

from openrummy.bots.indian import easy, hard, medium

__all__ = ["easy", "hard", "medium"]
