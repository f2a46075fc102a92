"""Rum (rulebook 6): hands only. A hand can be declared when all of it lies in melds (RUM-8)."""

from openrummy.arrange.options import UNCAPPED, Counting, Pattern
from openrummy.melds import Melds
from openrummy.packs import Packs
from openrummy.rules.hands import HandGame, every

RUM_HAND = HandGame(
    name="rum",
    packs=Packs(seats=2, packs=1, printed_jokers=0, wild_mode="none"),
    melds=Melds(ace="low"),
    counting=Counting(ace_count=1, cap=UNCAPPED),
    patterns=(Pattern(sequences=0, pure=0),),
    # RUM-1: two players get 10 cards, three or four 7, five or six 6.
    sizes=(10, 7, 7, 6, 6),
    words="runs",
    choices=every(("seats",)) | {"ace": ("low", "both")},
)
