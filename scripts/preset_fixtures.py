"""Print the rules of every preset as JSON, for the page's tests and gallery; `npm run protocol` in web/ writes them."""

import sys

import msgspec

from openrummy.rules.presets import presets


def fixtures() -> bytes:
    """Rules by the preset's name, in the order in which games are offered."""
    rules = {name: preset.rules for name, preset in presets().items()}
    return msgspec.json.format(msgspec.json.encode(rules), indent=2) + b"\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(fixtures())
