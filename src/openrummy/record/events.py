"""Events as lines: the event's name, its fields; what is a list of structs or a table of tuples on a further, indented line each."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, get_args

import msgspec

from openrummy.games.events import Event
from openrummy.match.events import MatchEvent
from openrummy.record.errors import RecordError
from openrummy.record.values import Reader, fields_text, holds_cards, value_text
from openrummy.rules.value import Rules

AnyEvent = Event | MatchEvent
"""What a record holds: the events of its deals, whole, and of the match, in the order in which they happened."""

INDENT: Final = "  "

_KINDS: Final[Mapping[str, type[msgspec.Struct]]] = {kind.__struct_config__.tag: kind for kind in get_args(AnyEvent)}


def lines_of(event: AnyEvent, rules: Rules) -> Iterator[str]:
    """The lines of an event. ``rules``: those of the header, which events do not repeat."""
    below: list[str] = []
    words = [str(event.__struct_config__.tag)]
    for name, shown in fields_text(event):
        value = getattr(event, name)
        if isinstance(value, Rules) and value == rules:
            continue
        if _spread(value):
            below += _below(name, value)
        else:
            words.append(f"{name}={shown}")
    yield " ".join(words)
    yield from below


def _spread(value: Any) -> bool:
    if isinstance(value, dict):
        return bool(value) and all(isinstance(one, tuple) for one in value.values())
    return isinstance(value, tuple) and bool(value) and all(isinstance(one, msgspec.Struct) for one in value)


def _below(name: str, value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, one in value.items():
            yield f"{INDENT}{name} {key}:{value_text(one, cards=holds_cards(name))}"
    else:
        for one in value:
            yield f"{INDENT}{name} " + " ".join(f"{field}={shown}" for field, shown in fields_text(one))


class Draft:
    """An event as its lines are read; ``line``: the number of the first."""

    def __init__(self, reader: Reader, line: int) -> None:
        self.line = line
        self.tag = reader.word()
        if self.tag not in _KINDS:
            raise RecordError(line, "unknown_event", f"there is no event {self.tag!r}", f"the events are: {', '.join(_KINDS)}")
        self._values: dict[str, Any] = {"type": self.tag}
        for name, value in reader.fields().items():
            self._check(name, line)
            self._values[name] = value

    def more(self, reader: Reader, line: int) -> None:
        """An indented line that belongs to the event."""
        name = reader.word()
        self._check(name, line)
        # A colon after a number: a table's item; else a struct.
        if reader.before_number:
            key, value = reader.item()
            self._values.setdefault(name, {})[key] = value
            if not reader.done:
                raise RecordError(line, "trailing", "there is more than one item", "write each item on a line of its own")
        else:
            self._values.setdefault(name, []).append(reader.fields())

    def event(self, rules: Rules) -> AnyEvent:
        """The event; raises ``RecordError`` where a field is missing or holds what it cannot."""
        kind = _KINDS[self.tag]
        if "rules" in kind.__struct_fields__ and "rules" not in self._values:
            self._values["rules"] = msgspec.to_builtins(rules)
        try:
            found: AnyEvent = msgspec.convert(self._values, AnyEvent)
        except msgspec.ValidationError as error:
            raise RecordError(
                self.line, "bad_event", f"{self.tag}: {error}", "correct the field, or the record it was copied from"
            ) from None
        return found

    def _check(self, name: str, line: int) -> None:
        names = _KINDS[self.tag].__struct_fields__
        if name not in names:
            raise RecordError(line, "unknown_field", f"{self.tag} has no field {name!r}", f"its fields are: {', '.join(names)}")
