"""Errors in the reader's language, from the same Fluent files as the page."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args

from fluent.runtime import FluentBundle, FluentResource

from openrummy.server.protocol import Language

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
_LOCALES: Final = Path(__file__).parents[1] / "locales"


@cache
def _bundle(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((_LOCALES / language / "errors.ftl").read_text(encoding="utf-8")))
    return bundle


def sentence(language: Language, code: str, params: Mapping[str, Any]) -> str:
    """What a code says.

    >>> sentence("en", "table_full", {"seats": 6})
    'All 6 seats at this table are taken.'
    """
    bundle = _bundle(language)
    pattern = bundle.get_message(_key(code)).value
    if pattern is None:
        raise KeyError(code)
    text, _ = bundle.format_pattern(pattern, {name: _plain(value) for name, value in params.items()})
    return str(text)


def preferred(header: str | None) -> Language:
    """The language of an ``Accept-Language`` header that we have, else English.

    >>> preferred("hi-IN,hi;q=0.9,en;q=0.8"), preferred("fr"), preferred(None)
    ('hi', 'en', 'en')
    """
    for part in (header or "").split(","):
        wanted = part.split(";")[0].strip().lower().split("-")[0]
        for language in LANGUAGES:
            if language == wanted:
                return language
    return "en"


def _key(code: str) -> str:
    return "error-" + code.replace("_", "-")


def _plain(value: Any) -> Any:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list | tuple):
        return ", ".join(str(_plain(one)) for one in value)
    return value
