"""How the levels of computer players compare: `uv run python bench/players.py`, or with `--rules gin --deals 100`.

Three tables in Markdown. In the first each level plays the next lower one, every deal twice with the seats exchanged; the unit of the statistics
is such a pair of deals. The second tells from such pairs how long each of the two thought, the third how long each level thinks against itself: the
answers are timed by the CPU's clock.
"""

import argparse
from collections.abc import Iterator
from time import thread_time

from openrummy import bots
from openrummy.games.actions import PlayerAction
from openrummy.games.events import Event
from openrummy.games.views import DealView
from openrummy.rules import Rules, preset, presets
from openrummy.sim.play import Player, play_deal
from openrummy.sim.report import Contest
from openrummy.sim.simulate import deal_seed, simulate

PAIRS = (("hard", "medium"), ("medium", "easy"))


def rules_for_two(name: str) -> Rules:
    game = preset(name)
    return game.make({"seats": 2} if 2 in game.choices.get("seats", ()) else {})


def contest(name: str, better: str, worse: str, deals: int, jobs: int) -> Contest:
    """What ``openrummy simulate --mirror`` says of the better one."""
    rules = rules_for_two(name)
    return simulate(rules, 2, deals, 11, (better, worse), mirror=True, jobs=jobs).levels[0]


def contest_rows(names: list[str], deals: int, jobs: int) -> Iterator[str]:
    yield "| Game | Levels | Deals won | Ahead in deals won | Ahead in points a deal |"
    yield "| --- | --- | ---: | ---: | ---: |"
    for name in names:
        for better, worse in PAIRS:
            one = contest(name, better, worse, deals, jobs)
            clear = "" if one.win_lead > one.win_margin and one.points_lead > one.points_margin else " **not clear**"
            yield (
                f"| {name} | {better}, {worse} | {one.win_share:.1%} | {one.win_lead:+.1%} ± {one.win_margin:.1%} "
                f"| {one.points_lead:+.2f} ± {one.points_margin:.2f}{clear} |"
            )


def timed(times: dict[str, list[float]]) -> Player:
    """Asks the players, and notes by level how many seconds each answer took."""

    def choose(level: str, rules: Rules, view: DealView, history: tuple[Event, ...]) -> PlayerAction:
        begun = thread_time()
        action = bots.choose(level, rules, view, history)
        times[level].append(thread_time() - begun)
        return action

    return choose


def thought(name: str, levels: tuple[str, str], deals: int) -> dict[str, list[float]]:
    """How long each answer took, by level, in so many pairs of deals."""
    rules, times = rules_for_two(name), {level: list[float]() for level in levels}
    choose = timed(times)
    for at in range(deals):
        for seated in (levels, levels[::-1]):
            play_deal(rules, dict(enumerate(seated)), seed=deal_seed(12, at), dealer=at % 2, choose=choose)
    return times


def thought_rows(names: list[str], deals: int) -> Iterator[str]:
    yield "| Game | Levels | An answer of each, ms | Thought in all, times |"
    yield "| --- | --- | ---: | ---: |"
    for name in names:
        for better, worse in PAIRS:
            times = thought(name, (better, worse), deals)
            means = [sum(times[level]) / len(times[level]) * 1e3 for level in (better, worse)]
            yield (
                f"| {name} | {better}, {worse} | {means[0]:.3f}, {means[1]:.3f} | {sum(times[better]) / sum(times[worse]):.1f} |"
            )


def time_rows(names: list[str], deals: int) -> Iterator[str]:
    yield "| Game | Level | Mean, ms | Worst, ms | Moves timed | Deals a second |"
    yield "| --- | --- | ---: | ---: | ---: | ---: |"
    for name in names:
        rules = rules_for_two(name)
        for level in bots.LEVELS:
            times = {level: list[float]()}
            choose = timed(times)
            begun = thread_time()
            for at in range(deals):
                play_deal(rules, {0: level, 1: level}, seed=deal_seed(12, at), dealer=at % 2, choose=choose)
            answers, speed = times[level], deals / (thread_time() - begun)
            mean, worst = sum(answers) / len(answers) * 1e3, max(answers) * 1e3
            yield f"| {name} | {level} | {mean:.3f} | {worst:.1f} | {len(answers):,} | {speed:,.0f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", action="append", choices=list(presets()), help="only these games (default: all)")
    parser.add_argument(
        "--deals", type=int, default=1000, help="pairs of deals of each contest, 0 for none (default: %(default)s)"
    )
    parser.add_argument(
        "--timed", type=int, default=200, help="deals in which each level's answers are timed, 0 for none (default: %(default)s)"
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes to play in (default: %(default)s)")
    asked = parser.parse_args()
    names = asked.rules or list(presets())
    for row in contest_rows(names, asked.deals, asked.jobs) if asked.deals else ():
        print(row, flush=True)
    print()
    for row in thought_rows(names, asked.timed // 2) if asked.timed else ():
        print(row, flush=True)
    print()
    for row in time_rows(names, asked.timed) if asked.timed else ():
        print(row, flush=True)


if __name__ == "__main__":
    main()
