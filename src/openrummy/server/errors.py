"""What the server refuses, by cause. Every code has its sentence in ``locales/*/errors.ftl``."""

from typing import Any, Final

STATUS: Final[dict[str, int | None]] = {
    # who and where
    "wrong_token": 401,
    "unknown_table": 404,
    "not_found": 404,
    "no_record": 404,
    "not_your_table": 403,
    "foreign_origin": 403,
    "guests_off": None,
    "spectators_off": None,
    "chat_off": None,
    "not_seated": None,
    "not_host": None,
    # seats
    "table_full": None,
    "seat_taken": None,
    "no_such_seat": None,
    "already_seated": None,
    "not_a_bot": None,
    "too_many_bots": 400,
    # deals
    "too_few_players": None,
    "deal_running": None,
    "stale_deal": None,
    "no_match": None,
    "no_match_now": None,
    "match_running": None,
    "no_sitting_out": None,
    "not_absent": None,
    # messages
    "malformed": 400,
    "unknown_message": None,
    "too_large": 413,
    "too_fast": 429,
    "too_many_sockets": None,
    "hello_first": None,
    "already_greeted": None,
    "protocol_version": None,
    "storage_failed": 503,
    "internal": 500,
}
"""Every code of the server's own, with its HTTP status; None for those that are only told over the socket."""


class Refusal(Exception):
    """A request that cannot be carried out. Nothing has changed. ``code`` is stable, ``params`` are for the sentence."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code if not params else f"{code}: {params}")
        self.code = code
        self.params = params
