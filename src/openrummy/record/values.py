"""Values as text: cards in their own notation, whole numbers, words, tuples, tables by number, and structs by field.

    value  = "-" | "true" | "false" | number | card | word | quoted | "(" value* ")" | "{" (number ":" value)* "}" | "[" field* "]"
    field  = word "=" value

What is apart in the list is apart by one space. A card is its canonical text and a ``'`` for each further pack: ``7S``, ``7S'``. Text that
could be read as something else is quoted as in JSON. Fields that have their default are left out.
"""

import json
import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from openrummy.cards import FACES, card, faces, text

_CARD: Final = re.compile(r"(?:JK|[A2-9TJQK][SHDC])'*")
_WORD: Final = re.compile(r"[a-z][a-z_0-9]*")
_PLAIN: Final = re.compile(r"[a-z][a-z_]*")
_NUMBER: Final = re.compile(r"-?\d+")
_TOKEN: Final = re.compile(r"""\s*(?P<token>"(?:[^"\\]|\\.)*"|[(){}\[\]=:]|[^\s(){}\[\]=:"]+)""")

_OF_CARDS: Final = frozenset(
    ["card", "cards", "cut", "dealer_cards", "groups", "hands", "loose", "opening", "stock", "wild", "best_groups", "best_loose"]
)  # fmt: skip
"""Fields that hold cards, wherever they stand. A field that is missing here is written as numbers and still read back."""

_DEPTH: Final = 20
"""More values within values than any record has; a text with more is refused before it fills the stack."""
_DIGITS: Final = 18
"""More digits than any number of a record has."""


class Unreadable(ValueError):
    """Text that is no value; ``at``: where in the line (0-based)."""

    def __init__(self, what: str, at: int) -> None:
        super().__init__(what)
        self.at = at


def card_text(one: int) -> str:
    """A physical card; the packs beyond the first by a mark each.

    >>> card_text(6), card_text(59)
    ('7S', "7S'")
    """
    return text(one) + "'" * (one // FACES)


def value_text(value: Any, *, cards: bool = False) -> str:
    """A value as text. ``cards``: its numbers are cards, but not the keys of a table.

    >>> value_text((6, 59), cards=True), value_text({0: True, 2: None}), value_text("4e")
    ("(7S 7S')", '{0:true 2:-}', '"4e"')
    """
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return card_text(value) if cards else str(value)
    if isinstance(value, str):
        plain = _PLAIN.fullmatch(value) and value not in ("true", "false")
        return str(value) if plain else json.dumps(value, ensure_ascii=False)
    if isinstance(value, tuple | list):
        return "(" + " ".join(value_text(one, cards=cards) for one in value) + ")"
    if isinstance(value, dict):
        return "{" + " ".join(f"{key}:{value_text(one, cards=cards)}" for key, one in value.items()) + "}"
    return "[" + " ".join(f"{name}={one}" for name, one in fields_text(value)) + "]"


def fields_text(struct: msgspec.Struct) -> Iterator[tuple[str, str]]:
    """The fields of a struct that are not at their default, in order, each with its value as text."""
    for field in msgspec.structs.fields(struct):
        value = getattr(struct, field.name)
        default = field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()
        if default is msgspec.NODEFAULT or value != default:
            yield field.name, value_text(value, cards=holds_cards(field.name))


def holds_cards(name: str) -> bool:
    """Are the numbers in a field of this name cards?"""
    return name in _OF_CARDS


class _Token(NamedTuple):
    text: str
    at: int


class Reader:
    """Reads values from one line, from ``at`` on."""

    def __init__(self, line: str, at: int = 0) -> None:
        self._tokens: list[_Token] = []
        while line[at:].strip():
            found = _TOKEN.match(line, at)
            if found is None:
                raise Unreadable("a quotation mark is never closed", at)
            self._tokens.append(_Token(found["token"], found.start("token")))
            at = found.end()
        self._end = len(line)
        self._next = 0
        self._depth = 0

    @property
    def done(self) -> bool:
        return self._next == len(self._tokens)

    @property
    def at(self) -> int:
        """Where the next token begins."""
        return self._end if self.done else self._tokens[self._next].at

    @property
    def before_number(self) -> bool:
        """Is the next token a number?"""
        return not self.done and _NUMBER.fullmatch(self._tokens[self._next].text) is not None

    def word(self) -> str:
        """The next token, which must be a name."""
        token = self._take("a name")
        if _WORD.fullmatch(token.text) is None:
            raise Unreadable(f"{token.text!r} stands where a name is expected", token.at)
        return token.text

    def expect(self, sign: str) -> None:
        token = self._take(repr(sign))
        if token.text != sign:
            raise Unreadable(f"{token.text!r} stands where {sign!r} is expected", token.at)

    def fields(self, end: str | None = None) -> dict[str, Any]:
        """Fields up to the end of the line, or to the sign ``end``."""
        found: dict[str, Any] = {}
        while not self._closes(end):
            at, name = self.at, self.word()
            if name in found:
                raise Unreadable(f"{name} is said twice", at)
            self.expect("=")
            found[name] = self.value()
        return found

    def value(self) -> Any:
        token = self._take("a value")
        if self._depth == _DEPTH:
            raise Unreadable("there are too many values within values", token.at)
        self._depth += 1
        found = self._value(token)
        self._depth -= 1
        return found

    def _value(self, token: _Token) -> Any:
        match token.text:
            case "(":
                found = []
                while not self._closes(")"):
                    found.append(self.value())
                return found
            case "{":
                return dict(self._items())
            case "[":
                return self.fields("]")
            case _:
                return _atom(token)

    def item(self) -> tuple[int, Any]:
        """A key, a colon and its value."""
        token = self._take("a number")
        if not _NUMBER.fullmatch(token.text):
            raise Unreadable(f"{token.text!r} stands where a number is expected", token.at)
        self.expect(":")
        return _whole(token), self.value()

    def _items(self) -> Iterator[tuple[int, Any]]:
        while not self._closes("}"):
            yield self.item()

    def _closes(self, sign: str | None) -> bool:
        if sign is None:
            return self.done
        if not self.done and self._tokens[self._next].text == sign:
            self._next += 1
            return True
        return False

    def _take(self, wanted: str) -> _Token:
        if self.done:
            raise Unreadable(f"the line ends where {wanted} is expected", self._end)
        self._next += 1
        return self._tokens[self._next - 1]


def _atom(token: _Token) -> Any:
    source = token.text
    if source in ("-", "true", "false"):
        return {"-": None, "true": True, "false": False}[source]
    if _NUMBER.fullmatch(source):
        return _whole(token)
    if _CARD.fullmatch(source):
        return card(faces(source.rstrip("'"))[0], source.count("'"))
    if source.startswith('"'):
        return _quoted(token)
    if _WORD.fullmatch(source):
        return source
    raise Unreadable(f"{source!r} is no card, number or word", token.at)


def _whole(token: _Token) -> int:
    if len(token.text) > _DIGITS:
        raise Unreadable("a number is too long", token.at)
    return int(token.text)


def _quoted(token: _Token) -> str:
    try:
        found = str(json.loads(token.text))
        found.encode()  # half of a pair of surrogates can be written in JSON, and printed nowhere
    except ValueError as error:
        raise Unreadable(f"this is no text as JSON has it: {error}", token.at) from None
    return found
