"""How a deal is settled: the lines of its sheet (PTS-10 to PTS-14, CLS-31 to CLS-38, DEAL-4, DEAL-5). What they pay: ``payment``."""

from collections.abc import Sequence

from msgspec.structs import replace

from openrummy.arrange import arrange, lay
from openrummy.arrange.result import Arrangement, Laid
from openrummy.games.actions import Groups
from openrummy.games.events import DealEnded, EndCause, Result, Shown
from openrummy.games.indian.legal import penalty
from openrummy.games.indian.payment import paid
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
        best_loose=shown.loose,
        best_declarable=True,
    )
    others = [_counted(deal, seat) for seat in deal.still_in if seat != shown.seat]
    return _end(deal, "shown", shown.seat, [winner, *others])


def settle_wrong_show(deal: Deal) -> DealEnded:
    """An invalid declaration that ends the deal: the fewest points win, or whoever is the only one left (PTS-11, CLS-31), or nobody
    (DEAL-5)."""
    shown = _shown(deal)
    rivals = after(deal, shown.seat)
    if deal.start.rules.play.wrong_show == "no_winner":
        laid = judge(deal, deal.players[shown.seat].hand, tuple(group.cards for group in shown.groups))
        wrong = replace(_wrong(deal, shown), points=laid.points)
        return _end(deal, "wrong_show", None, [wrong, *(_by_best(deal, seat) for seat in rivals)])
    if len(rivals) == 1:
        return _end(deal, "wrong_show", rivals[0], [Result(seat=rivals[0], standing="won", points=0, chips=0)])
    return _fewest_win(deal, "wrong_show", rivals)


def _fewest_win(deal: Deal, cause: EndCause, seats: Sequence[int]) -> DealEnded:
    """Of these seats, in turn order, the one with the fewest points wins with 0; of equals the first."""
    counted = [_by_best(deal, seat) for seat in seats]
    first = min(counted, key=lambda result: result.points)
    others = [replace(one, standing="won", points=0) if one is first else one for one in counted]
    return _end(deal, cause, first.seat, others)


def settle_last_player(deal: Deal) -> DealEnded:
    """All others are out: the last one wins with 0 and shows nothing (PTS-14)."""
    (winner,) = deal.still_in
    return _end(deal, "last_player", winner, [Result(seat=winner, standing="won", points=0, chips=0)])


def settle_stuck(deal: Deal) -> DealEnded:
    """No card can be drawn, or the deal would never end (PTS-7, CLS-16): nobody scores, who is out neither; or the fewest points win, of
    equals the first after the last player *(ours)*.
    """
    if deal.start.rules.play.without_cards == "lowest_hand":
        return _fewest_win(deal, "lowest_hand", after(deal, deal.seat))
    results = tuple(Result(seat=seat, standing="void", points=0, chips=0) for seat in deal.players)
    return DealEnded(cause="void", winner=None, results=results, seed=_seed(deal))


def _shown(deal: Deal) -> Shown:
    if deal.shown is None:
        raise ValueError("nothing has been shown")
    return deal.shown


def _seed(deal: Deal) -> str:
    return deal.start.seed or ""


def _wrong(deal: Deal, shown: Shown) -> Result:
    """The line of an invalid declaration: as it was shown, what it costs, and what the cards could have been (PTS-11)."""
    return replace(
        _by_best(deal, shown.seat),
        standing="wrong_show",
        points=penalty(deal.start.rules),
        groups=shown.groups,
        loose=shown.loose,
    )


def _counted(deal: Deal, seat: int) -> Result:
    """A loser's line: by the groups submitted, else by the best arrangement (PTS-13); changed by the options of CLS-22, CLS-36 and CLS-38."""
    result, player, play = _by_best(deal, seat), deal.players[seat], deal.start.rules.play
    if player.submitted is not None:
        laid = judge(deal, player.hand, player.submitted)
        result = replace(result, points=laid.points, groups=laid.groups, loose=laid.loose)
    points = result.points
    if play.early_show_half and not player.had_turn:
        points //= 2
    if play.absent_at_show == "middle_drop" and player.missed:
        points = min(points, play.middle_drop)
    if play.round_to_5:
        points = 5 * ((points + 2) // 5)
    return replace(result, points=points)


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


def _end(deal: Deal, cause: EndCause, winner: int | None, played: list[Result]) -> DealEnded:
    """The lines of those who played to the end and of those who went out before, in the order of play, with what they pay."""
    lines = {result.seat: result for result in played}
    for seat, player in deal.players.items():
        if player.dropped is not None:
            lines[seat] = Result(seat=seat, standing="dropped", points=player.dropped.points, chips=0)
        elif player.wrong_show is not None and seat not in lines:
            lines[seat] = _wrong(deal, player.wrong_show)
    results = paid(deal, winner, [_as_shown(deal, lines[seat]) for seat in deal.players])
    return DealEnded(cause=cause, winner=winner, results=results, seed=_seed(deal))


def _as_shown(deal: Deal, line: Result) -> Result:
    """The penalty that a screen may show beside the points that are added (DEAL-4, DEAL-5)."""
    cap = deal.start.rules.play.shown_cap
    if cap == "off":
        return line
    return replace(line, shown_points=cap if line.standing == "wrong_show" else min(cap, line.points))
