"""What a preset is."""

from collections.abc import Mapping
from typing import Any

import msgspec

from openrummy.rules.value import Rules, Value, replace


class Preset(msgspec.Struct, frozen=True):
    """Named rules, and for each option that a host may change, the values to choose from (in the order of a form)."""

    name: str
    rules: Rules
    choices: dict[str, tuple[Value, ...]]

    def make(self, changes: Mapping[str, Any]) -> Rules:
        """The rules of a table that changes these options; raises ``RulesError`` as ``replace`` does."""
        return replace(self.rules, changes, self.choices)
