"""The plot: XML that says what the numbers say."""

from xml.etree import ElementTree

import msgspec

from openrummy.rules import hand_game
from openrummy.sim import opening, plot

_NAME = "{http://www.w3.org/2000/svg}"
FOUND = opening(hand_game("points"), 300, seed=1, distances=20)


def _all(svg: str, tag: str, css: str) -> list[ElementTree.Element]:
    return [one for one in ElementTree.fromstring(svg).iter(_NAME + tag) if one.get("class") == css]


def test_there_is_a_bar_for_every_share_and_it_names_it() -> None:
    bars = _all(plot(FOUND, "Points"), "rect", "bar")
    shares = [share for one in (FOUND.counts, FOUND.least_counts, FOUND.jokers, FOUND.distance) for share in one if share]
    assert [one.findtext(f"{_NAME}title", "").split(": ")[1] for one in bars] == [f"{share:.4%}" for share in shares]
    assert max(float(one.get("height", "0")) for one in bars) == 160


def test_a_title_is_text_whatever_is_in_it() -> None:
    svg = plot(FOUND, "a < b & c")
    assert ElementTree.fromstring(svg).findtext(f"{_NAME}title") == "a < b & c"


def test_the_line_of_the_cap_stands_only_where_hands_reach_it() -> None:
    assert len(_all(plot(FOUND, ""), "line", "cap")) == 1
    assert _all(plot(msgspec.structs.replace(FOUND, cap=1000), ""), "line", "cap") == []


def test_without_distances_there_are_three_charts() -> None:
    svg = plot(msgspec.structs.replace(FOUND, distance=[]), "")
    assert "Distance" not in svg
    assert "Jokers" in svg
