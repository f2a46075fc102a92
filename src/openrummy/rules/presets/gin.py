"""Gin Rummy in its five forms (GIN-1 to GIN-27), and its hands by themselves. The count is the deadwood."""

from typing import Final

from openrummy.arrange.presets import GIN as GIN_RULES
from openrummy.packs import Packs
from openrummy.rules.hands import HandGame, Knock, every
from openrummy.rules.match import Match
from openrummy.rules.play import Gin, Play
from openrummy.rules.presets.base import Preset
from openrummy.rules.value import Rules, Value

_SCORES: Final = (
    "gin_bonus", "big_gin", "undercut_bonus", "undercut_on_tie", "box_bonus", "game_bonus", "shutout", "boxes_at_once", "extra_boxes",
    "double_boxes",
)  # fmt: skip
_PLAY: Final = ("dead_hand", "defence", "next_dealer")
_TABLE: Final = ("turn_timer", "skip_disconnected", "guests", "chat", "spectators")

_CHOICES: Final[dict[str, tuple[Value, ...]]] = {
    "turn_timer": every(_TABLE)["turn_timer"],
    "target": (100, 150, 200, 250),
    **every(("knock_limit", "oklahoma", "ace_upcard", "spades_double", *_SCORES, *_PLAY, *_TABLE)),
}


def _without(*fixed: str) -> dict[str, tuple[Value, ...]]:
    return {name: values for name, values in _CHOICES.items() if name not in fixed}


def _rules(gin: Gin, match: Match) -> Rules:
    return Rules(
        family="gin",
        sizes=(GIN_RULES.size,),
        packs=Packs(seats=2, packs=1, printed_jokers=0, wild_mode="none"),
        melds=GIN_RULES.melds,
        counting=GIN_RULES.counting,
        patterns=GIN_RULES.patterns,
        # GIN-4: who does not deal is asked first.
        play=Play(first_player="left"),
        gin=gin,
        match=match,
    )


GIN = Preset(name="gin", rules=_rules(Gin(), Match(format="boxes")), choices=_CHOICES)

GIN_CLASSIC = Preset(
    name="gin-classic",
    rules=_rules(
        Gin(gin_bonus=20, big_gin="off", undercut_bonus=10),
        Match(format="boxes", box_bonus=20, shutout="game_bonus_200"),
    ),
    choices=_CHOICES,
)

GIN_OKLAHOMA = Preset(
    name="gin-oklahoma",
    rules=_rules(Gin(oklahoma=True, spades_double=True), Match(format="boxes", target=150)),
    choices=_without("knock_limit", "oklahoma"),
)

GIN_STRAIGHT = Preset(
    name="gin-straight",
    rules=_rules(Gin(knock_limit=0), Match(format="boxes")),
    # GIN-27: nobody knocks with loose cards, so nothing can be undercut or laid off.
    choices=_without("knock_limit", "oklahoma", "ace_upcard", "undercut_bonus", "undercut_on_tie", "defence"),
)

GIN_HOLLYWOOD = Preset(
    name="gin-hollywood",
    rules=_rules(Gin(), Match(format="boxes", columns=3)),
    choices=_CHOICES,
)

GIN_HAND = HandGame(
    name=GIN.name,
    packs=GIN.rules.packs,
    melds=GIN.rules.melds,
    counting=GIN.rules.counting,
    patterns=GIN.rules.patterns,
    sizes=GIN.rules.sizes,
    words="runs",
    knock=Knock(),
    choices=every(("ace",)) | {"knock_limit": tuple(range(11))},
)
