"""Options of a game as they are written on the command line, and what is said of those that cannot be."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from openrummy.commands.errors import UsageError

if TYPE_CHECKING:
    from openrummy.rules.value import Value


def read(changes: Iterable[str], values: "Mapping[str, Sequence[Value]]") -> "dict[str, Value]":
    """``NAME=VALUE`` texts as options; ``values``: what each option can be.

    An unknown text stays as it is, to be refused with what is allowed. Raises ``UsageError`` where there is no ``=``.

    >>> read(["set_max=5", "guests=FALSE", "ace=red"], {"set_max": (4, 5), "guests": (False, True), "ace": ("low",)})
    {'set_max': 5, 'guests': False, 'ace': 'red'}
    """
    wanted: dict[str, Value] = {}
    for change in changes:
        option, equals, text = change.partition("=")
        if not equals:
            raise UsageError(f"--option {change}: write NAME=VALUE")
        known = {written(value): value for value in values.get(option, ())}
        wanted[option] = known.get(text.lower(), text)
    return wanted


def written(value: "Value") -> str:
    """A value as people write it."""
    return str(value).lower()


_SENTENCES = {
    "unknown_rules": "there is no game {rules!r}; there is {allowed}",
    "unknown_option": "there is no option {option!r}; there are {allowed}",
    "option_out_of_range": "option {option} cannot be {value!r}; it can be {allowed}",
    "no_match": "in {rules} every deal stands alone; --deals tells how many are played",
    "options_contradict": "option {option} does not go with option {other} as they are set",
}


def sentence(code: str, params: Mapping[str, object]) -> str:
    """What a ``RulesError`` says on the command line."""
    allowed = params.get("allowed")
    listed = ", ".join(written(one) for one in allowed) if isinstance(allowed, list) else ""
    return _SENTENCES[code].format(**{**params, "allowed": listed})
