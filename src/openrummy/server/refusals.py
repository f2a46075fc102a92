"""Refusals as messages and as HTTP bodies."""

from typing import Any

from openrummy.games.errors import IllegalAction
from openrummy.rules import RulesError
from openrummy.server.errors import STATUS, Refusal
from openrummy.server.protocol import Language, Problem, Refused
from openrummy.server.texts import sentence

Known = Refusal | IllegalAction | RulesError
KNOWN = (Refusal, IllegalAction, RulesError)


def refused(error: Known, language: Language, id: str | None = None) -> Refused:
    """The answer over the socket."""
    return Refused(error.code, _params(error), sentence(language, error.code, error.params), id)


def problem(error: Known, language: Language) -> tuple[int, Problem]:
    """The answer over HTTP: status and body."""
    return STATUS.get(error.code, 400), Problem(error.code, _params(error), sentence(language, error.code, error.params))


def _params(error: Known) -> dict[str, Any]:
    return dict(error.params)
