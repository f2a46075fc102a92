"""A hand judged exactly as its owner laid it (PTS-8, PTS-12, PTS-13)."""

from collections.abc import Iterable, Sequence

from openrummy.arrange.nopure import charges
from openrummy.arrange.options import HandRules, Pattern
from openrummy.arrange.points import card_points
from openrummy.arrange.result import Group, Laid
from openrummy.arrange.ways import in_way, laid_ways
from openrummy.melds import MELD_KINDS, PURE_KINDS, SEQUENCE_KINDS, Kind, kind


def lay(groups: Iterable[Sequence[int]], loose: Iterable[int], rules: HandRules, wild: frozenset[int]) -> Laid:
    """Judge groups and loose cards as they lie; ``wild`` are the wild faces. Takes any number of cards.

    Nothing is rearranged: one long run is one sequence, and a group that is no meld counts as loose cards (PTS-13).
    Empty groups are passed over. See ``Laid`` for the reasons.
    """
    read = tuple(Group(tuple(cards), read_as(tuple(cards), rules, wild)) for cards in groups if cards)
    alone = tuple(loose)
    reasons = missing(read, rules)
    points = _points(read, alone, not reasons, rules, wild)
    if laid_ways([group.cards for group in read], rules, wild):
        # Shown in another way: the other cards need no arranging (XXI-9, XXI-10).
        return Laid(read, alone, points, ())
    if any(group.kind not in MELD_KINDS for group in read):
        reasons += ("invalid_group",)
    if alone:
        reasons += ("loose_cards",)
    return Laid(read, alone, points, tuple(sorted(reasons, key=_ORDER.index)))


def read_as(cards: Sequence[int], rules: HandRules, wild: frozenset[int]) -> Kind | None:
    """What a group is, as helps its owner most (MELD-6): enough jokers for a show by themselves, else a meld, else part of another way to
    show that the rules have (XXI-9, XXI-10): two identical cards are a dublee, jokers that are no meld are jokers in one group.

    >>> from openrummy.arrange.presets import POINTS, TWENTYONE
    >>> from openrummy.cards import cards
    >>> [read_as(cards("7H 7H"), rules, frozenset()) for rules in (POINTS, TWENTYONE)]
    [None, <Kind.DUBLEE: 'dublee'>]
    """
    found = [way for way in rules.ways if in_way(cards, way, wild)]
    if any(way.kind == "jokers" and len(cards) >= way.count for way in found):
        return Kind.JOKERS
    return kind(cards, rules.melds, wild) or next((_AS_KIND[way.kind] for way in found), None)


_AS_KIND = {"tunnela": Kind.TUNNELA, "dublee": Kind.DUBLEE, "jokers": Kind.JOKERS}

_ORDER = ("no_pure_sequence", "no_second_sequence", "no_third_pure_sequence", "invalid_group", "loose_cards", "life_too_short")


def missing(groups: Sequence[Group], rules: HandRules) -> tuple[str, ...]:
    """What the sequences still lack for a show, by the pattern that is nearest; empty when they meet one."""
    return min((_lacks(groups, pattern, rules.melds.min_life_len) for pattern in rules.patterns), key=len, default=())


def _lacks(groups: Sequence[Group], pattern: Pattern, life: int) -> tuple[str, ...]:
    sequences = [group for group in groups if group.kind in SEQUENCE_KINDS]
    pure = [group for group in sequences if group.kind in PURE_KINDS]
    lacks: tuple[str, ...] = ()
    if len(pure) < pattern.pure:
        # Some are there, but not all three (XXI-8).
        lacks += ("no_third_pure_sequence" if pure else "no_pure_sequence",)
    if len(sequences) < pattern.sequences and pattern.sequences > pattern.pure:
        lacks += ("no_second_sequence",)
    # Where every required sequence must be pure, the long one must be one of them (MELD-8).
    lives = sequences if pattern.sequences > pattern.pure else pure
    if not lacks and life > 3 and not any(len(group.cards) >= life for group in lives):
        lacks += ("life_too_short",)
    return lacks


def _points(groups: Sequence[Group], loose: Sequence[int], shown: bool, rules: HandRules, wild: frozenset[int]) -> int:
    """PTS-12, CLS-35: the cards that no taken-out group holds, capped. ``shown``: the sequences that a show asks for are there."""
    has_pure = any(group.kind in PURE_KINDS for group in groups)
    every = frozenset(one.kind for one in groups if one.kind in MELD_KINDS)
    none = frozenset[str]()
    taken = {
        "melds": every,
        "pure_needed": every if has_pure else none,
        "runs_needed": every if shown else none,
        "pure_kept": every if shown else PURE_KINDS,
    }[rules.counting.loser_count]
    counted = [*loose, *(card for group in groups if group.kind not in taken for card in group.cards)]
    points = min(rules.counting.cap, sum(card_points(card, rules.counting, wild) for card in counted))
    return points if has_pure or not charges(rules) else rules.counting.cap
