"""Log rows of earlier versions, lifted to the present form by small pure functions, one a version.

A row says in its envelope which version wrote it. What is stored is never rewritten: it is lifted each time it is read. The tests keep a
log of every version and go on from it.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

ENVELOPE: Final = 2
"""The version of a log row's form, written into every row."""

Events = list[dict[str, Any]]


def lift(envelope: int, events: str) -> str:
    """Events as a row of that version kept them, in the present form. Raises ``ValueError`` for a version that is not known here."""
    if envelope == ENVELOPE:
        return events
    if envelope > ENVELOPE:
        raise ValueError(f"a row of version {envelope} was written by a newer OpenRummy")
    found: Events = msgspec.json.decode(events)
    for version in range(envelope, ENVELOPE):
        found = _LIFTS[version](found)
    return msgspec.json.encode(found).decode()


def _from_1(events: Events) -> Events:
    """Up to 2 the size of a hand was an option of play; since then it follows the players dealt in. All else that is new has a default."""
    for event in events:
        holder = event["room"] if event["type"] == "opened" else event
        if "rules" in holder:
            play = holder["rules"]["play"]
            holder["rules"]["sizes"] = [play.pop("hand_size")]
    return events


_LIFTS: Final[Mapping[int, Callable[[Events], Events]]] = {1: _from_1}
