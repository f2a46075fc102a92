"""Prints the answers for many seeded hands, as JSON lines: run it with and without OPENRUMMY_UNCOMPILED=1 and compare."""

import random
import sys
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from arrange import deals
from openrummy.arrange import arrange, compiled, discard_counts


def answers(first: int, count: int) -> list[str]:
    found = []
    for seed in range(first, first + count):
        chance = random.Random(seed)
        rules, wild = deals.rules(chance), deals.wild(chance)
        hand = deals.hand(chance, chance.choice([8, 13, 14]), wild)
        counts = sorted(discard_counts(hand, rules, wild).items())
        found.append(msgspec.json.encode((arrange(hand, rules, wild), counts)).decode())
    return found


if __name__ == "__main__":
    print("compiled" if compiled else "uncompiled")
    print("\n".join(answers(int(sys.argv[1]), int(sys.argv[2]))))
