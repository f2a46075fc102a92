"""What every registered rule set keeps, under random options and random legal play. No preset is named here."""

import random
from typing import Final

import msgspec
import pytest

from helpers import randomplay
from helpers.rig import AnyGame
from openrummy import games
from openrummy.games.actions import (
    Action,
    BigGin,
    Declare,
    Discard,
    Draw,
    Drop,
    Exchange,
    Knock,
    LayDown,
    LayOff,
    Pass,
    Submit,
    Timeout,
)
from openrummy.games.errors import Code, IllegalAction
from openrummy.games.events import DealStarted, Drew, EndCause, Event
from openrummy.packs import build
from openrummy.rules import Preset, presets

PRESETS: Final = list(presets().values())
FAMILIES: Final = sorted({preset.rules.family for preset in PRESETS})
FIRSTS: Final = list({preset.rules.family: preset for preset in reversed(PRESETS)}.values())
"""One rule set of each family: random options make the others of it."""


class Checked(AnyGame):
    """A deal in which every event must keep the cards, and after which somebody can act."""

    def apply(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        for event in events:
            super().apply((event,))
            assert games.cards_of(self.deal) == build(self.deal.start.rules.packs), event
        waited = games.waited_for(self.deal)
        assert bool(waited) is (self.deal.end is None)
        assert all(games.legal(self.deal, seat) for seat in waited), "a seat that is waited for has nothing legal to do"
        return events


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
@pytest.mark.dose("seed", 12, 1000)
def test_a_deal_keeps_its_cards_replays_and_ends(preset: Preset, seed: int) -> None:
    """Cards conserved after every event; ``moves`` fails where nothing is legal or the deal does not end."""
    rng = random.Random(seed)
    game = Checked(tuple(randomplay.begin(randomplay.random_rules(preset, rng), rng).events))
    randomplay.play(game, rng)
    end = game.end
    assert sum(result.chips for result in end.results) == 0
    assert [result.seat for result in end.results] == list(game.deal.players)
    assert end.winner is None or end.cause != "void"
    assert bytes.fromhex(end.seed) == bytes.fromhex(game.deal.start.seed or "")
    # As the log stores it: written, read and applied again, it gives the same deal at every step.
    stored = msgspec.json.encode(game.events)
    assert AnyGame(tuple(msgspec.json.decode(stored, type=list[Event]))).deal == game.deal


CAUSES: Final[dict[str, set[EndCause]]] = {
    "indian": {"shown", "wrong_show", "last_player", "void", "lowest_hand"},
    "rum": {"out", "rummy", "void"},
    "gin": {"knock", "undercut", "gin", "big_gin", "void"},
}
"""How a deal of each family can end."""


@pytest.mark.parametrize("family", FAMILIES)
def test_random_play_meets_every_way_a_deal_can_end(family: str) -> None:
    """The tests above would prove little if all their deals ended alike."""
    wanted = set(CAUSES[family])
    mine = [preset for preset in PRESETS if preset.rules.family == family]
    for seed in range(400):
        rng = random.Random(seed)
        game = randomplay.begin(randomplay.random_rules(mine[seed % len(mine)], rng), rng)
        cause = randomplay.play(game, rng).end.cause
        assert cause in CAUSES[family]
        wanted.discard(cause)
        if not wanted:
            break
    assert not wanted


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
@pytest.mark.dose("seed", 1, 40)
def test_a_deal_in_which_nobody_ever_acts_is_brought_to_its_end_by_the_clock(preset: Preset, seed: int) -> None:
    rng = random.Random(3000 + seed)
    game = Checked(tuple(randomplay.begin(randomplay.random_rules(preset, rng), rng).events))
    for _ in range(randomplay.BOUND):
        if game.deal.end is not None:
            break
        before = game.deal.turn
        assert game.refused(None, Timeout(turn=before + 1)) == "stale_turn"
        game.timeout()
        assert game.deal.turn > before or game.deal.end is not None
    assert game.deal.end is not None


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_a_turn_has_the_time_that_the_table_gives_it_and_a_deal_that_is_over_none(preset: Preset) -> None:
    rng = random.Random(8)
    for timer in preset.choices["turn_timer"]:
        game = randomplay.begin(preset.make({"turn_timer": timer}), rng)
        assert games.clock(game.deal) == (None if timer == "off" else timer)
    randomplay.play(game, rng)
    assert games.clock(game.deal) is None


@pytest.mark.parametrize("preset", FIRSTS, ids=lambda preset: preset.name)
def test_a_void_deal_brings_nobody_anything(preset: Preset) -> None:
    for seed in range(400):
        rng = random.Random(5000 + seed)
        end = randomplay.play(randomplay.begin(randomplay.random_rules(preset, rng), rng), rng).end
        if end.cause == "void":
            assert [(one.points, one.chips, one.groups, one.loose) for one in end.results] == [(0, 0, (), ())] * len(end.results)
            return
    raise AssertionError("random play met no void deal")


def _key(action: Action) -> object:
    """Actions of one kind with equal content are the same; submissions, and knocks in groups of one's own, are judged by kind alone, a
    meld by its cards."""
    if isinstance(action, LayDown):
        return LayDown, frozenset(action.cards), len(action.cards)
    return type(action) if isinstance(action, Submit) or (isinstance(action, Knock | BigGin) and action.groups) else action


def _tried(game: AnyGame, rng: random.Random) -> Action:
    pack = build(game.deal.start.rules.packs)
    card = rng.choice([*pack, -1, 10**6])
    held = game.deal.players[game.deal.seat].hand
    groups = tuple(tuple(rng.choices(pack, k=rng.randint(1, 5))) for _ in range(rng.randint(0, 4)))
    actions: list[Action] = [
        Draw("stock"),
        Draw("pile"),
        Discard(card),
        Discard(rng.choice(held)),
        Declare(card),
        Exchange(card),
        Drop(),
        Submit(groups),
        LayDown(tuple(rng.choices(pack, k=3))),
        LayDown(tuple(rng.sample(held, min(3, len(held))))),
        LayOff(card, rng.randint(-1, 3)),
        LayOff(rng.choice(held), rng.randint(-1, 3)),
        Pass(),
        Knock(card),
        Knock(rng.choice(held)),
        Knock(rng.choice(held), groups),
        BigGin(),
        BigGin(groups),
        Timeout(turn=game.deal.turn + 1),
    ]
    return rng.choice(actions)


def _check_legal_is_exact(game: AnyGame, rng: random.Random) -> None:
    deal, before = game.deal, msgspec.json.encode(game.deal)
    for seat in deal.players:
        legal = randomplay.listed(games.legal(deal, seat), deal.players[seat].hand, rng)
        for action in legal:
            # Submissions are accepted when they are played; to settle each of them here would take long.
            if not isinstance(action, Submit):
                assert games.decide(deal, seat, action)
        allowed = {*map(_key, legal), *map(type, legal)}
        for _ in range(8):
            action = _tried(game, rng)
            if _key(action) in allowed:
                continue
            with pytest.raises(IllegalAction) as refused:
                games.decide(deal, seat, action)
            assert refused.value.code in set(Code)
    assert msgspec.json.encode(deal) == before


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
@pytest.mark.dose("seed", 5, 200)
def test_what_is_legal_is_accepted_and_what_is_not_is_refused(preset: Preset, seed: int) -> None:
    rng = random.Random(1000 + seed)
    game = randomplay.begin(randomplay.random_rules(preset, rng), rng)

    def check(game: AnyGame) -> None:
        if game.deal.end is None and (rng.random() < 0.1 or game.deal.phase not in ("draw", "discard")):
            _check_legal_is_exact(game, rng)

    randomplay.play(game, rng, check)
    for seat in game.deal.players:
        assert not games.legal(game.deal, seat)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_an_event_that_was_filtered_cannot_be_applied(preset: Preset) -> None:
    game = randomplay.begin(preset.rules, random.Random(7))
    with pytest.raises(ValueError, match="hidden"):
        games.evolve(None, games.event_for(game.events[0], None, game.deal))
    with pytest.raises(ValueError, match="hidden"):
        games.evolve(game.deal, Drew(seat=game.deal.seat, source="stock", card=None))
    with pytest.raises(ValueError, match="before DealStarted"):
        games.evolve(None, game.events[1])


FAMILIES_WITH: Final[list[tuple[Action, set[str]]]] = [
    (Drop(), {"indian"}),
    (Declare(0), {"indian"}),
    (Exchange(0), {"indian"}),
    (Submit(()), {"indian", "gin"}),
    (Pass(), {"indian", "gin"}),
    (LayDown((0, 1, 2)), {"rum"}),
    (LayOff(0, 0), {"rum", "gin"}),
    (Knock(0), {"gin"}),
    (BigGin(), {"gin"}),
]
"""Actions that not every family has."""


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_an_action_of_another_game_is_refused_by_name(preset: Preset) -> None:
    game = randomplay.begin(preset.rules, random.Random(5))
    for action in [action for action, families in FAMILIES_WITH if preset.rules.family not in families]:
        for seat in game.deal.players:
            assert game.refused(seat, action) == "not_in_this_game", action


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_a_seat_that_was_not_dealt_in_can_do_nothing_and_sees_the_table_alone(preset: Preset) -> None:
    game = randomplay.begin(preset.rules, random.Random(6))
    assert not games.legal(game.deal, 99)
    assert game.refused(99, Draw("stock")) == "not_in_deal"
    assert games.view(game.deal, 99) == games.view(game.deal, None)
    start = game.events[0]
    assert isinstance(start, DealStarted)
    seen = games.event_for(start, None, game.deal)
    assert isinstance(seen, DealStarted)
    assert (seen.hands, seen.stock, seen.seed) == ({}, None, None)
