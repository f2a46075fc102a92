"""Messages as someone makes them who means harm: by the types of the protocol, and then broken."""

import random
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import inspect

HOSTILE: Final[tuple[Any, ...]] = (
    None, True, False, 0, 1, -1, 52, 53, 158, 159, 2**31, 2**53 + 1, 2**63, -(2**63) - 1, 10**40, 0.5, -0.0, 1e308, float("nan"), float("inf"),
    "", " ", "x" * 41, "x" * 300, "\x00", "\ud800", "नमस्ते", "7S", "0", "null", "' OR 1=1 --", "../../etc/passwd", "<script>", "{ $name }",
    [], [[]], [[[]]], [0, 0], list(range(160)), [[card] for card in range(160)], [None], ["0"], {}, {"type": "leave"}, {"type": "timeout", "turn": 1},
    {"": {}},
)  # fmt: skip


class Maker:
    """Makes values of a type. ``known``: what a field of that name usually holds, so that the value comes through the first doors."""

    def __init__(self, rng: random.Random, known: Mapping[str, Any]) -> None:
        self.rng, self.known = rng, known

    def message(self, kind: type[msgspec.Struct]) -> Any:
        """A message or body of this kind that can be read, or (more often) can not."""
        made = self._of(inspect.type_info(kind), "")
        for _ in range(self.rng.choice((0, 0, 1, 1, 2))):
            made = self._broken(made)
        return made

    def _of(self, kind: inspect.Type, name: str) -> Any:
        rng = self.rng
        if name in self.known and rng.random() < 0.8:
            return rng.choice(self.known[name])
        match kind:
            case inspect.StructType():
                tag = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
                return tag | {
                    field.encode_name: self._of(field.type, field.name)
                    for field in kind.fields
                    if field.required or rng.random() < 0.5
                }
            case inspect.UnionType():
                return self._of(rng.choice(kind.types), name)
            case inspect.VarTupleType() | inspect.ListType():
                return [self._of(kind.item_type, name) for _ in range(rng.choice((0, 1, 3, 4, 13)))]
            case inspect.DictType():
                return {
                    rng.choice(self.known.get("key", ("a",))): self._of(kind.value_type, name) for _ in range(rng.randrange(4))
                }
            case inspect.LiteralType():
                return rng.choice(kind.values)
            case inspect.BoolType():
                return rng.random() < 0.5
            case inspect.IntType():
                return rng.choice((rng.randrange(160), rng.randrange(6), -1, 2**63, 10**40))
            case inspect.StrType():
                return rng.choice(("a", "Asha", "x" * (kind.max_length or 9), uid(rng)))
            case _:
                return None

    def _broken(self, value: Any) -> Any:
        """The same with one thing in it, however deep, replaced, left out or added."""
        rng = self.rng
        if isinstance(value, dict) and value and rng.random() < 0.9:
            name = rng.choice(list(value))
            how = rng.random()
            if how < 0.1:
                return {other: inner for other, inner in value.items() if other != name}
            if how < 0.2:
                return value | {rng.choice(("extra", "seat", "person", "token", "type")): rng.choice(HOSTILE)}
            return value | {name: self._broken(value[name])}
        if isinstance(value, list) and value and rng.random() < 0.5:
            at = rng.randrange(len(value))
            return [*value[:at], self._broken(value[at]), *value[at + 1 :]]
        return rng.choice(HOSTILE)


def uid(rng: random.Random) -> str:
    """A fresh message id."""
    return f"{rng.getrandbits(64):x}"
