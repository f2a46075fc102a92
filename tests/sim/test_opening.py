"""Opening hands: each figure by itself, against what is known of it, and however the work is divided.

Seeds are fixed, so nothing here is left to chance; the bounds are four standard errors, so that another seed would pass as well.
"""

import hashlib
import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb, sqrt

import msgspec
import pytest

from openrummy.arrange import arrange, card_points, distance
from openrummy.cards import JOKER, card, face, is_printed_joker, suit
from openrummy.melds import PURE_KINDS, kind
from openrummy.packs import build, wild_faces
from openrummy.rules import HandGame, RulesError, hand_game
from openrummy.sim import Opening, opening


def made(name: str, **changes: object) -> HandGame:
    return hand_game(name).make(changes)


def near(found: float, expected: float, hands: int, *, others: float = float("inf")) -> bool:
    """Is a share found in so many hands what is expected? ``others``: hands in which the expected share was itself found."""
    return abs(found - expected) <= 4 * sqrt(expected * (1 - expected) * (1 / hands + 1 / others))


def redealt(rules: HandGame, seed: int, deals: int, players: int) -> Iterator[tuple[list[int], int | None]]:
    """The hands (physical cards, the least copies first) and cut faces of the first block, dealt as docs/statistics.md says."""
    key = hashlib.sha256(f"openrummy opening 1 {seed} 0".encode()).digest()
    chance = random.Random(int.from_bytes(key, "big"))
    deck = sorted(face(one) for one in build(rules.packs))
    turned = int(rules.packs.wild_mode != "none")
    for _ in range(deals):
        for at in range(turned + players * rules.size):
            other = at + int(chance.random() * (len(deck) - at))
            deck[at], deck[other] = deck[other], deck[at]
        for player in range(players):
            start = turned + player * rules.size
            hand = deck[start : start + rules.size]
            yield [card(one, hand[:at].count(one)) for at, one in enumerate(hand)], deck[0] if turned else None


def naive(rules: HandGame, seed: int, deals: int, players: int) -> dict[str, object]:
    """Every figure once more, the slow way."""
    rows = []
    for hand, cut in redealt(rules, seed, deals, players):
        wild = wild_faces(cut, rules.packs)
        natural = [one for one in hand if not is_printed_joker(one)]
        # Nothing wild: every card is the card it is.
        pure = any(kind(three, rules.melds, frozenset()) in PURE_KINDS for three in combinations(natural, 3))
        values = {one for one in wild if suit(one) == suit(cut)} if cut is not None and cut != JOKER else set()
        kinds = {face(one) for one in hand} & values if len(values) == 3 else set()
        rows.append(
            {
                "count": sum(card_points(one, rules.counting, wild) for one in hand),
                "least": arrange(hand, rules.hand, wild).points,
                "jokers": sum(is_printed_joker(one) or face(one) in wild for one in hand),
                "pure": pure,
                "value": len(kinds) > 0,
                "marriage": len(kinds) == 3,
            }
        )
    hands = len(rows)
    return {
        "mean_count": sum(row["count"] for row in rows) / hands,
        "share_over_cap": sum(row["count"] > rules.counting.cap for row in rows) / hands,
        "mean_least_count": sum(row["least"] for row in rows) / hands,
        "mean_jokers": sum(row["jokers"] for row in rows) / hands,
        "share_three_jokers": sum(row["jokers"] >= 3 for row in rows) / hands,
        "share_pure_sequence": sum(row["pure"] for row in rows) / hands,
        "share_value_card": sum(row["value"] for row in rows) / hands,
        "share_marriage": sum(row["marriage"] for row in rows) / hands,
        "counts": [Counter(row["count"] for row in rows)[at] / hands for at in range(max(row["count"] for row in rows) + 1)],
    }


@pytest.mark.parametrize(
    ("name", "players", "deals"), [("points", 1, 200), ("points", 6, 25), ("twentyone", 2, 50), ("deals", 3, 50), ("gin", 2, 100)]
)
def test_every_figure_is_what_the_slow_way_finds(name: str, players: int, deals: int) -> None:
    rules = made(name)
    found = msgspec.to_builtins(opening(rules, deals, seed=5, players=players, distances=0))
    for figure, expected in naive(rules, 5, deals, players).items():
        if found[figure] is not None:
            assert found[figure] == pytest.approx(expected, abs=1e-6), figure


def test_distances_are_those_of_the_first_hands_of_a_block() -> None:
    rules = made("points")
    far = Counter(distance(hand, rules.hand, wild_faces(cut, rules.packs)) for hand, cut in redealt(rules, 2, 50, 1))
    found = opening(rules, 50, seed=2, distances=50)
    assert found.distance == [far[at] / 50 for at in range(max(far) + 1)]
    fewer = opening(rules, 50, seed=2, distances=20)
    assert fewer.distance_hands == 20
    assert sum(fewer.distance) == pytest.approx(1)


@pytest.fixture(scope="module")
def twentyone() -> Opening:
    return opening(made("twentyone"), 20_000, seed=1, distances=0)


def test_XXI_15_the_published_figures_of_opening_hands(twentyone: Opening) -> None:
    def published(found: float | None, share: float) -> bool:
        return found is not None and near(found, share, twentyone.hands, others=50_000)

    assert twentyone.hands == 20_000
    # Standard deviations of the count and of the jokers of one hand: 16.8 and 1.44.
    assert abs(twentyone.mean_count - 132.6) <= 4 * 16.8 * sqrt(1 / 20_000 + 1 / 50_000) + 0.05
    assert abs(twentyone.mean_jokers - 2.65) <= 4 * 1.44 * sqrt(1 / 20_000 + 1 / 50_000) + 0.005
    assert published(twentyone.share_over_cap, 0.769)
    assert published(twentyone.share_three_jokers, 0.514)
    assert published(twentyone.share_value_card, 0.678)
    assert published(twentyone.share_marriage, 0.0265)


def test_XXI_2_jokers_and_XXI_15_value_cards_come_as_often_as_reckoned(twentyone: Opening) -> None:
    """158 cards are left beside the cut one; of three packs two more are like it, and three each like its neighbours."""
    plain = 156 / 159

    def none_of(cards: int) -> float:
        return comb(158 - cards, 21) / comb(158, 21)

    def fewer_than_three(jokers: int) -> float:
        return sum(comb(jokers, held) * comb(158 - jokers, 21 - held) for held in range(3)) / comb(158, 21)

    value = plain * (1 - none_of(8))
    marriage = plain * (1 - none_of(2) - 2 * none_of(3) + 2 * none_of(5) + none_of(6) - none_of(8))
    three = plain * (1 - fewer_than_three(20)) + (1 - plain) * (1 - fewer_than_three(14))
    assert twentyone.share_value_card is not None
    assert twentyone.share_marriage is not None
    assert near(twentyone.share_value_card, value, 20_000)
    assert near(twentyone.share_marriage, marriage, 20_000)
    assert near(twentyone.share_three_jokers, three, 20_000)


@pytest.mark.parametrize(
    ("changes", "share"),
    [
        ({"seats": 3, "printed_jokers": 1}, 0.4229),
        ({"packs": 2, "printed_jokers": 2}, 0.3659),
        ({"packs": 2, "printed_jokers": 4}, 0.3503),
    ],
)
def test_MELD_1_share_of_dealt_hands_with_a_pure_sequence(changes: dict[str, object], share: float) -> None:
    found = opening(made("points", **changes), 30_000, seed=1, distances=0)
    assert near(found.share_pure_sequence, share, 30_000)


def test_PTS_8_how_far_dealt_hands_are_from_a_show() -> None:
    found = opening(made("points", printed_jokers=2), 10_000, seed=1)
    assert found.distance_hands == 10_000
    shares = [*found.distance, *[0.0] * 8]
    for far, expected in enumerate((0.001, 0.021, 0.157, 0.377, 0.337, 0.101, 0.006, 0.0003)):
        assert near(shares[far], expected, 10_000, others=10_000), far


@pytest.mark.parametrize(("jobs", "task"), [(1, 1), (1, 3), (2, 1), (2, 2)])
def test_however_the_work_is_divided_the_result_is_the_same(jobs: int, task: int) -> None:
    rules = made("points", seats=2)
    told: list[int] = []
    found = opening(rules, 3_500, seed=7, players=2, distances=40, jobs=jobs, task=task, progress=told.append)
    assert found == opening(rules, 3_500, seed=7, players=2, distances=40)
    assert (found.hands, found.distance_hands) == (7_000, 40)
    assert told == sorted(told)
    assert told[-1] == 3_500


def test_another_seed_another_result() -> None:
    rules = made("points")
    assert opening(rules, 200, seed=1, distances=0).counts != opening(rules, 200, seed=2, distances=0).counts


def test_distributions_are_whole_and_agree_with_their_means(twentyone: Opening) -> None:
    pairs = ((twentyone.counts, twentyone.mean_count), (twentyone.least_counts, twentyone.mean_least_count))
    for shares, mean in (*pairs, (twentyone.jokers, twentyone.mean_jokers)):
        assert sum(shares) == pytest.approx(1, abs=1e-4)
        assert sum(at * share for at, share in enumerate(shares)) == pytest.approx(mean, abs=1e-2)
    assert len(twentyone.least_counts) == twentyone.cap + 1 == 121


def test_a_game_without_value_cards_has_no_share_of_them() -> None:
    found = opening(made("points"), 10, seed=1, distances=0)
    assert (found.share_value_card, found.share_marriage) == (None, None)


@pytest.mark.parametrize("players", [0, 3])
def test_no_more_players_than_seats(players: int) -> None:
    with pytest.raises(RulesError, match="players"):
        opening(made("points", seats=2), 10, seed=1, players=players)
