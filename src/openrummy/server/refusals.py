"""Refusals as messages and as HTTP bodies."""

from typing import Any, Final

from openrummy.games.errors import IllegalAction
from openrummy.rules import RulesError
from openrummy.server.errors import STATUS, Refusal
from openrummy.server.protocol import Language, Problem, Refused
from openrummy.server.texts import sentence

Known = Refusal | IllegalAction | RulesError
_MAX_TEXT: Final = 200
_MAX_INT: Final = (1 << 53) - 1
KNOWN = (Refusal, IllegalAction, RulesError)


def refused(error: Known, language: Language, id: str | None = None) -> Refused:
    """The answer over the socket."""
    return Refused(error.code, _params(error), sentence(language, error.code, _params(error)), id)


def problem(error: Known, language: Language) -> tuple[int, Problem]:
    """The answer over HTTP: status and body."""
    return STATUS.get(error.code) or 400, Problem(error.code, _params(error), sentence(language, error.code, _params(error)))


def _params(error: Known) -> dict[str, Any]:
    return {name: _speakable(value) for name, value in error.params.items()}


def _speakable(value: Any) -> Any:
    """What a client sent may come back in a refusal: never at great length, and a number that readers of JSON cannot hold as text."""
    if isinstance(value, str) or (isinstance(value, int) and abs(value) > _MAX_INT):
        return str(value)[:_MAX_TEXT]
    return value
