"""How long the present period may last. Clocks run outside the engine; only their length is a rule."""

from openrummy.games.rum.state import Deal


def clock(deal: Deal) -> int | None:
    """Seconds of the present clock period ``deal.turn``; None where no clock runs: turn timer off, or the deal has ended."""
    timer = deal.start.rules.table.turn_timer
    return None if deal.phase == "ended" or timer == "off" else timer
