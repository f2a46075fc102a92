"""A player's own cards as they lie: kept for the seat, fitted to the hand, judged live (TBL-9). No move, no version."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from openrummy.arrange import HandRules, Laid, card_points, lay
from openrummy.cards import FACES, is_printed_joker, rank, suit
from openrummy.games import Deal, indian
from openrummy.games.actions import Groups
from openrummy.melds import PURE_KINDS, Kind
from openrummy.server.protocol import Cards, LiveGroup, LiveHand

_UNCAPPED: Final = 1 << 20
_SUIT_ORDER: Final = (0, 1, 3, 2)
"""Where spades, hearts, diamonds and clubs lie: black and red in turn, so that neighbouring suits differ."""


class Draft(msgspec.Struct, frozen=True):
    """How cards lie: groups, and the loose ones."""

    groups: Groups = ()
    loose: Cards = ()


def as_dealt(deal: Deal, seat: int) -> Draft:
    """How cards lie that nobody has arranged yet: what was dealt, sorted by suit and rank."""
    return Draft(loose=tuple(sorted(deal.start.hands[seat], key=_by_suit)))


def fit(draft: Draft, hand: Sequence[int]) -> Draft:
    """The draft for exactly the cards of ``hand``: those gone are left out, new ones lie at the loose end.

    The owner's order never changes by itself.

    >>> fit(Draft(((4, 5, 6),), (9,)), (9, 4, 6, 30))
    Draft(groups=((4, 6),), loose=(9, 30))
    """
    left = dict.fromkeys(hand)

    def keep(cards: Iterable[int]) -> Cards:
        kept = tuple(card for card in dict.fromkeys(cards) if card in left)
        for card in kept:
            del left[card]
        return kept

    groups = tuple(kept for group in draft.groups if (kept := keep(group)))
    return Draft(groups, (*keep(draft.loose), *left))


def _by_suit(card: int) -> tuple[int, int, int]:
    if is_printed_joker(card):
        return (len(_SUIT_ORDER), 0, card // FACES)
    return (_SUIT_ORDER[suit(card)], rank(card), card // FACES)


def live_hand(deal: Deal, seat: int, draft: Draft | None) -> LiveHand | None:
    """The seat's cards with labels and count; None where it has none to arrange."""
    player = deal.players.get(seat)
    if player is None or (isinstance(player, indian.Player) and player.dropped is not None):
        return None
    fitted = fit(as_dealt(deal, seat) if draft is None else draft, player.hand)
    rules, wild = deal.start.rules.hand, frozenset(deal.start.wild)
    spare = len(player.hand) - deal.start.rules.hand_size(len(deal.players))
    counted = _without_costliest(fitted.loose, rules, wild) if spare > 0 else fitted.loose
    laid = lay(fitted.groups, counted, rules, wild)
    return LiveHand(
        deal=deal.start.deal,
        groups=_priced(laid, rules, wild),
        loose=fitted.loose,
        loose_points=_cost(counted, rules, wild),
        points=laid.points,
        reasons=() if spare > 0 and _one_too_many(fitted, rules, wild) else laid.reasons,
    )


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
    uncapped = msgspec.structs.replace(rules, counting=msgspec.structs.replace(rules.counting, cap=_UNCAPPED))
    total = lay((group.cards for group in laid.groups), laid.loose, uncapped, wild).points
    prices: list[int] = []
    for taken in (frozenset(Kind), frozenset(PURE_KINDS), frozenset[Kind]()):
        prices = [0 if group.kind in taken else _cost(group.cards, rules, wild) for group in laid.groups]
        if sum(prices) + _cost(laid.loose, rules, wild) == total:
            break
    return tuple(LiveGroup(group.cards, group.kind, price) for group, price in zip(laid.groups, prices, strict=True))
