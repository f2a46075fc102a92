"""Rules as data: one frozen value, presets, and the checked way to change an option."""

from openrummy.rules.presets import preset, presets
from openrummy.rules.presets.base import Preset
from openrummy.rules.value import Rules, RulesError, replace

__all__ = ["Preset", "Rules", "RulesError", "preset", "presets", "replace"]
