"""Write docs/protocol.md from the types of the protocol; ``--check`` only tells whether the file is stale."""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as kinds

from openrummy.games.actions import PlayerAction
from openrummy.games.errors import Code
from openrummy.games.events import Event
from openrummy.match.errors import Code as MatchCode
from openrummy.rules.value import Rules
from openrummy.server import protocol
from openrummy.server.errors import STATUS
from openrummy.server.texts import sentence

TARGET = Path(__file__).parent.parent / "docs/protocol.md"
PARAMETERS = (
    "table",
    "origin",
    "seats",
    "allowed",
    "least",
    "reason",
    "type",
    "yours",
    "ours",
    "option",
    "other",
    "value",
    "rules",
)
RULES_CODES = ("unknown_rules", "unknown_option", "option_out_of_range", "options_contradict")

HEAD = """# Protocol

How programs and pages talk to a table. Everything here is generated from `src/openrummy/server/protocol.py` and the types it
uses, by `uv run python scripts/protocol_doc.py`; the page's TypeScript comes from the same types.

{about}

## A visit in short

1. `POST /api/people` with a name gives a token, once. It is the person: keep it, send it in no address.
2. `POST /api/tables` makes a table and gives its code; friends only need the code.
3. Open a websocket at `/ws` and send `hello` with token and code. The answer is `welcome` with the table as it stands, `refused`
   (say `hello` again, with something else), or `reload` for a page of another build.
4. Everything that happens at the table comes as `update`: the events of one version, and the table after it. A client that knows
   no events can live from `view` alone.
5. A message that changes something has an `id` of the sender's choice, and is answered with `done` once it is on the disk, or
   with `refused` when nothing has changed. **The same id again is never a second move**: it gets the answer of the first, also
   after a restart of the server. So after a lost connection say `hello` with the last `version` seen, and send again what was never
   answered.
6. What may be done now is in `view.deal.own.legal`, what the own cards count as they lie in `view.hand`. No client needs to know the
   rules.

A connection outlives every bad message after `hello`. It is closed only when nobody says `hello` within 30 seconds or in ten tries,
when far too much is sent (more than 20 messages a second are refused, some hundred more end it), when more waits to be read than
a slow reader may leave, and when a frame has more than 64 KB (from 16 KB on messages are refused).

## HTTP

Bodies are JSON. Every error has a `Problem` as its body, in the language of `Accept-Language`.

| request | body | answer |
| --- | --- | --- |
| `POST /api/people` | [NewPerson](#newperson) | 201, [Person](#person) |
| `PUT /api/people/me`, `Authorization: Bearer TOKEN` | [NewPerson](#newperson) | [Renamed](#renamed) |
| `POST /api/tables`, `Authorization: Bearer TOKEN` | [NewTable](#newtable) | 201, [MadeTable](#madetable) |
| `GET /api/tables/CODE` | | [TableInfo](#tableinfo) |
| `GET /api/tables/CODE/record?deal=N`, with `Authorization` | | text: the latest deal that has ended, or that one; of a match all up to it |
| `GET /api/presets` | | list of [PresetInfo](#presetinfo) |
| `GET /api/health` | | [Health](#health) |
"""


def main() -> int:
    text = document()
    if "--check" in sys.argv[1:]:
        fresh = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text
        if not fresh:
            print(f"{TARGET.name} is stale: run uv run python scripts/protocol_doc.py", file=sys.stderr)
        return 0 if fresh else 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


def document() -> str:
    """The whole page."""
    about = (protocol.__doc__ or "").split("\n\n", 1)[1].strip().replace("``", "`")
    bodies = [protocol.NewPerson, protocol.Person, protocol.Renamed, protocol.NewTable, protocol.MadeTable, protocol.TableInfo,
              protocol.PresetInfo, protocol.Health, protocol.Problem]  # fmt: skip
    chapters: list[tuple[str, Iterable[type]]] = [
        ("Messages to the server", get_args(protocol.ClientMessage)),
        ("Moves", get_args(PlayerAction)),
        ("Messages from the server", get_args(protocol.ServerMessage)),
        ("Events", get_args(Event)),
        ("Bodies over HTTP", bodies),
    ]
    told = {kind for _, types in chapters for kind in types}
    used = sorted(_used(told) - told, key=lambda kind: kind.__name__)
    parts = [HEAD.format(about=about)]
    for title, types in [*chapters, ("What they hold", used)]:
        parts.append(f"\n## {title}\n")
        parts += [_section(kind) for kind in types]
    return "".join([*parts, _errors()])


def _used(types: Iterable[type]) -> set[type]:
    """Every struct that the given ones hold, at any depth; the rules have a page of their own."""
    found: set[type] = set()
    open_: list[Any] = [kinds.type_info(kind) for kind in types]
    while open_:
        one = open_.pop()
        if isinstance(one, kinds.StructType):
            if one.cls in found:
                continue
            found.add(one.cls)
            if one.cls is not Rules:
                open_ += [field.type for field in one.fields]
        else:
            open_ += _inner(one)
    return found


def _inner(one: Any) -> list[Any]:
    match one:
        case kinds.UnionType():
            return list(one.types)
        case kinds.VarTupleType() | kinds.ListType():
            return [one.item_type]
        case kinds.TupleType():
            return list(one.item_types)
        case kinds.DictType():
            return [one.key_type, one.value_type]
        case _:
            return []


def _section(kind: type) -> str:
    info = kinds.type_info(kind)
    assert isinstance(info, kinds.StructType)
    words = " ".join((kind.__doc__ or "").split()).replace("``", "`")
    text = f"\n### {info.tag if info.tag is not None else kind.__name__}\n\n"
    # A docstring that msgspec made itself says nothing.
    text += f"{words}\n" if words and not words.startswith(kind.__name__ + "(") else ""
    if kind is Rules:
        return text + "\nThe option groups `packs`, `melds`, `counting`, `play` and `table`: see [all options](options.md).\n"
    rows = [f'| `{info.tag_field}` | `"{info.tag}"` | |\n'] if info.tag is not None else []
    rows += [f"| `{field.encode_name}` | {_words(field.type)} | {_default(field)}|\n" for field in info.fields]
    return text + "\n| field | what | if left out |\n| --- | --- | --- |\n" + "".join(rows) if rows else text


def _default(field: Any) -> str:
    if field.required:
        return ""
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return f"`{msgspec.json.encode(value).decode()}` "


def _words(one: Any) -> str:
    """A type in words."""
    match one:
        case kinds.StructType():
            name = one.tag if one.tag is not None else one.cls.__name__
            return f"[{name}](#{str(name).lower()})"
        case kinds.UnionType():
            return " or ".join(_words(part) for part in one.types)
        case kinds.LiteralType():
            return " or ".join(f"`{msgspec.json.encode(value).decode()}`" for value in one.values)
        case kinds.EnumType():
            return " or ".join(f'`"{value.value}"`' for value in one.cls)
        case kinds.VarTupleType() | kinds.ListType():
            return "list of " + _plural(_words(one.item_type))
        case kinds.DictType():
            return f"object from {_words(one.key_type)} to {_words(one.value_type)}"
        case kinds.StrType():
            return "text" + _between(one.min_length, one.max_length, " of {} to {} characters")
        case kinds.IntType():
            return "whole number" + _between(one.ge, one.le, " from {} to {}")
        case kinds.FloatType():
            return "number"
        case kinds.BoolType():
            return "`true` or `false`"
        case kinds.NoneType():
            return "`null`"
        case kinds.AnyType():
            return "anything"
    raise TypeError(f"no words for {one}")


def _plural(words: str) -> str:
    if words.startswith("list of "):
        return "lists" + words.removeprefix("list")
    return {"whole number": "whole numbers", "text": "texts"}.get(words, words)


def _between(least: int | None, most: int | None, words: str) -> str:
    return "" if least is None and most is None else words.format(least, most)


def _errors() -> str:
    return "".join(_error_lines())


def _error_lines() -> Iterator[str]:
    yield "\n## Errors\n\nCodes are stable; sentences are told in the reader's language, here in English with their parameters in braces.\n\n"
    yield "| code | what it says | over HTTP |\n| --- | --- | --- |\n"
    for code in sorted({*STATUS, *RULES_CODES, *map(str, Code), *map(str, MatchCode)}):
        yield f"| `{code}` | {_sentence(code)} | {STATUS.get(code) or (400 if code in RULES_CODES else '')} |\n"


def _sentence(code: str) -> str:
    return sentence("en", code, {name: f"{{{name}}}" for name in PARAMETERS})


if __name__ == "__main__":
    sys.exit(main())
