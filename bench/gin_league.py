"""How the computer players of Gin compare: mirrored hands (the same seed, seats changed), wins and points with 95 % intervals.

python bench/gin_league.py --hands 1000 --preset gin
"""

import argparse
import math
import time
from itertools import pairwise

from openrummy.bots import LEVELS
from openrummy.rules import preset
from openrummy.sim.play import play_deal
from openrummy.sim.simulate import deal_seed


def interval(values: list[float]) -> tuple[float, float]:
    """Mean and half the width of the 95 % interval."""
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((one - mean) ** 2 for one in values) / (len(values) - 1) / len(values))
    return mean, 1.96 * spread


def compare(name: str, better: str, worse: str, hands: int, seed: int) -> str:
    """One line: of how many decided hands the better level won more than half, and by how many points a hand."""
    rules = preset(name).rules
    wins, points, voids, errors = [], [], 0, 0
    began = time.process_time()
    for index in range(hands):
        won = scored = 0.0
        for seat in (0, 1):
            levels = {seat: better, 1 - seat: worse}
            played = play_deal(rules, levels, seed=deal_seed(seed, index), dealer=index % 2)
            errors += played.errors
            voids += played.end.winner is None
            won += 0.5 if played.end.winner is None else float(played.end.winner == seat)
            scored += sum(line.score if line.seat == seat else -line.score for line in played.end.results)
        wins.append(won / 2)
        points.append(scored / 2)
    took = time.process_time() - began
    share, wide = interval(wins)
    mean, half = interval(points)
    rate = 2 * hands / took
    return (
        f"{name}: {better} over {worse}: wins {100 * share:.1f} ± {100 * wide:.1f} %, points {mean:+.2f} ± {half:.2f} a hand, "
        f"{100 * voids / 2 / hands:.1f} % void, {errors} faults, {rate:.0f} hands/s"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=1000)
    parser.add_argument("--preset", default="gin")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=LEVELS[1:], help="the better level of the only pair to play")
    asked = parser.parse_args()
    for worse, better in pairwise(LEVELS):
        if asked.only in (None, better):
            print(compare(asked.preset, better, worse, asked.hands, asked.seed), flush=True)


if __name__ == "__main__":
    main()
