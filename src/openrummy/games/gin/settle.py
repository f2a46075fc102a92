"""What a hand of Gin scores (GIN-9 to GIN-14, GIN-21)."""

from typing import NamedTuple

from openrummy.arrange.gin import arrangements, defend
from openrummy.arrange.result import Group
from openrummy.cards import rank
from openrummy.games.actions import Groups
from openrummy.games.events import DealEnded, EndCause, Knocked, LaidOffCard, Result
from openrummy.games.gin.melding import group_of, kind_of, place_for, points, with_card
from openrummy.games.gin.state import Deal, other
from openrummy.games.views import TableMeld


class Shown(NamedTuple):
    """A hand as it is laid: melds, and what is loose beside them with its points."""

    melds: tuple[Group, ...]
    loose: tuple[int, ...]
    deadwood: int


def shown(hand: tuple[int, ...], groups: Groups) -> Shown:
    """The hand in the groups that its owner chose, of which those that are no meld count as loose; without any, in the best way (GIN-9)."""
    if not any(groups):
        best = arrangements(hand)[0]
        return Shown(tuple(map(group_of, best.melds)), best.loose, best.deadwood)
    melds = [group for group in groups if kind_of(group) is not None]
    held = {card for group in melds for card in group}
    loose = tuple(card for card in hand if card not in held)
    return Shown(tuple(map(group_of, melds)), loose, points(loose))


class Defended(NamedTuple):
    """What the defender is counted by: own melds, what is loose, and the cards laid off."""

    melds: tuple[Group, ...]
    loose: tuple[int, ...]
    laid_off: tuple[LaidOffCard, ...]


def settle_best(deal: Deal) -> DealEnded:
    """After a knock or gin, the defender's melds and lay-offs chosen together so that the least is left (GIN-12)."""
    best = best_defence(deal)
    return settle(deal, best._replace(laid_off=deal.laid_off + best.laid_off))


def best_defence(deal: Deal) -> Defended:
    """The best that the defender can still do with what is in hand; nothing is laid off on gin (GIN-11)."""
    knocked, hand = _knocked(deal), deal.players[deal.seat].hand
    best = defend([meld.cards for meld in deal.melds], hand, lay_off=knocked.how == "knock")
    return Defended(tuple(map(group_of, best.melds)), best.loose, _places(deal.melds, best.laid_off))


def settle_submitted(deal: Deal, groups: Groups) -> DealEnded:
    """The defender's own melds, after the cards that were laid off one by one (GIN-12)."""
    hand = deal.players[deal.seat].hand
    melds = [group for group in groups if kind_of(group) is not None]
    held = {card for group in melds for card in group}
    loose = tuple(card for card in hand if card not in held)
    return settle(deal, Defended(tuple(map(group_of, melds)), loose, deal.laid_off))


def settle(deal: Deal, defended: Defended) -> DealEnded:
    """The sheet: who won the hand, and with how much (GIN-13)."""
    knocked, gin = _knocked(deal), deal.start.rules.gin
    left = points(defended.loose)
    undercut = knocked.how == "knock" and (left < knocked.deadwood or (left == knocked.deadwood and gin.undercut_on_tie))
    cause: EndCause = "undercut" if undercut else knocked.how
    big_gin = 0 if gin.big_gin == "off" else gin.big_gin
    bonus = {"knock": 0, "undercut": gin.undercut_bonus, "gin": gin.gin_bonus, "big_gin": big_gin}[cause] * deal.factor
    score = abs(left - knocked.deadwood) * deal.factor + bonus
    defender = other(deal, knocked.seat)
    winner = defender if undercut else knocked.seat
    # What the whole hand could have been brought down to, had everything been chosen at its best.
    best = defend([group.cards for group in knocked.melds], _before_lay_offs(deal), lay_off=knocked.how == "knock")

    def line(seat: int, shown: Shown, best: Shown, laid_off: tuple[LaidOffCard, ...]) -> Result:
        won = seat == winner
        return Result(
            seat=seat,
            standing="won" if won else "counted",
            points=shown.deadwood,
            chips=0,
            groups=shown.melds,
            loose=shown.loose,
            best_points=best.deadwood,
            best_groups=best.melds,
            best_loose=best.loose,
            score=score if won else 0,
            bonus=bonus if won else 0,
            laid_off=laid_off,
        )

    knocker_shown = Shown(knocked.melds, knocked.loose, knocked.deadwood)
    lines = {
        knocked.seat: line(knocked.seat, knocker_shown, shown((*_cards(knocked.melds), *knocked.loose), ()), ()),
        defender: line(
            defender,
            Shown(defended.melds, defended.loose, left),
            Shown(tuple(map(group_of, best.melds)), best.loose, best.deadwood),
            defended.laid_off,
        ),
    }
    return DealEnded(cause=cause, winner=winner, results=tuple(lines[seat] for seat in deal.players), seed=deal.start.seed or "")


def settle_void(deal: Deal) -> DealEnded:
    """A dead hand, or one without end: nobody scores (GIN-14, GIN-15)."""
    results = tuple(Result(seat=seat, standing="void", points=0, chips=0) for seat in deal.players)
    return DealEnded(cause="void", winner=None, results=results, seed=deal.start.seed or "")


def _knocked(deal: Deal) -> Knocked:
    if deal.knocked is None:
        raise ValueError("nobody has knocked")
    return deal.knocked


def _cards(groups: tuple[Group, ...]) -> tuple[int, ...]:
    return tuple(card for group in groups for card in group.cards)


def _before_lay_offs(deal: Deal) -> tuple[int, ...]:
    return (*deal.players[deal.seat].hand, *(one.card for one in deal.laid_off))


def _places(melds: tuple[TableMeld, ...], cards: tuple[int, ...]) -> tuple[LaidOffCard, ...]:
    """On which meld each card goes, in an order in which they can be laid off one after another."""
    laid, table, waiting = list[LaidOffCard](), list(melds), list(cards)
    while waiting:
        card, at = next((card, place) for card in waiting if (place := place_for(table, card)) is not None)
        meld = table[at]
        owner = meld.owners[0]
        table[at] = TableMeld(kind=meld.kind, cards=with_card(meld, card), owners=(owner,) * (len(meld.cards) + 1))
        laid.append(LaidOffCard(card, at))
        waiting.remove(card)
    return tuple(laid)


def highest_loose(hand: tuple[int, ...], but: int | None) -> int:
    """The loose card that a time-out puts down for a player whose drawn card may not go back (TBL-12).

    It is the dearest card outside the melds of the best arrangement; with none, the dearest card that costs least to lose.
    """
    loose = [card for card in arrangements(hand)[0].loose if card != but]
    pool = loose or [card for card in hand if card != but]

    def merit(card: int) -> tuple[int, int, int]:
        cost = 0 if loose else arrangements(tuple(one for one in hand if one != card))[0].deadwood
        return cost, -rank(card), card

    return min(pool, key=merit)
