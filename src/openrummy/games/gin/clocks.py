"""How long the present period may last. Clocks run outside the engine; only their length is a rule."""

from openrummy.games.gin.state import Deal


def clock(deal: Deal) -> int | None:
    """Seconds of the present clock period ``deal.turn``: a turn, or the time to lay off. None where no clock runs."""
    table = deal.start.rules.table
    if deal.phase == "ended":
        return None
    if deal.phase == "defend":
        return table.arrange_timer
    return None if table.turn_timer == "off" else table.turn_timer
