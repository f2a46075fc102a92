"""Matches of random results, answers and leavers, in every format: what always holds."""

import random
from typing import Any

import msgspec
import pytest

from match.deals import Played, rules
from openrummy import match as matches
from openrummy.games.errors import IllegalAction
from openrummy.games.events import EndCause
from openrummy.match.actions import AnswerSplit, Elapsed, MatchAction, ProposeSplit, Quit, Rejoin
from openrummy.match.events import MatchEvent
from openrummy.rules import Rules

BOUND = 2000


def random_rules(format: str, rng: random.Random) -> Rules:
    limit = rng.choice([61, 101, 201])
    pool = {61: (15, 30, 60), 101: (20, 40, 80), 201: (25, 50, 80)}[limit]
    some: dict[str, dict[str, Any]] = {
        "pool": {
            "limit": limit,
            "rejoin": rng.random() < 0.8,
            "rejoin_limit": rng.choice(["any", 1, 2]),
            "auto_split": rng.choice(["no_drop_left", "one_less", "off"]),
            "auto_split_three_from": rng.choice([3, 4]),
            "manual_split": rng.random() < 0.8,
            "split_max_drop_gap": rng.choice(["off", 1, 2, 3]),
        },
        "chips": {"deals": rng.choice([2, 3, 6]), "stop_when_decided": rng.random() < 0.5, "by_points": rng.random() < 0.3},
        "deals": {"deals": rng.choice([2, 3])},
        "target": {"target": rng.choice([50, 100, 300])},
        "boxes": {
            "columns": rng.choice([1, 3]),
            "boxes_at_once": rng.random() < 0.3,
            "extra_boxes": rng.random() < 0.3,
            "shutout": rng.choice(["double_hand_points", "double_net", "off", "double_total"]),
            "next_dealer": rng.choice(["winner", "loser", "alternate"]),
        },
    }
    drops = dict(zip(("first_drop", "middle_drop", "cap"), pool, strict=True)) if format == "pool" else {}
    toss = {"first_deal": rng.choice(["low_deals", "high_starts"]), "first_player": rng.choice(["left", "dealer"])}
    made = rules(format=format, **(some[format] | drops | toss))
    return msgspec.structs.replace(made, family="gin") if format == "boxes" else made


def actions(played: Played, rng: random.Random) -> list[tuple[int | None, MatchAction]]:
    """Everything that may be done between deals, with some of what may not."""
    yes = rng.random() < 0.6
    seats = [*played.match.status, 5]
    every: list[tuple[int | None, MatchAction]] = [
        (seat, one) for seat in seats for one in (Rejoin(yes), ProposeSplit(), AnswerSplit(yes))
    ]
    return [*every, (None, Elapsed(played.match.pooled.windows)), (None, Elapsed(99))]


def check_legal_is_exact(played: Played, rng: random.Random) -> list[tuple[int | None, MatchAction]]:
    able = []
    for seat, action in actions(played, rng):
        legal = matches.legal(played.match, seat)
        told = {Rejoin: legal.rejoin, ProposeSplit: legal.propose_split, AnswerSplit: legal.answer_split}
        try:
            done = bool(matches.decide(played.match, seat, action))
        except IllegalAction:
            done = False
        assert isinstance(action, Elapsed) or done == told[type(action)], action
        able += [(seat, action)] if done else []
    return able


def random_deal(played: Played, rng: random.Random) -> None:
    following = matches.next_deal(played.match)
    assert following is not None
    letters = ["ABCDEF"[seat] for seat in following.seats]
    assert following.dealer is None or following.dealer in following.seats
    if rng.random() < 0.1:
        played.deal(None, "void")
        return
    winner = rng.choice(letters)
    cap = played.rules.counting.cap
    cost: dict[str, int] = {one: rng.choice([0, rng.randint(0, cap), cap]) for one in letters if one != winner}
    cause: EndCause = rng.choice(["knock", "undercut", "gin"]) if played.rules.family == "gin" else "shown"
    played.won(winner, cost, cause, score=rng.randint(0, 60))


def step(played: Played, rng: random.Random) -> None:
    able = check_legal_is_exact(played, rng)
    if rng.random() < 0.03:
        seat: Any = rng.choice(list(played.match.status))
        played.act("ABCDEF"[seat], Quit())
    elif able and (played.match.pooled.window is not None or rng.random() < 0.2):
        who, action = rng.choice(able)
        played.act(None if who is None else "ABCDEF"[who], action)
    else:
        random_deal(played, rng)


@pytest.mark.parametrize("format", ["pool", "chips", "deals", "target", "boxes"])
@pytest.mark.dose("seed", 60, 3000)
def test_a_match_ends_pays_out_what_was_paid_in_and_replays(format: str, seed: int) -> None:
    rng = random.Random(f"{format} {seed}")
    made = random_rules(format, rng)
    played = Played(made, 2 if format == "boxes" else rng.randint(2, 6))
    for _ in range(BOUND):
        if played.match.end is not None:
            break
        step(played, rng)
        if format == "chips" and not made.match.by_points:
            assert sum(played.totals) == made.counting.cap * made.match.deals * len(played.match.status)
            assert min(played.totals) >= 0
    end = played.match.end
    assert end is not None
    assert end.winners
    assert all(seat in played.match.active for seat in end.winners) or end.cause == "last_player"
    assert sum(end.payouts.values()) == played.match.pool
    assert all(share >= 0 for share in end.payouts.values()) or format == "boxes"
    assert matches.next_deal(played.match) is None
    assert check_legal_is_exact(played, rng) == []
    stored = msgspec.json.decode(msgspec.json.encode(played.events), type=list[MatchEvent])
    replayed = None
    for event in stored:
        replayed = matches.evolve(replayed, event)
    assert replayed == played.match
    assert msgspec.json.decode(msgspec.json.encode(replayed), type=matches.Match) == replayed
