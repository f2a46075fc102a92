"""The registry of presets: a preset is a value, and per option what a host may choose."""

from collections.abc import Mapping

from openrummy.rules.presets.base import Preset
from openrummy.rules.presets.points import POINTS
from openrummy.rules.value import RulesError

_ALL = (POINTS,)


def presets() -> Mapping[str, Preset]:
    """Every preset by name, in the order they are offered."""
    return {one.name: one for one in _ALL}


def preset(name: str) -> Preset:
    """The preset of that name; raises ``RulesError`` with code ``unknown_rules`` (rules, allowed)."""
    found = presets().get(name)
    if found is None:
        raise RulesError("unknown_rules", rules=name, allowed=list(presets()))
    return found
