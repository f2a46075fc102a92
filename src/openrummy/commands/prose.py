"""Answers for people: suit symbols, colours where the terminal has them, groups with their kinds, and the sum."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple, TextIO

from openrummy.cards import SUITS, SYMBOLS

_KINDS: Final = {
    "pure": "pure sequence",
    "impure": "impure sequence",
    "set": "set",
    "tunnela": "tunnela",
    "dublee": "dublee",
    "run": "run",
}

_REASONS: Final = {
    "no_pure_sequence": "there is no pure sequence",
    "no_second_sequence": "there is no second sequence",
    "no_third_pure_sequence": "there are fewer than three pure sequences",
    "life_too_short": "the long sequence is missing",
    "invalid_group": "{group} is no meld",
    "invalid_dublee": "{group} is no dublee",
    "too_few_dublees": "there are too few dublees",
    "loose_cards": "cards lie loose",
}

_RED: Final = "\x1b[31m"
_PLAIN: Final = "\x1b[0m"


class Style(NamedTuple):
    """``symbols``: can the output show suit symbols; ``colours``: is there a terminal that shows them."""

    symbols: bool
    colours: bool


def style_of(stream: TextIO, environment: "dict[str, str]") -> Style:
    """What a stream can show; ``NO_COLOR`` turns colours off."""
    try:
        SYMBOLS.encode(stream.encoding or "ascii")
        symbols = True
    except UnicodeEncodeError:
        symbols = False
    return Style(symbols, stream.isatty() and not environment.get("NO_COLOR") and environment.get("TERM") != "dumb")


def drawn(text: str, style: Style) -> str:
    """A card as people see it.

    >>> drawn("TH", Style(symbols=True, colours=False)), drawn("JK", Style(True, False)), drawn("7S", Style(False, False))
    ('10♥', 'JK', '7S')
    """
    if text == "JK":
        return text
    rank, suit = text[0].replace("T", "10"), text[1]
    shown = rank + (SYMBOLS[SUITS.index(suit)] if style.symbols else suit)
    return f"{_RED}{shown}{_PLAIN}" if style.colours and suit in "HD" else shown


def counted(answer: dict[str, Any], _: Style) -> str:
    """The answer of ``openrummy count``."""
    return str(answer["points"])


def arranged(answer: dict[str, Any], style: Style) -> str:
    """The answer of ``openrummy arrange``."""
    lines = _laid(answer, style)
    if "discard" in answer:
        lines.append(f"let go    {drawn(answer['discard'], style)}")
    lines += [f"Count: {answer['points']}", _can(answer)]
    if "show" in answer:
        lines += ["It is shown so:", *_laid(answer["show"], style)]
    if answer.get("useful"):
        times = "×" if style.symbols else "x"
        useful = [f"{drawn(card, style)} ({times}{left})" for card, left in answer["useful"].items()]
        lines.append(f"Nearer with: {' '.join(useful)}")
    if answer.get("discards"):
        lines.append(f"May be discarded to end: {_row(answer['discards'], style)}")
    return "\n".join(lines)


def checked(answer: dict[str, Any], style: Style) -> str:
    """The answer of ``openrummy check``."""
    lines = _laid(answer, style)
    if answer["valid"]:
        return "\n".join([*lines, f"Valid. Count: {answer['points']}"])
    lines.append(f"Not valid. Count as it lies: {answer['points']}")
    for reason in answer["reasons"]:
        group = "" if reason["group"] is None else _row(answer["groups"][reason["group"]]["cards"], style)
        lines.append("- " + _REASONS[reason["code"]].format(group=group))
    best = answer["best"]
    if answer["declarable"]:
        return "\n".join([*lines, "", "These cards pass so:", *_laid(best, style)])
    return "\n".join([*lines, "", _can(answer), f"The best arrangement counts {best['points']}:", *_laid(best, style)])


PROSE: Final = {"arrange": arranged, "check": checked, "count": counted}


def _can(answer: dict[str, Any]) -> str:
    gin = "knock" in answer
    if answer["declarable"]:
        return "Gin." if gin else "Can be declared."
    missing = f"{answer['distance']} {'card' if answer['distance'] == 1 else 'cards'} must be replaced at least"
    if gin:
        return f"{'May knock' if answer['knock'] else 'May not knock'}; for gin {missing}."
    return f"Cannot be declared: {missing}."


def _laid(answer: dict[str, Any], style: Style) -> list[str]:
    rows = [(_row(group["cards"], style), _width(group["cards"]), _KINDS.get(group["kind"], "-")) for group in answer["groups"]]
    widest = max((width for _, width, _ in rows), default=0)
    lines = [shown + " " * (widest - width + 3) + kind for shown, width, kind in rows]
    return lines + ([f"loose     {_row(answer['loose'], style)}"] if answer["loose"] else [])


def _row(cards: Iterable[str], style: Style) -> str:
    return " ".join(drawn(card, style) for card in cards)


def _width(cards: list[str]) -> int:
    """The columns that the cards take: colours take none."""
    return len(_row(cards, Style(symbols=True, colours=False)))
