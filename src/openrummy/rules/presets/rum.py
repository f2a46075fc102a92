"""Rum (RUM-1 to RUM-12): to a target. A hand can be declared when all of it lies in melds (RUM-8)."""

from openrummy.arrange.options import UNCAPPED, Counting, Pattern
from openrummy.melds import Melds
from openrummy.packs import Packs
from openrummy.rules.hands import HandGame, every
from openrummy.rules.match import Match
from openrummy.rules.play import Play, Rum
from openrummy.rules.presets.base import Preset
from openrummy.rules.value import Rules, options

_ACE = {"ace": ("low", "high", "both")}

_OFFERED = (
    "seats", "turn_timer", "target", "stock_end", "going_rummy", "one_meld_per_turn", "layoff_before_meld",
    "must_discard_to_go_out", "ace", "skip_disconnected", "guests", "chat", "spectators",
)  # fmt: skip

_CHOICES = {name: options()[name].values for name in _OFFERED} | _ACE

_RULES = Rules(
    family="rum",
    # RUM-1: two players get 10 cards, three or four 7, five or six 6.
    sizes=(10, 7, 7, 6, 6),
    packs=Packs(seats=4, packs=1, printed_jokers=0, wild_mode="none"),
    melds=Melds(ace="low"),
    counting=Counting(ace_count=1, cap=UNCAPPED),
    patterns=(Pattern(sequences=0, pure=0),),
    play=Play(first_player="left"),
    match=Match(format="target", target=100),
)

RUM = Preset(name="rum", rules=_RULES, choices=_CHOICES)

RUM_SHUFFLE = Preset(
    name="rum-shuffle",
    rules=Rules(
        family=_RULES.family,
        sizes=_RULES.sizes,
        packs=_RULES.packs,
        melds=_RULES.melds,
        counting=_RULES.counting,
        patterns=_RULES.patterns,
        play=_RULES.play,
        rum=Rum(stock_end="shuffle"),
        match=_RULES.match,
    ),
    # RUM-12: two to four players.
    choices=_CHOICES | {"seats": (2, 3, 4), "stock_end": ("shuffle",)},
)

RUM_HAND = HandGame(
    name=RUM.name,
    packs=Packs(seats=2, packs=1, printed_jokers=0, wild_mode="none"),
    melds=_RULES.melds,
    counting=_RULES.counting,
    patterns=_RULES.patterns,
    sizes=_RULES.sizes,
    words="runs",
    choices=every(("seats",)) | _ACE,
)
