"""What a player of an Indian game knows about its own cards."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

import msgspec

from openrummy.arrange import HandRules, arrange, by_way, card_points, count, discard_counts, distance, lay, ways
from openrummy.cards import FACES, JOKER, face, rank, suit
from openrummy.games.actions import Groups
from openrummy.games.views import Own
from openrummy.rules import Rules

_UNCAPPED: Final = 1000
_JOKER_USE: Final = 100


class Hand:
    """What the player knows about the worth of cards in this deal.

    Cards are worth what the deal would charge if it ended now, plus what is still missing for a show: ``melds`` counts every card
    outside a meld, ``pure_kept`` goes down step by step as the pure and then the second sequence are there.
    """

    def __init__(self, rules: Rules, wild: frozenset[int]) -> None:
        self.rules, self._count, self._show = _ways_to_count(rules)
        self._plain = msgspec.structs.replace(self.rules, no_pure="counted")
        self.wild = wild
        self._jokers = wild | {JOKER}

    def is_joker(self, card: int) -> bool:
        return face(card) in self._jokers

    def points(self, card: int) -> int:
        return card_points(card, self.rules.counting, self.wild)

    def count(self, cards: tuple[int, ...]) -> int:
        """What the cards would cost if the deal ended now."""
        return count(cards, self.rules, self.wild)

    def unmelded(self, cards: tuple[int, ...]) -> int:
        """The points outside melds, whatever sequences are there."""
        return count(cards, self._count, self.wild)

    def loose(self, cards: tuple[int, ...]) -> dict[int, int]:
        """For every card, the points that lie outside melds once it is gone."""
        return discard_counts(cards, self._count, self.wild)

    def extra(self, cards: tuple[int, ...]) -> dict[int, int]:
        """For every card, what the house charges for want of a pure sequence once it is gone, beyond the cards themselves (CLS-35)."""
        if self.rules.no_pure == "counted":
            return dict.fromkeys(cards, 0)
        charged, plain = discard_counts(cards, self.rules, self.wild), discard_counts(cards, self._plain, self.wild)
        return {card: charged[card] - plain[card] for card in cards}

    def missing(self, cards: tuple[int, ...]) -> dict[int, int]:
        """For every card, the points that keep the others from being shown; 0: they can be."""
        return _missing(cards, self._show, self.wild)

    def gains(self, cards: tuple[int, ...], top: int) -> bool:
        """Would the card make a meld: does less lie outside melds with it than without?"""
        return self.unmelded((*cards, top)) < self.unmelded(cards)

    def cost(self, cards: tuple[int, ...]) -> int:
        """Twice what keeps the cards from being shown, and what lies outside melds."""
        return 2 * count(cards, self._show, self.wild) + self.unmelded(cards)

    def distance(self, cards: tuple[int, ...]) -> int:
        """How many cards must change before they can be shown."""
        return _distance(cards, self.rules, self.wild)

    def shows(self, own: Own) -> list[int]:
        """The cards with which the hand can be declared."""
        if min(self.missing(own.hand).values()) > 0 and not ways(own.hand, self.rules, self.wild):
            return []
        found = arrange(own.hand, self.rules, self.wild).discards
        return [card for card in found if card in own.legal.declare]

    def laid(self, cards: tuple[int, ...]) -> Groups:
        """The groups that show the hand, or else those by which it counts least."""
        best = arrange(cards, self.rules, self.wild)
        groups = tuple(group.cards for group in best.groups)
        others = ways(cards, self.rules, self.wild)
        if others and not lay(groups, best.loose, self.rules, self.wild).valid:
            return by_way(cards, others[0], self.wild)
        return groups

    def uses(self, cards: Iterable[int]) -> dict[int, int]:
        """How well each card goes with the others: neighbours in suit, more of its rank; a joker goes with everything."""
        faces = {card: face(card) for card in cards}
        natural = [one for one in faces.values() if one not in self._jokers]
        links = _links()
        return {
            card: _JOKER_USE if one in self._jokers else sum(map(links[one].__getitem__, natural)) for card, one in faces.items()
        }


@lru_cache(maxsize=8)
def _missing(cards: tuple[int, ...], rules: HandRules, wild: frozenset[int]) -> dict[int, int]:
    """A turn asks twice: can the hand be shown, and which card goes?"""
    return discard_counts(cards, rules, wild)


@lru_cache(maxsize=64)
def _distance(cards: tuple[int, ...], rules: HandRules, wild: frozenset[int]) -> int:
    """Asked again about the same cards, at the draw after a discard, it knows."""
    return distance(cards, rules, wild)


@lru_cache(maxsize=64)
def _ways_to_count(rules: Rules) -> tuple[HandRules, HandRules, HandRules]:
    """As the rules count, and by the two counts that say what is missing."""
    return rules.hand, _with_count(rules.hand, "melds"), _with_count(rules.hand, "pure_kept")


def _with_count(hand: HandRules, loser_count: str) -> HandRules:
    """The rules with another count and no cap: a comparison between bad hands must not end at 80."""
    counting = msgspec.structs.replace(hand.counting, loser_count=loser_count, cap=_UNCAPPED)
    return msgspec.structs.replace(hand, counting=counting, no_pure="counted")


@cache
def _links() -> list[list[int]]:
    """How well two faces go together; a face goes with its like not at all."""
    return [[_link(one, other) for other in range(FACES)] for one in range(FACES)]


def _link(card: int, other: int) -> int:
    if suit(card) == suit(other):
        apart = min(abs(rank(card) - rank(other)), 13 - abs(rank(card) - rank(other)))
        return {1: 4, 2: 3}.get(apart, 0)
    return 2 if rank(card) == rank(other) else 0
