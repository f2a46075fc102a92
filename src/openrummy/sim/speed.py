"""How fast deals are played, and where the time goes."""

import cProfile
import pstats
from collections import defaultdict
from collections.abc import Callable, Mapping
from pathlib import Path
from time import process_time
from typing import Any, Final

import msgspec

import openrummy
from openrummy.rules import Preset
from openrummy.sim.play import play_deal
from openrummy.sim.simulate import deal_seed

_ROOT: Final = Path(openrummy.__file__).parent
_PROFILED: Final = 20
PARTS: Final = ("arranger", "players", "engine", "views", "rest")
"""Among what the time is divided; ``views`` are what players are shown, ``rest`` the packs, the simulation itself and Python's own."""


class Speed(msgspec.Struct, frozen=True):
    """Of one game, on one core. ``deals_per_s``: by CPU time. ``shares``: of that time, by part (``PARTS``), under the profiler."""

    game: str
    players: int
    deals: int
    deals_per_s: float
    moves_per_deal: float
    us_per_move: float
    shares: dict[str, float]


def speed(preset: Preset, players: int, *, seconds: float, level: str = "medium") -> Speed:
    """Play deals of computer players of that level for so long, one by one in this process, after one that warms up."""
    rules = preset.make({"seats": players} if "seats" in preset.choices else {})
    levels = dict.fromkeys(range(players), level)

    def play(index: int) -> int:
        return play_deal(rules, levels, seed=deal_seed(0, index), dealer=index % players, number=index + 1).moves

    play(0)
    deals = moves = 0
    begun = process_time()
    while (took := process_time() - begun) < seconds:
        deals += 1
        moves += play(deals)
    return Speed(
        game=preset.name,
        players=players,
        deals=deals,
        deals_per_s=round(deals / took, 1),
        moves_per_deal=round(moves / deals, 1),
        us_per_move=round(took / moves * 1e6, 1),
        shares=_shares(lambda: [play(index) for index in range(1, 1 + min(deals, _PROFILED))]),
    )


def _shares(run: Callable[[], object]) -> dict[str, float]:
    """The parts' shares of the time that ``run`` takes. Built-in functions count as part of whoever calls them."""
    profile = cProfile.Profile()
    profile.runcall(run)
    # What pstats keeps is not in its types: by (file, line, name) of a function the calls, its own and its whole time, and its callers.
    stats: Mapping[tuple[str, int, str], tuple[int, int, float, float, Mapping[Any, Any]]] = vars(pstats.Stats(profile))["stats"]
    spent: defaultdict[str, float] = defaultdict(float)
    for (file, _, _), (_, _, own, _, callers) in stats.items():
        if file != "~":
            spent[_part(file)] += own
            continue
        for (calling, _, _), (_, _, part, _) in callers.items():
            spent[_part(calling)] += part
    whole = sum(spent.values())
    return {part: round(spent[part] / whole, 3) for part in PARTS}


def _part(file: str) -> str:
    path = Path(file)
    if not path.is_relative_to(_ROOT):
        return "rest"
    parts = path.relative_to(_ROOT).parts
    if parts[0] in ("arrange", "melds.py"):
        return "arranger"
    if parts[0] == "bots":
        return "players"
    if parts[0] != "games":
        return "rest"
    return "views" if parts[-1] in ("views.py", "seen.py") else "engine"
