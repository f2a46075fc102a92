"""What a match refuses, by cause; the error itself is ``games.errors.IllegalAction``."""

from enum import StrEnum


class Code(StrEnum):
    """Every cause for which a match refuses an action, beside ``not_in_this_game``. ``stale_window`` has the parameter ``window``."""

    MATCH_OVER = "match_over"
    NOT_IN_MATCH = "not_in_match"
    NOT_ASKED = "not_asked"
    WINDOW_OPEN = "window_open"
    STALE_WINDOW = "stale_window"
    NO_SPLIT_NOW = "no_split_now"
    SPLIT_REFUSED = "split_refused"
