"""Random hands and rules for the comparisons: seeded, and far richer in jokers, twins and neighbours than dealt hands are."""

import random
from typing import Any, get_args, get_type_hints

from openrummy.arrange import Counting, HandRules, Pattern
from openrummy.cards import FACES, JOKER, card
from openrummy.melds import Melds

SHOW = (Pattern(sequences=2, pure=1),)
PATTERNS = [SHOW] * 6 + [(Pattern(1, 1),), (Pattern(2, 2),), (Pattern(3, 1),), (Pattern(3, 3),), (Pattern(2, 0), Pattern(1, 1))]


def values(annotation: Any) -> tuple[Any, ...]:
    return (False, True) if annotation is bool else get_args(annotation)


def hints(struct: type) -> dict[str, Any]:
    return get_type_hints(struct)


def melds(chance: random.Random) -> Melds:
    """Each option is the default half of the time, else any of its values."""
    return Melds(**{name: chance.choice(values(hint)) for name, hint in hints(Melds).items() if chance.random() < 0.5})


def rules(chance: random.Random) -> HandRules:
    count = chance.choice(values(hints(Counting)["loser_count"]))
    counting = Counting(loser_count=count, ace_count=chance.choice([1, 10, 15]), cap=chance.choice([40, 80]))
    return HandRules(
        melds(chance), counting, chance.choice(PATTERNS), no_pure=chance.choice(["counted", "counted", "full_count"])
    )


def wild(chance: random.Random) -> frozenset[int]:
    """The four cards of a rank, or none."""
    rank = chance.randrange(15)
    return frozenset(suit * 13 + rank for suit in range(4)) if rank < 13 else frozenset()


def hand(chance: random.Random, size: int, wild: frozenset[int]) -> list[int]:
    """Some cards of three packs and eight jokers, from a few suits or ranks as often as from all, in any order."""
    suits = chance.choice([(0, 1, 2, 3), (0, 1, 2, 3), (0, 1), (2,), (1, 2, 3)])
    first = chance.randrange(13)
    ranks = {(first + step) % 13 for step in range(chance.choice([5, 6, 8, 13]))}
    copies = chance.choice([1, 2, 2, 3])
    pool = [card(suit * 13 + rank, copy) for suit in suits for rank in ranks for copy in range(copies)]
    jokers = [card(JOKER, copy) for copy in range(8)] + [card(one, copy) for one in wild for copy in range(copies)]
    chosen = set(chance.sample(jokers, min(len(jokers), chance.choice([0, 0, 1, 2, 3, 4, 5, 6, 8]), size)))
    pool = [one for one in pool if one not in chosen]
    missing = size - len(chosen)
    if len(pool) < missing:
        pool = [one for one in (card(face, copy) for face in range(FACES - 1) for copy in range(2)) if one not in chosen]
    return chance.sample([*chosen, *chance.sample(pool, missing)], size)
