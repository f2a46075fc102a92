"""Records as text: what is written is read, and what cannot be read is said by line."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers import randomplay
from helpers.rig import POOR, WINNING, rig
from openrummy import record
from openrummy.cards import FACES
from openrummy.record.values import Reader, Unreadable, card_text, value_text
from openrummy.rules import preset


def a_record() -> str:
    game = rig({0: WINNING, 1: POOR}, stock="5D")
    game.draw(0)
    game.declare(0, "5D")
    game.submit(0, WINNING)
    game.timeout()
    return record.write(game.events, {0: "Asha", 1: 'Ravi "the rock" :1'})


values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-5, 10**6), st.text()),
    lambda inner: st.one_of(st.lists(inner).map(tuple), st.dictionaries(st.integers(0, 9), inner)),
)


def as_read(value: object) -> object:
    """The same value with lists for tuples."""
    if isinstance(value, tuple):
        return [as_read(one) for one in value]
    return {key: as_read(one) for key, one in value.items()} if isinstance(value, dict) else value


@given(values)
def test_any_value_is_read_as_it_was_written(value: object) -> None:
    text = value_text(value)
    if "\n" not in text:
        reader = Reader(text)
        assert reader.value() == as_read(value)
        assert reader.done


@given(st.integers(0, 4 * FACES - 1))
def test_any_card_of_any_pack_has_a_text_of_its_own(card: int) -> None:
    assert Reader(card_text(card)).value() == card


@pytest.mark.parametrize(
    "source",
    [
        "",
        "(7S",
        "[a 1]",
        "{a:1}",
        '"open',
        "7X",
        "(7S}",
        "=",
        "[a=1 a=2]",
        '"\\q"',
        '"\\ud800"',
        "(" * 3000,
        "9" * 5000,
        "{" + "9" * 5000 + ":1}",
    ],
)
def test_what_is_no_value_is_refused(source: str) -> None:
    with pytest.raises(Unreadable):
        Reader(source).value()


def test_a_record_reads_as_people_would_write_it() -> None:
    source = a_record()
    assert source.startswith('OpenRummy record 1\ngame points\nseat 0: "Asha"\nseat 1: "Ravi \\"the rock\\" :1"\nrules {')
    assert "\ndrew seat=0 source=stock card=5D\ndeclared seat=0 card=5D turn=2\n" in source
    assert "\n  groups cards=(AH 2H 3H) kind=pure\n" in source
    assert "\n  results seat=1 standing=counted points=80 chips=-80 " in source


def test_writing_what_was_read_gives_the_same_bytes() -> None:
    source = a_record()
    known = record.read(source)
    assert known.names == {0: "Asha", 1: 'Ravi "the rock" :1'}
    assert record.write(known.events, known.names, known.game) == source


def test_the_game_is_found_and_what_differs_from_it_is_told() -> None:
    rules = preset("rum").make({"seats": 2, "target": 250, "ace": "both"})
    game = randomplay.begin(rules, random.Random(1))
    source = record.write(game.events, {})
    assert "game rum\noption seats=2\noption ace=both\noption target=250\nrules " in source
    assert record.read(source).rules == rules


def test_events_of_no_deal_have_no_record() -> None:
    with pytest.raises(ValueError, match="begins with the start"):
        record.write((), {})


def swapped(old: str, new: str) -> Callable[[str], str]:
    def change(source: str) -> str:
        assert old in source
        return source.replace(old, new, 1)

    return change


WRONG: list[tuple[str, Callable[[str], str], str, str, str]] = [
    ("no_record", lambda source: "[Event \"x\"]\n", "[Event", "this is no record of OpenRummy", "begins with"),
    ("other_version", swapped("record 1", "record 9"), "OpenRummy", "version 9", "reads version 1"),
    ("bad_header", swapped("seat 0:", "chair 0:"), "chair", "'chair' stands in the header", "game, option, seat, rules"),
    ("bad_rules", swapped('"family":"indian"', '"family":"whist"'), "rules", "$.family", "copy the line"),
    ("no_rules", lambda source: "\n".join(source.split("\n")[:3]), "seat 0", "ends before its rules", "copy the whole file"),
    ("no_events", lambda source: source[: source.index("\ndeal_started")], "", "no events", "copy the whole file"),
    ("unknown_event", swapped("drew ", "drawn "), "drawn", "no event 'drawn'", "drew"),
    ("unknown_field", swapped("drew seat", "drew chair"), "drew", "drew has no field 'chair'", "seat, source, card"),
    ("bad_event", swapped("source=stock card=5D", "source=floor card=5D"), "drew", "'floor'", "correct the field"),
    ("bad_event", swapped("drew seat=0 ", "drew "), "drew", "`seat`", "correct the field"),
    ("unreadable", swapped("card=5D turn", "card=ZZ turn"), "declared", "'ZZ' is no card", "docs/records.md"),
    ("unreadable", swapped("card=5D turn", "card turn"), "declared", "'turn' stands where '=' is expected", "docs/records.md"),
    ("unreadable", swapped("drew seat=0", "drew seat=0 seat=0"), "drew", "seat is said twice", "docs/records.md"),
    ("unreadable", swapped("(AH 2H 3H) kind", "(AH 2H 3H kind"), "  groups cards=(AH", "'=' is no card", "docs/records.md"),
    ("no_event", swapped("\ndeal_started", "\n  deal_started"), "  deal_started", "belongs to the event above", "put the event first"),
    ("trailing", swapped("  hands 0:(", "  hands 0:(7S) 1:("), "  hands 0", "more than one item", "a line of its own"),
]  # fmt: skip


@pytest.mark.parametrize(("code", "change", "line", "what", "do"), WRONG, ids=lambda one: one if isinstance(one, str) else "")
def test_what_is_wrong_is_told_with_its_line_and_what_to_do(
    code: str, change: Callable[[str], str], line: str, what: str, do: str
) -> None:
    source = change(a_record())
    with pytest.raises(record.RecordError) as wrong:
        record.read(source)
    error = wrong.value
    assert error.code == code
    assert what in error.what
    assert do in error.do
    assert str(error) == f"line {error.line}: {error.what}; {error.do}"
    if line:
        assert source.split("\n")[error.line - 1].startswith(line)
