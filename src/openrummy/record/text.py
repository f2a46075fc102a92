"""A whole record: its header, and a line for each event."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from openrummy.games.events import DealStarted, Event
from openrummy.match.events import MatchEvent, MatchStarted, Scored
from openrummy.record.errors import RecordError
from openrummy.record.events import INDENT, AnyEvent, Draft, lines_of
from openrummy.record.values import Reader, Unreadable, value_text
from openrummy.rules import presets
from openrummy.rules.value import Rules, options
from openrummy.rules.value import value as option_value

TITLE: Final = "OpenRummy record"
VERSION: Final = 1


class Record(msgspec.Struct, frozen=True):
    """A finished deal or match. ``game``: the name of the preset that its rules are made of, for people; ``rules`` are whole.

    ``names``: by seat. ``lines``: for each event the number of its first line in the text it was read from, else empty.
    """

    game: str
    rules: Rules
    names: dict[int, str]
    events: tuple[AnyEvent, ...]
    lines: tuple[int, ...] = ()


def write(events: Sequence[AnyEvent], names: Mapping[int, str], game: str | None = None) -> str:
    """The record of a deal (its events, whole) or of a match (its events and those of its deals, in the order of time).

    ``names``: by seat. ``game``: the preset, where it is known; else the one that differs least. Raises ``ValueError`` where no event
    tells the rules. Whoever gets a record sees every card: write it of what has ended.
    """
    rules = next((event.rules for event in events if isinstance(event, DealStarted | MatchStarted)), None)
    if rules is None:
        raise ValueError("a record begins with the start of a deal or of a match")
    game = game or _nearest(rules)
    lines = [f"{TITLE} {VERSION}", f"game {game}"]
    lines += [f"option {name}={value}" for name, value in differing(game, rules)]
    lines += [f"seat {seat}: {value_text(name)}" for seat, name in sorted(names.items())]
    lines.append("rules " + msgspec.json.encode(rules).decode())
    for event in events:
        if isinstance(event, DealStarted | MatchStarted):
            lines.append("")
        lines += lines_of(event, rules)
    return "\n".join(lines) + "\n"


def in_order(match: Sequence[MatchEvent], deals: Sequence[Sequence[Event]]) -> tuple[AnyEvent, ...]:
    """The events of a match and those of its deals, kept apart, in the order of time: what a deal led to follows the deal."""
    found: list[AnyEvent] = []
    waiting = iter(deals)
    for event in match:
        if isinstance(event, Scored):
            found += next(waiting, ())
        found.append(event)
    for rest in waiting:
        found += rest
    return tuple(found)


def differing(game: str, rules: Rules) -> list[tuple[str, str]]:
    """The options in which rules differ from the preset of that name, each with its value as text; none for an unknown name."""
    preset = presets().get(game)
    if preset is None:
        return []
    return [
        (name, value_text(mine)) for name in options() if (mine := option_value(rules, name)) != option_value(preset.rules, name)
    ]


def _nearest(rules: Rules) -> str:
    """The preset of the family that differs in the fewest options; of equals the first."""
    mine = [preset for preset in presets().values() if preset.rules.family == rules.family]
    return min(mine, key=lambda preset: len(differing(preset.name, rules))).name


def read(source: str) -> Record:
    """The record in a text. Raises ``RecordError`` with the line, what is wrong there and what to do.

    ``write`` of its events, names and game gives the same text again.
    """
    return _Text(source).read()


class _Text:
    """A record as it is read, line by line."""

    def __init__(self, source: str) -> None:
        self._lines = source.removesuffix("\n").split("\n")
        self._game = ""
        self._rules: Rules | None = None
        self._names: dict[int, str] = {}
        self._drafts: list[Draft] = []

    def read(self) -> Record:
        self._title()
        for number, line in enumerate(self._lines[1:], start=2):
            try:
                if self._rules is None:
                    self._header(line, number)
                else:
                    self._event(line, number)
            except Unreadable as error:
                raise RecordError(
                    number, "unreadable", f"at column {error.at + 1}, {error}", "see docs/records.md for how values are written"
                ) from None
        if self._rules is None:
            raise RecordError(len(self._lines), "no_rules", "the record ends before its rules", "copy the whole file")
        if not self._drafts:
            raise RecordError(len(self._lines), "no_events", "the record has no events", "copy the whole file")
        rules = self._rules
        return Record(
            game=self._game,
            rules=rules,
            names=self._names,
            events=tuple(draft.event(rules) for draft in self._drafts),
            lines=tuple(draft.line for draft in self._drafts),
        )

    def _title(self) -> None:
        title, _, version = self._lines[0].rpartition(" ")
        if title != TITLE:
            raise RecordError(1, "no_record", "this is no record of OpenRummy", f"a record begins with “{TITLE} {VERSION}”")
        if version != str(VERSION):
            raise RecordError(
                1, "other_version", f"this is a record of version {version}", f"this program reads version {VERSION}"
            )

    def _header(self, line: str, number: int) -> None:
        word, _, rest = line.partition(" ")
        match word:
            case "game":
                self._game = rest
            case "option":
                # For people only: the rules follow whole.
                Reader(rest).fields()
            case "seat":
                reader = Reader(rest)
                seat, name = reader.item()
                self._names[seat] = str(name)
            case "rules":
                self._rules = _rules(rest, number)
            case _:
                raise RecordError(number, "bad_header", f"{word!r} stands in the header", "it has: game, option, seat, rules")

    def _event(self, line: str, number: int) -> None:
        if not line.strip():
            return
        if not line.startswith(INDENT):
            self._drafts.append(Draft(Reader(line), number))
        elif self._drafts:
            self._drafts[-1].more(Reader(line), number)
        else:
            raise RecordError(
                number, "no_event", "an indented line belongs to the event above it, and there is none", "put the event first"
            )


def _rules(source: str, number: int) -> Rules:
    try:
        return msgspec.json.decode(source, type=Rules)
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
        raise RecordError(
            number, "bad_rules", f"these rules cannot be read: {error}", "copy the line from where the record came"
        ) from None
