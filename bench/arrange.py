"""How long the arranger takes: random and joker-rich hands of 14 cards, `discard_counts` and `arrange`, compiled and not.

    uv run python bench/arrange.py [--hands 200] [--seed 1]

Runs itself once more with OPENRUMMY_UNCOMPILED=1 where the core is compiled. Times are milliseconds of CPU a call; the worst hand is timed
again (best of three), since the machine itself pauses now and then.
"""

import argparse
import os
import random
import statistics
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from time import process_time

from openrummy.arrange import Counting, HandRules, Pattern, arrange, compiled, discard_counts
from openrummy.cards import FACES, JOKER, card, texts
from openrummy.melds import Melds

DECK = [card(face, copy) for face in range(FACES - 1) for copy in range(2)] + [card(JOKER, copy) for copy in range(8)]
SHOW = (Pattern(sequences=2, pure=1),)
RULES = {
    "points": HandRules(Melds(), Counting(), SHOW),
    "classic": HandRules(Melds(wild_in_place="natural", min_naturals=1), Counting(loser_count="runs_needed"), SHOW),
    "hardest": HandRules(
        Melds(
            wild_in_place="natural",
            ace="corner",
            set_max=5,
            naturals_gt_jokers=True,
            min_life_len=5,
            identical_triplet_is_pure=True,
        ),
        Counting(loser_count="pure_kept"),
        SHOW,
    ),
}

Hand = list[int]


def dealt(chance: random.Random, wild: frozenset[int]) -> Hand:
    """Two packs and four printed jokers."""
    return chance.sample(DECK[:-4], 14)


def jokers(chance: random.Random, wild: frozenset[int]) -> Hand:
    """Three to nine jokers, printed and wild."""
    rich = [one for one in DECK if one % FACES == JOKER or one % FACES in wild]
    count = chance.randint(3, 9)
    return chance.sample(rich, count) + chance.sample([one for one in DECK if one not in rich], 14 - count)


def one_suit(chance: random.Random, wild: frozenset[int]) -> Hand:
    """Cards of one suit and two to eight jokers: the most ways to build runs."""
    rich = [one for one in DECK if one % FACES == JOKER or one % FACES in wild]
    count = chance.randint(2, 8)
    suit = [one for one in DECK if one % FACES < 13 and one not in rich]
    return chance.sample(rich, count) + chance.sample(suit, 14 - count)


def clock(call: Callable[[], object]) -> float:
    start = process_time()
    call()
    return (process_time() - start) * 1000


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--hands", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print("compiled" if compiled else "uncompiled")
    wild = frozenset({5, 18, 31, 44})
    for name, rules in RULES.items():
        for style in (dealt, jokers, one_suit):
            chance = random.Random(asked.seed)
            hands = [style(chance, wild) for _ in range(asked.hands)]
            for ask in (discard_counts, arrange):
                times = [clock(partial(ask, hand, rules, wild)) for hand in hands]
                worst = hands[times.index(max(times))]
                again = min(clock(partial(ask, worst, rules, wild)) for _ in range(3))
                print(
                    f"{name:8} {style.__name__:9} {ask.__name__:14} median {statistics.median(times):7.2f}"
                    f"  p99 {sorted(times)[int(len(times) * 0.99)]:8.2f}  worst {again:8.2f}  {texts(sorted(worst))}"
                )
    if compiled:
        sys.stdout.flush()
        subprocess.run([sys.executable, *sys.argv], env={**os.environ, "OPENRUMMY_UNCOMPILED": "1"}, check=True)


if __name__ == "__main__":
    main()
