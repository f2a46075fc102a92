"""Cards and packs: CARD-1 and CARD-2."""

import pytest

from openrummy.cards import CardError, cards, face, faces, text, texts
from openrummy.packs import Packs, build


def test_CARD_1_a_pack_is_52_cards_of_13_ranks_in_four_suits() -> None:
    pack = build(Packs(packs=1, printed_jokers=0))
    assert [text(card) for card in pack] == [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]


def test_CARD_1_a_printed_joker_is_JK() -> None:
    assert [text(card) for card in build(Packs(packs=1, printed_jokers=2))[-1:]] == ["JK"]
    assert sum(text(card) == "JK" for card in build(Packs(packs=2, printed_jokers=3))) == 3


@pytest.mark.parametrize(
    "source",
    [
        "7S TH JK",
        "7s, th,jk",
        "  7♠10h , Jk ",
        "7♠ 10♥ JK",
        "7S10HJK",
        "7 S,10 H JK",
        "7S,TH,JK, ",
        ",7S,, ,TH ,JK,,",
        "7♠\ufe0f 10♥\ufe0fJK",
        "7S\u00a0TH\nJK",
    ],
)
def test_CARD_2_input_takes_many_forms_and_output_one(source: str) -> None:
    assert texts(faces(source)) == "7S TH JK"


@pytest.mark.parametrize(
    ("source", "at"),
    [("1S", 0), ("7S 7X", 2), ("7", 0), ("11H", 0), ("7S ?", 2), ("joker", 0), ("7SS", 2), ("7S;TH", 2), ("7S \u212aH", 2)],
)
def test_CARD_2_what_names_no_card_is_refused_with_its_place(source: str, at: int) -> None:
    with pytest.raises(CardError) as refused:
        faces(source)
    assert (refused.value.at, refused.value.text) == (at, source)


def test_CARD_2_two_packs_hold_two_cards_of_each_face_that_are_different_cards() -> None:
    pack = build(Packs(packs=2, printed_jokers=4))
    assert len(set(pack)) == 108
    assert sorted(map(face, pack)) == sorted([*range(52)] * 2 + [52] * 4)
    first, second = cards("7S 7S")
    assert first != second
    assert text(first) == text(second) == "7S"


def test_CARD_2_every_card_reads_back() -> None:
    pack = build(Packs())
    assert [face(card) for card in pack] == list(faces(texts(pack)))
