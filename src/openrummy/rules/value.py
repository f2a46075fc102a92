"""The value ``Rules`` and its one checked constructor, ``replace``."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from openrummy.arrange.options import Counting, HandRules, Pattern
from openrummy.melds import Melds
from openrummy.packs import Packs
from openrummy.rules.play import Play, Table

Value = int | str | bool
"""What an option can be set to."""


class RulesError(ValueError):
    """An option that cannot be set so. ``code`` is stable; ``params`` name the option, the value and what is allowed."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(f"{code}: " + ", ".join(f"{name}={value!r}" for name, value in params.items()))
        self.code = code
        self.params = params


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every rule of a table, in option groups. Option names are unique over all groups."""

    family: Literal["indian"] = "indian"
    packs: Packs = Packs()
    melds: Melds = Melds()
    counting: Counting = Counting()
    patterns: tuple[Pattern, ...] = (Pattern(sequences=2, pure=1),)
    play: Play = Play()
    table: Table = Table()

    @property
    def hand(self) -> HandRules:
        return HandRules(melds=self.melds, counting=self.counting, patterns=self.patterns)


GROUPS = ("packs", "melds", "counting", "play", "table")


class Option(msgspec.Struct, frozen=True):
    """One option: the group it belongs to and every value the engine can play."""

    name: str
    group: str
    values: tuple[Value, ...]


def _values(annotation: Any) -> tuple[Value, ...]:
    if annotation is bool:
        return (False, True)
    if get_origin(annotation) is Literal:
        return get_args(annotation)
    meta = annotation.__metadata__[0]
    return tuple(range(meta.ge, meta.le + 1, meta.multiple_of or 1))


@cache
def options() -> Mapping[str, Option]:
    """Every option by name, in the order of the groups."""
    found: dict[str, Option] = {}
    for group in GROUPS:
        kind = type(getattr(Rules(), group))
        for name, annotation in get_type_hints(kind, include_extras=True).items():
            found[name] = Option(name, group, _values(annotation))
    return found


def value(rules: Rules, name: str) -> Value:
    """The value that ``rules`` give an option."""
    found: Value = getattr(getattr(rules, options()[name].group), name)
    return found


def _same(left: Value, right: Value) -> bool:
    return type(left) is type(right) and left == right


def replace(rules: Rules, changes: Mapping[str, Any], allowed: Mapping[str, tuple[Value, ...]] | None = None) -> Rules:
    """``rules`` with some options changed, checked.

    ``allowed`` narrows what may be chosen (a preset's choices); without it everything the engine can play is allowed.
    Raises ``RulesError``: ``unknown_option`` (option), ``option_out_of_range`` (option, value, allowed),
    ``options_contradict`` (option, other).
    """
    fresh: dict[str, dict[str, Value]] = {}
    for name, wanted in changes.items():
        option = options().get(name)
        if option is None or (allowed is not None and name not in allowed):
            raise RulesError("unknown_option", option=name, allowed=list(allowed or options()))
        values = option.values if allowed is None else allowed[name]
        if not any(_same(wanted, one) for one in values):
            raise RulesError("option_out_of_range", option=name, value=wanted, allowed=list(values))
        fresh.setdefault(option.group, {})[name] = wanted
    changed = {group: msgspec.structs.replace(getattr(rules, group), **values) for group, values in fresh.items()}
    return check(msgspec.structs.replace(rules, **changed))


def check(rules: Rules) -> Rules:
    """The same rules, or ``RulesError`` with code ``options_contradict`` (option, other) where two options cannot both hold."""
    packs, play = rules.packs, rules.play
    if play.first_drop > play.middle_drop:
        raise RulesError("options_contradict", option="first_drop", other="middle_drop")
    dealt = packs.seats * play.hand_size + 2
    if packs.pack_count * 52 + packs.joker_count < dealt + packs.seats:
        raise RulesError("options_contradict", option="packs", other="seats")
    return rules
