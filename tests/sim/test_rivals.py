"""The hands that the bench times, and the others it asks."""

import pytest

from openrummy.sim.benchhands import families
from openrummy.sim.rivals import against_others


def test_the_hands_are_the_same_every_time_and_those_of_the_packs() -> None:
    dealt = dict(families(160))
    assert {name: len(hands.wilds) for name, hands in dealt.items()} == {
        "points-random": 160,
        "points-hard": 160,
        "twentyone-random": 40,
        "twentyone-hard": 10,
        "gin-random": 160,
    }
    assert dict(families(160)) == dealt
    for name, hands in dealt.items():
        copies = {"points": 2, "twentyone": 3, "gin": 1}[name.split("-")[0]]
        held = [hands.one(at) for at in range(len(hands.wilds))]
        assert all(len(one) == hands.size and max(map(one.count, set(one) - {52})) <= copies for one in held)


def test_hard_hands_hold_many_jokers_or_few_ranks_or_two_suits() -> None:
    hands = dict(families(300))["points-hard"]
    for at, wild in enumerate(hands.wilds):
        plain = [one for one in hands.one(at) if one != 52 and one not in wild]
        assert 13 - len(plain) >= 4 or len({one % 13 for one in plain}) <= 4 or len({one // 13 for one in plain}) <= 2


@pytest.mark.parametrize(
    ("package", "case"), [("ortools", "points-random"), ("open_spiel", "one-call-gin"), (None, "gin-random")]
)
def test_others_that_are_here_say_the_same(package: str | None, case: str) -> None:
    if package is not None:
        pytest.importorskip({"ortools": "ortools", "open_spiel": "pyspiel"}[package])
    dealt = {name: hands.first(30) for name, hands in families(480)}
    told: list[str] = []
    found = list(against_others(dealt, dict.fromkeys([*dealt, "one-call-gin"], 1.0), told.append))
    assert case in {one.case for one in found}
    assert all((one.hands, one.differ, one.ours_per_s) == (30, 0, 1.0) and one.hands_per_s > 0 for one in found)
    assert len(told) == len(found)
