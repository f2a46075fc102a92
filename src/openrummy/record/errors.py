"""What is wrong with a record."""


class RecordError(ValueError):
    """A record that cannot be read, or that the rules do not bear out. ``line``: its number, from 1. ``code`` is stable; ``what`` is wrong and
    what to ``do``, in English."""

    def __init__(self, line: int, code: str, what: str, do: str) -> None:
        super().__init__(f"line {line}: {what}; {do}")
        self.line = line
        self.code = code
        self.what = what
        self.do = do
