"""One readable playthrough for each preset: a rule that changes shows in it. ``scripts/golden.py`` writes them anew."""

from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from openrummy import record
from openrummy.games.events import DealEnded
from openrummy.rules import presets

FOLDER: Final = Path(__file__).parent / "golden"
NAMES: Final = list(presets())


def golden(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_preset_has_its_playthrough_and_no_other_has() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_still_lead_to_every_line(name: str) -> None:
    """Dealt from its seeds and played by its moves, every event and every byte is the same."""
    assert record.verify_text(golden(name)).game == name


@pytest.mark.parametrize("name", NAMES)
def test_it_is_played_by_the_preset_as_it_is(name: str) -> None:
    assert record.read(golden(name)).rules == presets()[name].rules


@pytest.mark.parametrize("name", NAMES)
def test_an_outcome_that_the_rules_do_not_give_is_found(name: str) -> None:
    """As when a count or a score were changed."""
    known = record.read(golden(name))
    at = next(at for at, event in enumerate(known.events) if isinstance(event, DealEnded))
    ended = known.events[at]
    assert isinstance(ended, DealEnded)
    line = replace(ended.results[0], points=ended.results[0].points + 1)
    other = replace(ended, results=(line, *ended.results[1:]))
    events = (*known.events[:at], other, *known.events[at + 1 :])
    with pytest.raises(record.RecordError, match="by the rules this line reads") as wrong:
        record.verify_text(record.write(events, known.names, name))
    assert wrong.value.line == known.lines[at] + 1
