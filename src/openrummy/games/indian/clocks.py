"""How long the present period may last. Clocks run outside the engine; only their length is a rule."""

from openrummy.games.indian.state import Deal


def clock(deal: Deal) -> int | None:
    """Seconds of the present clock period ``deal.turn``: a turn (PTS-18), or the time to arrange (PTS-9, PTS-10).

    None where no clock runs: turn timer off, or the deal has ended.
    """
    table = deal.start.rules.table
    if deal.phase == "ended":
        return None
    if deal.phase in ("arrange", "count"):
        return table.arrange_timer
    return None if table.turn_timer == "off" else table.turn_timer
