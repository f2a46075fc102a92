"""Rules as data: one frozen value, presets, and the checked way to change an option."""

from openrummy.rules.hands import HandGame
from openrummy.rules.presets import hand_game, hand_games, preset, presets
from openrummy.rules.presets.base import Preset
from openrummy.rules.value import Rules, RulesError, replace

__all__ = ["HandGame", "Preset", "Rules", "RulesError", "hand_game", "hand_games", "preset", "presets", "replace"]
