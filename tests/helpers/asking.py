"""Questions about hands, asked of the commands in this process, and hands to ask about."""

import json
from typing import Any

import pytest

from openrummy.cli import main

SHOW = "5H 6H 7H | 2S 3S JK | KH KD KC | 9H 9S 9C 9D"
HAND = SHOW.replace("| ", "")
# The worked case of 21-card (docs/rules/twentyone.md), cut 7H: the winner, the second and the third player.
WINNER = "AS 2S 3S | 9D TD JD | 4C 5C 6C | 4H 5H 8H | QS KS 7S | JC JH JS | 2D 2C 2H"
SECOND = "6H 7H 8H 2S 3S 4S KS KD QC QD JH JC TS TD 9C 9S 8D 5C 5D 4D AH"
THIRD = "5D 6D 7D AS 2S 3S TC JC QC 9S 9H 9D KS QD 8C 4H 3C 2D 5S 6S TH"


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


def answered(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(said(capsys, *arguments, "--json"))
    return found


def group(text: str, kind: str | None) -> dict[str, Any]:
    return {"cards": text.split(), "kind": kind}


def line(name: str, rules: str, hand: str, wild: str | None = None, **more: Any) -> dict[str, Any]:
    groups = [one.split() for one in hand.split("|")]
    laid = {"groups": groups} if "|" in hand else {}
    return {"id": name, "rules": rules, "wild": wild, "hand": hand.replace("|", " ").split(), **laid, **more}
