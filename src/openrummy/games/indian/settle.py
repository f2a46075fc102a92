"""How a deal is settled: the sheet, its points and its chips (PTS-10 to PTS-14, PTS-17)."""

from msgspec.structs import replace

from openrummy.arrange import arrange, lay
from openrummy.arrange.result import Arrangement, Laid
from openrummy.games.actions import Groups
from openrummy.games.events import DealEnded, EndCause, Result, Shown
from openrummy.games.indian.state import Deal, after


def judge(deal: Deal, hand: tuple[int, ...], groups: Groups) -> Laid:
    """The hand as its owner laid it; cards in no group are loose (PTS-8, PTS-13)."""
    grouped = {card for group in groups for card in group}
    loose = tuple(card for card in hand if card not in grouped)
    return lay(groups, loose, deal.start.rules.hand, deal.wild)


def best_of(deal: Deal, seat: int) -> Arrangement:
    """The best arrangement of what a seat holds."""
    return arrange(deal.players[seat].hand, deal.start.rules.hand, deal.wild)


def settle_show(deal: Deal) -> DealEnded:
    """After a valid declaration, when nothing more is to come: the declarer wins with 0 (PTS-10)."""
    shown = _shown(deal)
    winner = Result(
        seat=shown.seat,
        standing="won",
        points=0,
        chips=0,
        groups=shown.groups,
        loose=shown.loose,
        best_points=0,
        best_groups=shown.groups,
        best_declarable=True,
    )
    others = [_counted(deal, seat) for seat in deal.still_in if seat != shown.seat]
    return _end(deal, "shown", shown.seat, [winner, *others])


def settle_wrong_show(deal: Deal) -> DealEnded:
    """An invalid declaration costs the cap; the fewest points win, or whoever is the only one left (PTS-11)."""
    shown = _shown(deal)
    best = best_of(deal, shown.seat)
    wrong = Result(
        seat=shown.seat,
        standing="wrong_show",
        points=deal.start.rules.counting.cap,
        chips=0,
        groups=shown.groups,
        loose=shown.loose,
        best_points=best.points,
        best_groups=best.groups,
        best_loose=best.loose,
        best_declarable=best.declarable,
    )
    rivals = [seat for seat in after(deal, shown.seat) if seat != shown.seat]
    if len(rivals) == 1:
        return _end(deal, "wrong_show", rivals[0], [wrong, Result(seat=rivals[0], standing="won", points=0, chips=0)])
    counted = [_by_best(deal, seat) for seat in rivals]
    # min() keeps the first of equals: the first in turn order after the declarer.
    first = min(counted, key=lambda result: result.points)
    others = [replace(one, standing="won", points=0) if one is first else one for one in counted]
    return _end(deal, "wrong_show", first.seat, [wrong, *others])


def settle_last_player(deal: Deal) -> DealEnded:
    """All others have dropped: the last one wins with 0 and shows nothing (PTS-14)."""
    (winner,) = deal.still_in
    return _end(deal, "last_player", winner, [Result(seat=winner, standing="won", points=0, chips=0)])


def settle_void(deal: Deal) -> DealEnded:
    """The stock is used up, or the deal would never end: nobody scores, drops neither (PTS-7)."""
    results = tuple(Result(seat=seat, standing="void", points=0, chips=0) for seat in deal.players)
    return DealEnded(cause="void", winner=None, results=results, seed=_seed(deal))


def _shown(deal: Deal) -> Shown:
    if deal.shown is None:
        raise ValueError("nothing has been shown")
    return deal.shown


def _seed(deal: Deal) -> str:
    return deal.start.seed or ""


def _counted(deal: Deal, seat: int) -> Result:
    """A loser's line: by the groups submitted, else by the best arrangement (PTS-13)."""
    result, player = _by_best(deal, seat), deal.players[seat]
    if player.submitted is None:
        return result
    laid = judge(deal, player.hand, player.submitted)
    return replace(result, points=laid.points, groups=laid.groups, loose=laid.loose)


def _by_best(deal: Deal, seat: int) -> Result:
    best = best_of(deal, seat)
    return Result(
        seat=seat,
        standing="counted",
        points=best.points,
        chips=0,
        groups=best.groups,
        loose=best.loose,
        best_points=best.points,
        best_groups=best.groups,
        best_loose=best.loose,
        best_declarable=best.declarable,
    )


def _end(deal: Deal, cause: EndCause, winner: int, played: list[Result]) -> DealEnded:
    """The lines of those who played to the end and of those who dropped, in the order of play, with their chips (PTS-17)."""
    lines = {result.seat: result for result in played}
    for seat, player in deal.players.items():
        if player.dropped is not None:
            lines[seat] = Result(seat=seat, standing="dropped", points=player.dropped.points, chips=0)
    multiplier = deal.start.rules.table.multiplier
    pot = sum(result.points for result in lines.values()) * multiplier
    results = tuple(
        replace(lines[seat], chips=pot if seat == winner else -lines[seat].points * multiplier) for seat in deal.players
    )
    return DealEnded(cause=cause, winner=winner, results=results, seed=_seed(deal))
