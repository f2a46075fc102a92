"""``openrummy arrange``, ``check`` and ``count``: what a hand is worth, for people and, line by line, for programs."""

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from openrummy.commands import options
from openrummy.commands.errors import Failure, UsageError
from openrummy.commands.slow import warn_if_slow

if TYPE_CHECKING:
    from openrummy.rules import RulesError

_HELP = {
    "arrange": "the best arrangement of a hand, its count, and whether it can be declared",
    "check": "whether a show is valid as it lies, if not why, and what would pass",
    "count": "the least count of a hand",
}

_SOON = 14
"""Hands of so many cards have their useful cards told without being asked."""


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the three commands to the parser."""
    for name, words in _HELP.items():
        command = commands.add_parser(name, help=words, description=words[0].upper() + words[1:] + ".")
        command.set_defaults(run=run)
        command.add_argument(
            "rules", nargs="?", metavar="RULES", help="the game: points, points-classic, deals, twentyone, gin, ..."
        )
        groups = "groups of cards, divided by |" if name == "check" else "the cards"
        command.add_argument("hand", nargs="?", metavar="HAND", help=f'{groups}, like "5H 6H 10♥ JK"')
        command.add_argument("--wild", metavar="CARD", help="the card that was turned after the deal")
        command.add_argument(
            "--option", action="append", default=[], metavar="NAME=VALUE", help="change an option; can be repeated"
        )
        if name == "arrange":
            command.add_argument(
                "--useful",
                action="store_true",
                help="tell programs too which cards bring it nearer to a show, and of 21 cards, which takes seconds",
            )
        command.add_argument("--json", action="store_true", help="print the answer as JSON")
        command.add_argument(
            "--jsonl", action="store_true", help="read a hand a line from standard input as JSON and answer a line each"
        )


def run(chosen: argparse.Namespace) -> int:
    """Run one of the commands; returns the exit code: 1 where a hand could not be answered."""
    from openrummy.rules import RulesError

    if chosen.jsonl and chosen.hand is not None:
        raise UsageError("with --jsonl the hands come from standard input")
    if not chosen.jsonl and chosen.hand is None:
        raise UsageError('name the game and the cards: openrummy arrange points "5H 6H 7H ..." --wild 8C')
    warn_if_slow()
    try:
        defaults = _defaults(chosen)
        return _stream(chosen.command, sys.stdin.buffer, defaults) if chosen.jsonl else _one(chosen, defaults)
    except RulesError as error:
        raise UsageError(options.sentence(error.code, error.params)) from error


def _defaults(chosen: argparse.Namespace) -> dict[str, Any]:
    """What the arguments say of every line that does not say it itself."""
    from openrummy.rules import hand_game

    always = {"wild": chosen.wild, **({"useful": True} if getattr(chosen, "useful", False) else {})}
    if chosen.rules is None:
        if chosen.option:
            raise UsageError("--option needs the game that it belongs to")
        return always
    changes = options.read(chosen.option, hand_game(chosen.rules).choices)
    hand_game(chosen.rules).make(changes)
    return {"rules": chosen.rules, "options": changes, **always}


def _one(chosen: argparse.Namespace, defaults: Mapping[str, Any]) -> int:
    from openrummy.commands.questions import HandError

    line = {**defaults, "hand": chosen.hand.replace("|", " ")}
    if chosen.command == "check":
        line = {**defaults, "groups": [group for group in chosen.hand.split("|") if group.strip()]}
    elif chosen.command == "arrange" and not chosen.json:
        line["useful"] = chosen.useful or _soon(chosen, defaults)
    if chosen.json:
        answer = _answer(chosen.command, line, {})
        print(_encoded(answer))
        return int("error" in answer)
    from openrummy.commands.prose import PROSE, style_of

    try:
        found = _ask(chosen.command, line)
    except HandError as error:
        raise Failure(str(error)) from error
    print(PROSE[chosen.command](found, style_of(sys.stdout, dict(os.environ))))
    return 0


def _soon(chosen: argparse.Namespace, defaults: Mapping[str, Any]) -> bool:
    """Are useful cards found before a person notices?"""
    from openrummy.rules import hand_game

    return hand_game(chosen.rules).make(defaults["options"]).size <= _SOON


def _stream(command: str, lines: Iterable[bytes], defaults: Mapping[str, Any]) -> int:
    """Answer line by line, at once, so that a program can wait for an answer before it asks on."""
    failed = False
    for answer in _answers(command, lines, defaults):
        failed |= "error" in answer
        print(_encoded(answer), flush=True)
    return int(failed)


def _answers(command: str, lines: Iterable[bytes], defaults: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    import msgspec

    for text in lines:
        if not text.strip():
            continue
        try:
            line = msgspec.json.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            yield _refused("bad_line", {"why": f"this is no JSON: {error}"}, f"this is no JSON: {error}")
            continue
        if not isinstance(line, dict):
            yield _refused("bad_line", {"why": "a line is a JSON object"}, "a line is a JSON object")
            continue
        yield _answer(command, line, defaults)


def _answer(command: str, line: Mapping[str, Any], defaults: Mapping[str, Any]) -> dict[str, Any]:
    """The answer to a line with its ``id``, or the error; a ``check`` that fails on its cards is told as not valid too."""
    from openrummy.commands.questions import HandError
    from openrummy.rules import RulesError

    named = {"id": line["id"]} if "id" in line else {}
    try:
        return {**named, **_ask(command, {**defaults, **line})}
    except HandError as error:
        refused = {**named, **_refused(error.code, error.params, str(error))}
        if command == "check" and error.code in ("wrong_card_count", "card_not_in_pack"):
            refused |= {"valid": False, "reasons": [{"code": error.code, "group": None}]}
        return refused
    except RulesError as error:
        return {**named, **_rules_refused(error)}


def _ask(command: str, line: Mapping[str, Any]) -> dict[str, Any]:
    from openrummy.commands.answers import COMMANDS
    from openrummy.commands.questions import question

    return COMMANDS[command](question(line))


def _rules_refused(error: "RulesError") -> dict[str, Any]:
    return _refused(error.code, error.params, options.sentence(error.code, error.params))


def _refused(code: str, params: Mapping[str, Any], message: str) -> dict[str, Any]:
    return {"error": {"code": code, **params, "message": message}}


def _encoded(answer: Mapping[str, Any]) -> str:
    import msgspec

    try:
        return msgspec.json.encode(answer).decode()
    except UnicodeEncodeError:
        # An argument that is no text is told with the escapes that JSON has.
        import json

        return json.dumps(msgspec.to_builtins(answer))
