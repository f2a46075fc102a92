"""The registries: of presets, each a value and per option what a host may choose; and of games whose hands can be judged."""

from collections.abc import Mapping

from msgspec.structs import replace

from openrummy.rules.hands import HandGame, Knock
from openrummy.rules.presets.base import Preset
from openrummy.rules.presets.classic import CLASSIC, CLASSIC_HAND
from openrummy.rules.presets.deals import DEALS, DEALS_CHIPS, DEALS_CHIPS_HAND, DEALS_HAND
from openrummy.rules.presets.gin import GIN, GIN_CLASSIC, GIN_HAND, GIN_HOLLYWOOD, GIN_OKLAHOMA, GIN_STRAIGHT
from openrummy.rules.presets.points import POINTS, POINTS_HAND
from openrummy.rules.presets.pool import POOL_61, POOL_61_HAND, POOL_101, POOL_101_HAND, POOL_201, POOL_201_HAND
from openrummy.rules.presets.rum import RUM, RUM_HAND, RUM_SHUFFLE
from openrummy.rules.presets.twentyone import TWENTYONE, TWENTYONE_HAND
from openrummy.rules.value import RulesError

_ALL = (
    POINTS,
    CLASSIC,
    POOL_101,
    POOL_201,
    POOL_61,
    DEALS,
    DEALS_CHIPS,
    TWENTYONE,
    RUM,
    RUM_SHUFFLE,
    GIN,
    GIN_CLASSIC,
    GIN_OKLAHOMA,
    GIN_STRAIGHT,
    GIN_HOLLYWOOD,
)
_HANDS = (
    POINTS_HAND, CLASSIC_HAND, POOL_101_HAND, POOL_201_HAND, POOL_61_HAND, DEALS_HAND, DEALS_CHIPS_HAND, TWENTYONE_HAND, GIN_HAND, RUM_HAND,
    replace(RUM_HAND, name=RUM_SHUFFLE.name),
    *(replace(GIN_HAND, name=one.name, knock=Knock(one.rules.gin.knock_limit)) for one in (GIN_CLASSIC, GIN_OKLAHOMA, GIN_STRAIGHT, GIN_HOLLYWOOD)),
)  # fmt: skip


def presets() -> Mapping[str, Preset]:
    """Every preset that can be played, by name, in the order they are offered."""
    return {one.name: one for one in _ALL}


def preset(name: str) -> Preset:
    """The preset of that name; raises ``RulesError`` with code ``unknown_rules`` (rules, allowed)."""
    found = presets().get(name)
    if found is None:
        raise RulesError("unknown_rules", rules=name, allowed=list(presets()))
    return found


def hand_games() -> Mapping[str, HandGame]:
    """Every game whose hands can be arranged, checked and counted, by name."""
    return {one.name: one for one in _HANDS}


def hand_game(name: str) -> HandGame:
    """The hands of the game of that name; raises ``RulesError`` with code ``unknown_rules`` (rules, allowed).

    >>> hand_game("twentyone").size
    21
    """
    found = hand_games().get(name)
    if found is None:
        raise RulesError("unknown_rules", rules=name, allowed=list(hand_games()))
    return found
