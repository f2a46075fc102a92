"""What the page says, read from the same message files."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import openrummy

LOCALES = Path(openrummy.__file__).parent / "locales"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


def say(message: str, language: str = "en", **given: object) -> str:
    """A message's text; raises ``LookupError`` for one that is not there."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None, message
    text, errors = bundle.format_pattern(pattern, given)
    assert not errors, (message, errors)
    return str(text)
