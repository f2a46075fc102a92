"""Bytes from a client into messages, or a typed refusal that says what is wrong with them."""

import json
from typing import Any, Final, TypeVar

import msgspec

from openrummy.server.errors import Refusal
from openrummy.server.protocol import ClientMessage

Body = TypeVar("Body")
_decode: Final = msgspec.json.Decoder(ClientMessage).decode
_TYPES: Final = frozenset(str(kind.__struct_config__.tag) for kind in ClientMessage.__args__)


def message(data: bytes) -> ClientMessage:
    """A message; ``Refusal`` with ``malformed`` (reason) or ``unknown_message`` (type)."""
    try:
        return _decode(data)
    except msgspec.ValidationError as error:
        kind = _peek(data, "type")
        if isinstance(kind, str) and kind not in _TYPES and _is_text(kind):
            raise Refusal("unknown_message", type=kind[:40]) from error
        raise Refusal("malformed", reason=str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", reason=str(error)[:200]) from error


def message_id(data: bytes) -> str | None:
    """The id of a message that could not be read, so that its sender learns which it was."""
    found = _peek(data, "id")
    return found if isinstance(found, str) and 0 < len(found) <= 40 and _is_text(found) else None


def body(data: bytes, kind: type[Body]) -> Body:
    """An HTTP body; ``Refusal`` with ``malformed`` (reason)."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", reason=str(error)[:200]) from error


def _is_text(found: str) -> bool:
    """Python's own reader lets halves of surrogate pairs through, which no message can carry back."""
    return not any("\ud800" <= letter <= "\udfff" for letter in found)


def _peek(data: bytes, field: str) -> Any:
    try:
        found = json.loads(data)
    except (ValueError, RecursionError):
        return None
    return found.get(field) if isinstance(found, dict) else None
