"""``openrummy replay``: a record played again, move by move (docs/records.md)."""

import argparse
from typing import TYPE_CHECKING, Final

from openrummy.commands.errors import Failure

if TYPE_CHECKING:
    from openrummy.record import Record


_MOST: Final = 64 << 20
"""Bytes that a record may have; one of a long match has a hundredth of that."""


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the parser."""
    command = commands.add_parser("replay", help="play a saved deal or match again, and check every line of it")
    command.set_defaults(run=run)
    command.add_argument("file", metavar="FILE", help="the record")
    command.add_argument("--json", action="store_true", help="print what it came to as JSON")
    command.add_argument(
        "--no-check", action="store_true", help="show what the record says without playing it again by this version's rules"
    )


def run(chosen: argparse.Namespace) -> None:
    """Run the command."""
    from openrummy.record import RecordError, read, verify_text

    source = _source(chosen.file)
    try:
        record = read(source) if chosen.no_check else verify_text(source)
    except RecordError as error:
        raise Failure(f"{chosen.file}, {error}") from error
    if chosen.json:
        print(_json(record, checked=not chosen.no_check))
    else:
        print("\n".join(_told(record, chosen.file)))
        print(
            "Shown as recorded, not checked."
            if chosen.no_check
            else "Checked: every line is what the rules make of seed and moves."
        )


def _source(file: str) -> str:
    """The text of a file; ``Failure`` where it cannot be had."""
    try:
        with open(file, "rb") as opened:
            content = opened.read(_MOST + 1)
        if len(content) > _MOST:
            raise Failure(f"{file} is larger than any record: over {_MOST >> 20} MiB")
        return content.decode()
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise Failure(f"{file} cannot be read: {error}") from error


def _told(record: "Record", file: str) -> list[str]:
    """What happened, in sentences; ``Failure`` where a changed record cannot be told at all, as a deal in which a seat has no hand."""
    from openrummy.commands.playthrough import sentences

    try:
        return list(sentences(record))
    except (LookupError, ValueError) as error:
        raise Failure(f"{file} cannot be told: its events do not belong together ({error!r})") from error


def _json(record: "Record", *, checked: bool) -> str:
    import msgspec

    from openrummy.games.events import DealEnded, DealStarted
    from openrummy.match.events import MatchEnded

    starts = [event for event in record.events if isinstance(event, DealStarted)]
    ends = [event for event in record.events if isinstance(event, DealEnded)]
    answer = {
        "game": record.game,
        "names": {str(seat): name for seat, name in record.names.items()},
        "checked": checked,
        "deals": [
            {"deal": start.deal, "cause": end.cause, "winner": end.winner, "results": end.results}
            for start, end in zip(starts, ends, strict=False)
        ],
        "match": next((event for event in record.events if isinstance(event, MatchEnded)), None),
    }
    return msgspec.json.encode(answer).decode()
