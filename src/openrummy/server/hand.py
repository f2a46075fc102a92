"""A player's own cards judged as they lie (TBL-9): what each group is, what it costs, what is missing."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

import msgspec

from openrummy.arrange import HandRules, Laid, card_points, count, discard_counts, lay, ways
from openrummy.games import Deal, indian
from openrummy.games.indian.values import marriages, value_faces, worth
from openrummy.melds import MELD_KINDS, PURE_KINDS, Kind, kind
from openrummy.server.lying import Draft, as_dealt, fit
from openrummy.server.protocol import Cards, LiveGroup, LiveHand

_UNCAPPED: Final = 1 << 20
_NO_WILD: Final = frozenset[int]()


def live_hand(deal: Deal, seat: int, draft: Draft | None) -> LiveHand | None:
    """The seat's cards with labels and count; None where it has none to arrange."""
    player = deal.players.get(seat)
    if player is None or (isinstance(player, indian.Player) and not player.still_in):
        return None
    fitted = fit(as_dealt(deal, seat) if draft is None else draft, player.hand)
    return _JUDGES[deal.start.rules.family](deal, seat, fitted)


def _indian(deal: Deal, seat: int, fitted: Draft) -> LiveHand:
    rules, wild = deal.start.rules.hand_of(len(deal.players)), frozenset(deal.start.wild)
    hand = deal.players[seat].hand
    spare, pay = len(hand) > rules.size, value_faces(deal.start)
    counted = _without_costliest(fitted.loose, rules, wild) if spare else fitted.loose
    laid = lay(fitted.groups, counted, rules, wild)
    reasons = () if spare and _one_too_many(fitted, rules, wild) else laid.reasons
    return LiveHand(
        deal=deal.start.deal,
        groups=_priced(laid, rules, wild),
        loose=fitted.loose,
        loose_points=_cost(counted, rules, wild),
        points=laid.points,
        reasons=reasons,
        ways=tuple(way.kind for way in ways(hand, rules, wild)),
        value=worth(hand, pay) if pay else None,
        marriages=marriages(hand, pay),
    )


def _rum(deal: Deal, seat: int, fitted: Draft) -> LiveHand:
    """In Rum every card in hand counts, in groups that could be laid on the table too (RUM-9)."""
    return _runs(deal, seat, fitted, melds_count=True)


def _gin(deal: Deal, seat: int, fitted: Draft) -> LiveHand:
    """In Gin the deadwood counts: what lies in no meld (GIN-1, GIN-7)."""
    return _runs(deal, seat, fitted, melds_count=False)


def _runs(deal: Deal, seat: int, fitted: Draft, *, melds_count: bool) -> LiveHand:
    """A hand of a game without jokers, whose melds are sets and runs."""
    rules, hand = deal.start.rules.hand_of(len(deal.players)), deal.players[seat].hand
    spare = deal.phase == "discard" and seat == deal.seat
    counted = _without_costliest(fitted.loose, rules, _NO_WILD) if spare else fitted.loose
    kinds = [(cards, _run_or_set(cards, rules)) for cards in fitted.groups]
    groups = tuple(
        LiveGroup(cards, found, 0 if found is not None and not melds_count else _cost(cards, rules, _NO_WILD))
        for cards, found in kinds
    )
    loose_points = _cost(counted, rules, _NO_WILD)
    wrong = ("invalid_group",) if any(found is None for _, found in kinds) else ()
    return LiveHand(
        deal=deal.start.deal,
        groups=groups,
        loose=fitted.loose,
        loose_points=loose_points,
        points=loose_points + sum(group.points for group in groups),
        reasons=(*wrong, "loose_cards") if counted else wrong,
        best=min(discard_counts(hand, rules, _NO_WILD).values()) if spare and hand else count(hand, rules, _NO_WILD),
    )


def _run_or_set(cards: Cards, rules: HandRules) -> Kind | None:
    found = kind(cards, rules.melds, _NO_WILD)
    return Kind.RUN if found is Kind.PURE else found


_JUDGES: Final[Mapping[str, Callable[[Deal, int, Draft], LiveHand]]] = {"indian": _indian, "rum": _rum, "gin": _gin}


def _cost(cards: Iterable[int], rules: HandRules, wild: frozenset[int]) -> int:
    return sum(card_points(card, rules.counting, wild) for card in cards)


def _without_costliest(loose: Cards, rules: HandRules, wild: frozenset[int]) -> Cards:
    """With one card too many, the one that the owner would throw: of equals the last."""
    if not loose:
        return loose
    costliest = max(range(len(loose)), key=lambda at: (card_points(loose[at], rules.counting, wild), at))
    return loose[:costliest] + loose[costliest + 1 :]


def _one_too_many(draft: Draft, rules: HandRules, wild: frozenset[int]) -> bool:
    """Could the groups be shown once one card is put to the finish slot?"""
    if len(draft.loose) > 1:
        return False
    if draft.loose:
        return lay(draft.groups, (), rules, wild).valid
    for at, group in enumerate(draft.groups):
        for card in group:
            rest = tuple(other for other in group if other != card)
            if lay((*draft.groups[:at], rest, *draft.groups[at + 1 :]), (), rules, wild).valid:
                return True
    return False


def _priced(laid: Laid, rules: HandRules, wild: frozenset[int]) -> tuple[LiveGroup, ...]:
    """The groups with what each costs. Which melds are taken out is the count's rule (PTS-12), so it is read off the count itself."""
    counting = msgspec.structs.replace(rules.counting, cap=_UNCAPPED)
    uncapped = msgspec.structs.replace(rules, counting=counting, no_pure="counted")
    total = lay((group.cards for group in laid.groups), laid.loose, uncapped, wild).points
    prices: list[int] = []
    for taken in (MELD_KINDS, PURE_KINDS, frozenset[Kind]()):
        prices = [0 if group.kind in taken else _cost(group.cards, rules, wild) for group in laid.groups]
        if sum(prices) + _cost(laid.loose, rules, wild) == total:
            break
    return tuple(LiveGroup(group.cards, group.kind, price) for group, price in zip(laid.groups, prices, strict=True))
