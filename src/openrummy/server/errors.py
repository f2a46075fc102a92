"""What the server refuses, by cause. Every code has its sentence in ``locales/*/errors.ftl``."""

from typing import Any, Final

STATUS: Final[dict[str, int]] = {
    # who and where
    "wrong_token": 401,
    "unknown_table": 404,
    "not_found": 404,
    "foreign_origin": 403,
    "guests_off": 403,
    "spectators_off": 403,
    "chat_off": 403,
    "not_seated": 409,
    "not_host": 403,
    # seats
    "table_full": 409,
    "seat_taken": 409,
    "no_such_seat": 400,
    "already_seated": 409,
    "not_a_bot": 409,
    "too_many_bots": 400,
    # deals
    "too_few_players": 409,
    "deal_running": 409,
    "stale_deal": 409,
    # messages
    "malformed": 400,
    "unknown_message": 400,
    "too_large": 413,
    "too_fast": 429,
    "hello_first": 400,
    "already_greeted": 409,
    "protocol_version": 400,
    "storage_failed": 503,
    "internal": 500,
}
"""Every code of the server's own, and its HTTP status where it is told over HTTP."""


class Refusal(Exception):
    """A request that cannot be carried out. Nothing has changed. ``code`` is stable, ``params`` are for the sentence."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code if not params else f"{code}: {params}")
        self.code = code
        self.params = params
