"""Gin Rummy (research 4): hands only. The count is the deadwood."""

from openrummy.arrange.presets import GIN
from openrummy.packs import Packs
from openrummy.rules.hands import HandGame, Knock, every

GIN_HAND = HandGame(
    name="gin",
    packs=Packs(seats=2, packs=1, printed_jokers=0, wild_mode="none"),
    melds=GIN.melds,
    counting=GIN.counting,
    patterns=GIN.patterns,
    sizes=(GIN.size,),
    words="runs",
    knock=Knock(),
    choices=every(("ace",)) | {"knock_limit": tuple(range(11))},
)
