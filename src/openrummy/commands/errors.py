"""Why a command stops."""


class UsageError(Exception):
    """Arguments that cannot be; the text says what can."""


class Failure(Exception):
    """A command that could not do its work; the text says what to do."""
