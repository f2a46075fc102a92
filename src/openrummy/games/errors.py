"""What a game refuses, by cause."""

from typing import Any


class IllegalAction(Exception):
    """An action the rules do not allow now. Nothing has changed. ``code`` is stable, ``params`` are for the sentence."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code if not params else f"{code}: {params}")
        self.code = code
        self.params = params
