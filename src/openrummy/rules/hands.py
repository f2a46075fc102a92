"""Hands by themselves: what a game's hands are dealt from and worth, without a deal around it."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, Literal, Protocol

import msgspec
from msgspec import Meta

from openrummy.arrange.options import Counting, HandRules, Pattern, Way
from openrummy.melds import Melds
from openrummy.packs import Packs
from openrummy.rules.play import Play
from openrummy.rules.value import Rules, Value, changed, check_no_pure, check_packs, options


class Knock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The option group of games that one may end with loose cards: so many points of them at most (GIN-8, GIN-27)."""

    knock_limit: Annotated[int, Meta(ge=0, le=10)] = 10


class HandGame(msgspec.Struct, frozen=True):
    """Named rules of a hand, and for each option that may be changed the values to choose from.

    ``sizes``: the cards of a hand at a table of 2, 3, ... seats; the last number holds for all larger ones.
    ``play``: of it only ``no_pure`` matters (CLS-35). ``words``: how melds are called, pure and impure sequences or just runs. ``knock``:
    ``None`` where every card must lie in a meld to end the deal.
    """

    name: str
    packs: Packs
    melds: Melds
    counting: Counting
    patterns: tuple[Pattern, ...]
    choices: dict[str, tuple[Value, ...]]
    ways: tuple[Way, ...] = ()
    play: Play = Play()
    sizes: tuple[int, ...] = (13,)
    words: Literal["sequences", "runs"] = "sequences"
    knock: Knock | None = None

    @property
    def size(self) -> int:
        """The number of cards of a hand between turns."""
        return self.sizes[min(self.packs.seats - 2, len(self.sizes) - 1)]

    @property
    def hand(self) -> HandRules:
        return HandRules(self.melds, self.counting, self.patterns, self.size, self.ways, self.play.no_pure)

    def make(self, changes: Mapping[str, Any]) -> "HandGame":
        """This game with some options changed; raises ``RulesError`` as ``openrummy.rules.replace`` does.

        >>> from openrummy.rules import hand_game
        >>> hand_game("points-classic").make({"set_max": 5}).melds.set_max
        5
        """
        made = changed(self, changes, self.choices)
        check_packs(made.packs, made.size)
        check_no_pure(made.play, made.counting)
        return made


_GROUPS: Final = ("packs", "melds", "counting")
_OF_PLAY: Final = ("no_pure",)


def _of_hands(name: str) -> bool:
    """Does the option decide what a hand is worth or what it is dealt from?"""
    return options()[name].group in _GROUPS or name in _OF_PLAY


class Played(Protocol):
    """A game that can be played: a preset."""

    @property
    def name(self) -> str: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def choices(self) -> dict[str, tuple[Value, ...]]: ...


def hand_of(game: Played) -> HandGame:
    """The hands of a game with jokers that can be played: as its rules say, and of its choices those that a hand depends on."""
    rules = game.rules
    return HandGame(
        name=game.name,
        packs=rules.packs,
        melds=rules.melds,
        counting=rules.counting,
        patterns=rules.patterns,
        choices={name: values for name, values in game.choices.items() if _of_hands(name)},
        ways=rules.ways,
        play=rules.play,
        sizes=rules.sizes,
    )


def every(names: Iterable[str]) -> dict[str, tuple[Value, ...]]:
    """The choices of these options: all values that they can have."""
    return {name: options()[name].values for name in names}
