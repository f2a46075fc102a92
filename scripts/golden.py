"""Write tests/conformance/golden/PRESET.txt anew: for each preset the first deals of a match, as a record.

Run this when a rule was meant to change, and read what changes in the files. Computer players make the moves.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from openrummy import match, record
from openrummy.games.events import DealStarted
from openrummy.match.events import MatchEvent
from openrummy.rules import Preset, presets
from openrummy.sim.play import play_deal

FOLDER: Final = Path(__file__).parents[1] / "tests/conformance/golden"
DEALS: Final = 2
PLAYERS: Final = (("Asha", "medium"), ("Ravi", "easy"), ("Priya", "hard"))


def golden(preset: Preset) -> str:
    """The record of the preset's first deals, played by two or three."""
    players = PLAYERS[: min(3, preset.rules.packs.seats)]
    levels = {seat: level for seat, (_, level) in enumerate(players)}
    events: list[record.AnyEvent] = [*match.begin(preset.rules, tuple(levels))]
    now = _after(None, events)
    for number in range(1, DEALS + 1):
        following = match.next_deal(now, tuple(levels))
        if following is None:
            break
        seed = hashlib.sha256(b"golden %d" % number).digest()
        deal = play_deal(preset.rules, levels, seed=seed, dealer=following.dealer, number=number, totals=following.totals)
        started = deal.events[0]
        assert isinstance(started, DealStarted)
        scored = match.settle(now, started, deal.end)
        now = _after(now, scored)
        events += [*deal.events, *scored]
    return record.write(events, {seat: name for seat, (name, _) in enumerate(players)}, preset.name)


def _after(now: match.Match | None, events: Iterable[record.AnyEvent]) -> match.Match:
    for event in events:
        if isinstance(event, MatchEvent):
            now = match.evolve(now, event)
    assert now is not None
    return now


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for preset in presets().values():
        (FOLDER / f"{preset.name}.txt").write_text(golden(preset), encoding="utf-8")


if __name__ == "__main__":
    main()
