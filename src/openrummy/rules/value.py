"""The value ``Rules`` and its one checked constructor, ``replace``."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from openrummy.arrange.options import UNCAPPED, Counting, HandRules, Pattern, Way
from openrummy.melds import Melds
from openrummy.packs import Packs
from openrummy.rules.match import Match
from openrummy.rules.play import Gin, Play, Rum, Table

Value = int | str | bool
"""What an option can be set to."""

Composed = TypeVar("Composed", bound=msgspec.Struct)


class RulesError(ValueError):
    """An option that cannot be set so. ``code`` is stable; ``params`` name the option, the value and what is allowed."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(f"{code}: " + ", ".join(f"{name}={value!r}" for name, value in params.items()))
        self.code = code
        self.params = params


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every rule of a table, in option groups. Option names are unique over all groups.

    ``family``: which pure functions play a deal. ``sizes``: the cards of a hand for 2, 3, ... players dealt in; the last number holds for
    more. ``ways``: further ways to show than by ``patterns``.
    """

    family: Literal["indian", "rum", "gin"] = "indian"
    sizes: tuple[int, ...] = (13,)
    packs: Packs = Packs()
    melds: Melds = Melds()
    counting: Counting = Counting()
    patterns: tuple[Pattern, ...] = (Pattern(sequences=2, pure=1),)
    ways: tuple[Way, ...] = ()
    play: Play = Play()
    rum: Rum = Rum()
    gin: Gin = Gin()
    match: Match = Match()
    table: Table = Table()

    def hand_size(self, players: int) -> int:
        """How many cards each of so many players is dealt.

        >>> Rules(sizes=(10, 7, 7, 6)).hand_size(6)
        6
        """
        return self.sizes[min(players - 2, len(self.sizes) - 1)]

    @property
    def hand(self) -> HandRules:
        """What decides the worth of a hand, at a full table."""
        return self.hand_of(self.packs.seats)

    def hand_of(self, players: int) -> HandRules:
        """What decides the worth of a hand where so many are dealt in."""
        return HandRules(self.melds, self.counting, self.patterns, self.hand_size(players), self.ways, self.play.no_pure)


GROUPS = ("packs", "melds", "counting", "play", "rum", "gin", "match", "table")


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
    if meta.extra is not None:
        offered: tuple[Value, ...] = meta.extra["offered"]
        return offered
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
    every = {name: option.values for name, option in options().items()}
    return check(changed(rules, changes, every if allowed is None else allowed))


def changed(value: Composed, changes: Mapping[str, Any], allowed: Mapping[str, tuple[Value, ...]]) -> Composed:
    """A value that is composed of option groups, with some options changed; contradictions are not looked for.

    Raises ``RulesError``: ``unknown_option`` (option), ``option_out_of_range`` (option, value, allowed).
    """
    fresh: dict[str, dict[str, Value]] = {}
    for name, wanted in changes.items():
        if name not in allowed:
            raise RulesError("unknown_option", option=name, allowed=list(allowed))
        if not any(_same(wanted, one) for one in allowed[name]):
            raise RulesError("option_out_of_range", option=name, value=wanted, allowed=list(allowed[name]))
        fresh.setdefault(_group(value, name), {})[name] = wanted
    groups = {group: msgspec.structs.replace(getattr(value, group), **values) for group, values in fresh.items()}
    return msgspec.structs.replace(value, **groups)


def _group(value: msgspec.Struct, name: str) -> str:
    """The field of a composed value whose group holds the option."""
    return next(field for field in value.__struct_fields__ if name in getattr(getattr(value, field), "__struct_fields__", ()))


def check(rules: Rules) -> Rules:
    """The same rules, or ``RulesError`` with code ``options_contradict`` (option, other) where two options cannot both hold."""
    play = rules.play
    if play.first_drop > play.middle_drop:
        raise RulesError("options_contradict", option="first_drop", other="middle_drop")
    if play.middle_drop > rules.counting.cap:
        # PTS-14: a drop saves points, so it cannot cost more than the most that a hand can.
        raise RulesError("options_contradict", option="middle_drop", other="cap")
    check_no_pure(play, rules.counting)
    if play.values and rules.packs.wild_mode != "neighbours":
        # XXI-15: two of the three kinds are the neighbours.
        raise RulesError("options_contradict", option="values", other="wild_mode")
    check_packs(rules.packs, rules.hand_size(rules.packs.seats))
    check_match(rules)
    return rules


_FORMATS: Final = {"indian": ("single", "pool", "deals", "chips"), "rum": ("target",), "gin": ("boxes",)}


def check_match(rules: Rules) -> None:
    """Raises ``RulesError`` with code ``options_contradict`` where deals of this kind cannot add up so.

    A pool counts what is left in first drops (POOL-7), and nobody is out by a single deal from 0 (POOL-4).
    """
    match, play, cap = rules.match, rules.play, rules.counting.cap
    if match.format not in _FORMATS[rules.family]:
        raise RulesError("options_contradict", option="format", other="family")
    if match.format == "pool" and play.first_drop == 0:
        raise RulesError("options_contradict", option="first_drop", other="limit")
    if match.format == "pool" and cap >= match.limit:
        raise RulesError("options_contradict", option="cap", other="limit")


def check_no_pure(play: Play, counting: Counting) -> None:
    """Raises ``RulesError`` with code ``options_contradict`` where a hand without a pure sequence cannot cost the full count (CLS-35): where
    melds are taken out of the count though no sequence is pure, and where nothing caps the count.
    """
    if play.no_pure == "full_count" and counting.loser_count == "melds":
        raise RulesError("options_contradict", option="no_pure", other="loser_count")
    if play.no_pure == "full_count" and counting.cap >= UNCAPPED:
        raise RulesError("options_contradict", option="no_pure", other="cap")


def check_packs(packs: Packs, hand_size: int) -> None:
    """Raises ``RulesError`` with code ``options_contradict`` where the packs cannot deal so many cards to every seat."""
    dealt = packs.seats * hand_size + 2
    if packs.pack_count * 52 + packs.joker_count < dealt + packs.seats:
        raise RulesError("options_contradict", option="packs", other="seats")
