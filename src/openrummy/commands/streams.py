"""The three streams of a command, whatever whoever started it made of them."""

import io
import os
import sys


def open_streams() -> None:
    """Give those that were closed a place to read from and write to, before a file or socket gets their number and is written over.

    What a stream cannot write in its encoding is written as an escape.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - open until the command ends
        elif mode == "w" and isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def close_output() -> None:
    """Nobody takes our output: what Python still flushes at its end must have a place to go."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
