"""What every hand of Gin keeps, in every preset and under random options and random legal play."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

import msgspec
import pytest
from msgspec.structs import replace

from helpers.gin import Hand
from openrummy import bots
from openrummy.games import gin
from openrummy.games.actions import Action, BigGin, Discard, Draw, Knock, LayOff, Leave, Pass, Submit, Timeout
from openrummy.games.errors import Code, IllegalAction
from openrummy.games.events import DealStarted, Drew, Event, Knocked
from openrummy.games.views import DealView, Legal
from openrummy.packs import build
from openrummy.rules import Preset, Rules, presets

GIN: Final = [preset for preset in presets().values() if preset.rules.family == "gin"]
PACK: Final = tuple(range(52))

each_preset = pytest.mark.parametrize("preset", GIN, ids=lambda preset: preset.name)
each_seed = pytest.mark.dose("seed", 6, 200)


def random_rules(preset: Preset, rng: random.Random) -> Rules:
    names = rng.sample(list(preset.choices), rng.randint(0, 8))
    return preset.make({name: rng.choice(preset.choices[name]) for name in names})


def begin(rules: Rules, rng: random.Random) -> Hand:
    draw = rng.random() < 0.5
    dealer = None if draw else rng.randint(0, 1)
    seed = rng.randbytes(32)
    return Hand(gin.start(rules, deal=1, seats=(0, 1), dealer=dealer, seed=seed, totals={0: 0, 1: 0}, draw_for_deal=draw))


def listed(legal: Legal, hand: tuple[int, ...], rng: random.Random) -> list[Action]:
    """Every action that ``legal`` names; for a submission one of the many that it allows."""
    actions: list[Action] = [Draw(source) for source in legal.draw]
    actions += [Discard(card) for card in legal.discard]
    actions += [Knock(offer.card) for offer in legal.knock]
    actions += [LayOff(offer.card, meld) for offer in legal.lay_off for meld in offer.melds]
    actions += [Pass()] if legal.may_pass else []
    actions += [BigGin()] if legal.big_gin else []
    if legal.submit:
        cards = rng.sample(hand, rng.randint(0, len(hand)))
        cuts = sorted(rng.sample(range(len(cards) + 1), min(3, len(cards))))
        actions.append(Submit(tuple(tuple(cards[a:b]) for a, b in pairwise([0, *cuts]))))
    return actions


def moves(hand: Hand, rng: random.Random) -> Iterator[tuple[int | None, Action]]:
    """Moves until the hand ends, at most as many as one can have (GIN-15); each is to be played before the next is asked for."""
    skill = rng.choice([0.0, 0.9, 1.0])
    for _ in range(400):
        deal = hand.deal
        if deal.end is not None:
            return
        if rng.random() < 0.02:
            yield None, Timeout(turn=deal.turn)
        elif rng.random() < 0.02:
            yield rng.randint(0, 1), Leave()
        elif rng.random() < skill:
            level = rng.choice(bots.LEVELS)
            seat = deal.seat
            history = tuple(gin.event_for(event, seat, deal) for event in hand.events)
            yield seat, bots.choose(level, deal.start.rules, gin.view(deal, seat), history)
        else:
            options = [(seat, one) for seat in (0, 1) for one in listed(gin.legal(deal, seat), deal.players[seat].hand, rng)]
            assert options, "no legal action"
            yield rng.choice(options)
    raise AssertionError("no end")


def play(hand: Hand, rng: random.Random) -> Iterator[Hand]:
    """The hand before each move and at its end."""
    for seat, action in moves(hand, rng):
        yield hand
        for event in gin.decide(hand.deal, seat, action):
            hand.apply((event,))
            assert gin.cards_of(hand.deal) == build(hand.deal.start.rules.packs), event
    yield hand


@each_preset
@each_seed
def test_a_hand_keeps_its_cards_replays_and_ends(preset: Preset, seed: int) -> None:
    rng = random.Random(seed)
    hand = begin(random_rules(preset, rng), rng)
    for _ in play(hand, rng):
        pass
    end = hand.end
    assert [line.seat for line in end.results] == list(hand.deal.players)
    assert (end.winner is None) == (end.cause == "void")
    assert sum(line.score > 0 for line in end.results) <= 1
    assert sum(isinstance(event, Drew) and event.source == "pile" for event in hand.events) <= 50
    # As the log stores it: written, read and applied again, it gives the same deal.
    stored = msgspec.json.encode(hand.events)
    assert Hand(tuple(msgspec.json.decode(stored, type=list[Event]))).deal == hand.deal


def test_random_play_meets_every_way_a_hand_can_end() -> None:
    """The tests here would prove little if all their hands ended alike."""
    wanted = {"knock", "undercut", "gin", "void"}
    for seed in range(300):
        rng = random.Random(seed)
        hand = begin(random_rules(GIN[seed % len(GIN)], rng), rng)
        *_, _ = play(hand, rng)
        wanted.discard(hand.end.cause)
        if not wanted:
            break
    assert not wanted


def tried(hand: Hand, rng: random.Random) -> Action:
    card = rng.choice([*PACK, -1, 10**6])
    groups = tuple(tuple(rng.sample(PACK, rng.randint(1, 5))) for _ in range(rng.randint(0, 3)))
    return rng.choice(
        [
            Draw("stock"), Draw("pile"), Discard(card), Pass(), Knock(card), Knock(card, groups), BigGin(), BigGin(groups),
            LayOff(card, rng.randint(-1, 4)), Submit(groups), Timeout(turn=hand.deal.turn + 1),
        ]
    )  # fmt: skip


def key(action: Action) -> Any:
    """Submissions, and knocks in groups of one's own, are judged by kind alone."""
    return type(action) if isinstance(action, Submit) or getattr(action, "groups", ()) else action


@each_preset
@each_seed
def test_what_is_legal_is_accepted_and_what_is_not_is_refused(preset: Preset, seed: int) -> None:
    rng = random.Random(1000 + seed)
    for hand in play(begin(random_rules(preset, rng), rng), rng):
        deal, before = hand.deal, msgspec.json.encode(hand.deal)
        for seat in deal.players:
            legal = listed(gin.legal(deal, seat), deal.players[seat].hand, rng)
            assert deal.end is None or not legal
            for action in legal:
                assert gin.decide(deal, seat, action)
            allowed = set(map(key, legal)) | {Knock} if any(isinstance(one, Knock) for one in legal) else set(map(key, legal))
            for action in (tried(hand, rng) for _ in range(4)):
                if key(action) in allowed:
                    continue
                with pytest.raises(IllegalAction) as refused:
                    gin.decide(deal, seat, action)
                assert refused.value.code in set(Code)
        assert msgspec.json.encode(deal) == before


class Swap:
    """A permutation of cards; cards it does not name stay."""

    def __init__(self, cards: set[int], rng: random.Random) -> None:
        before = sorted(cards)
        self._to = dict(zip(before, rng.sample(before, len(before)), strict=True))

    def card(self, card: int) -> int:
        return self._to.get(card, card)

    def cards(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(map(self.card, cards))


def hidden_from(hand: Hand, viewer: int | None) -> set[int]:
    """Cards whose faces the viewer has never been shown, by the rules of the table: neither dealt nor drawn by the viewer, nor on the
    pile at any time, nor shown by a knock."""
    deal = hand.deal
    seen = set(deal.pile) | {deal.start.opening}
    if deal.knocked is not None:
        seen |= {*deal.knocked.loose, *(card for group in deal.knocked.melds for card in group.cards)}
        seen |= {one.card for one in deal.laid_off}
    if deal.end is not None:
        seen |= {card for line in deal.end.results for group in line.groups for card in group.cards}
        seen |= {card for line in deal.end.results for card in (*line.loose, *(one.card for one in line.laid_off))}
    for event in hand.events:
        match event:
            case DealStarted() if viewer is not None:
                seen |= set(event.hands[viewer])
            case Drew() if event.seat == viewer or event.source == "pile":
                seen.add(event.card if event.card is not None else -1)
    return set(PACK) - seen


def scrambled(hand: Hand, viewer: int | None, rng: random.Random) -> tuple[gin.Deal, list[Event]]:
    """The same deal and log with every card that is hidden from the viewer somewhere else, and another seed until it is told."""
    deal = hand.deal
    swap = Swap(hidden_from(hand, viewer), rng)
    seed = deal.start.seed if deal.end is not None else rng.randbytes(32).hex()

    def start(event: DealStarted) -> DealStarted:
        hands = {seat: swap.cards(cards) for seat, cards in event.hands.items()}
        return replace(event, hands=hands, stock=swap.cards(event.stock or ()), seed=seed)

    def swapped(event: Event) -> Event:
        match event:
            case DealStarted():
                return start(event)
            case Drew():
                return replace(event, card=swap.card(event.card if event.card is not None else -1))
            case _:
                return event

    taken = deal.taken and replace(deal.taken, card=swap.card(deal.taken.card))
    players = {seat: gin.Player(swap.cards(player.hand)) for seat, player in deal.players.items()}
    other = replace(deal, start=start(deal.start), players=players, stock=swap.cards(deal.stock), taken=taken)
    return other, [swapped(event) for event in hand.events]


def refusal(deal: gin.Deal, seat: int, action: Action) -> Any:
    try:
        gin.decide(deal, seat, action)
    except IllegalAction as refused:
        return [refused.code, refused.params]
    return None


def leaks(hand: Hand, rng: random.Random, view: Any = gin.view, event_for: Any = gin.event_for) -> list[str]:
    found = []
    for viewer in (None, 0, 1):
        other, events = scrambled(hand, viewer, rng)
        if msgspec.json.encode(view(hand.deal, viewer)) != msgspec.json.encode(view(other, viewer)):
            found.append(f"view of {viewer}")
        for event, moved in zip(hand.events, events, strict=True):
            if msgspec.json.encode(event_for(event, viewer, hand.deal)) != msgspec.json.encode(event_for(moved, viewer, other)):
                found.append(f"{type(event).__name__} to {viewer}")
        if viewer is not None:
            for action in (Draw("stock"), Draw("pile"), Pass(), Discard(-1), Knock(-1), LayOff(-1, 0)):
                if refusal(hand.deal, viewer, action) != refusal(other, viewer, action):
                    found.append(f"refusal to {viewer}")
    return found


@each_preset
@each_seed
def test_swapped_hidden_cards_change_nothing_for_the_viewer(preset: Preset, seed: int) -> None:
    rng = random.Random(2000 + seed)
    for hand in play(begin(random_rules(preset, rng), rng), rng):
        if rng.random() < 0.2 or hand.deal.phase in ("defend", "ended") or hand.deal.last_chance:
            assert leaks(hand, rng) == []


def test_planted_leaks_are_found() -> None:
    rng = random.Random(5)
    hand = begin(GIN[0].rules, rng)
    for _ in range(6):
        (seat,) = gin.waited_for(hand.deal)
        legal = gin.legal(hand.deal, seat)
        hand.act(seat, Pass() if legal.may_pass else Draw("stock") if legal.draw else Discard(legal.discard[0]))

    def planted(**leak: Any) -> Any:
        def view(deal: gin.Deal, viewer: int | None) -> DealView:
            return replace(gin.view(deal, viewer), **{name: read(deal) for name, read in leak.items()})

        return view

    assert leaks(hand, rng) == []
    assert leaks(hand, rng, planted(stock=lambda deal: deal.stock[-1]))
    assert leaks(hand, rng, planted(pile=lambda deal: deal.players[1].hand))
    assert leaks(hand, rng, planted(commitment=lambda deal: deal.start.seed))
    assert leaks(hand, rng, event_for=lambda event, viewer, deal: event)


@each_preset
@each_seed
@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_computer_player_answers_legally_the_same_and_blind_to_hidden_cards(preset: Preset, seed: int, level: str) -> None:
    rng = random.Random(3000 + seed)
    for hand in play(begin(random_rules(preset, rng), rng), rng):
        deal = hand.deal
        if deal.end is not None or (rng.random() > 0.3 and deal.phase in ("draw", "discard") and not deal.last_chance):
            continue
        seat, rules = deal.seat, deal.start.rules
        assert bots.must_act(gin.view(deal, seat))
        assert not bots.must_act(gin.view(deal, 1 - seat))
        history = tuple(gin.event_for(event, seat, deal) for event in hand.events)
        chosen = bots.choose(level, rules, gin.view(deal, seat), history)
        assert gin.decide(deal, seat, chosen)
        other, events = scrambled(hand, seat, rng)
        blind = tuple(gin.event_for(event, seat, other) for event in events)
        assert bots.choose(level, rules, gin.view(other, seat), blind) == chosen


def test_nothing_is_shown_of_the_defender_until_the_hand_is_settled() -> None:
    """A knock tells the knocker's cards; how the defender lies is told by the sheet."""
    for seed in range(200):
        rng = random.Random(seed)
        hand = begin(GIN[0].make({"defence": "player"}), rng)
        for now in play(hand, rng):
            if now.deal.phase == "defend":
                held = set(now.deal.players[now.deal.seat].hand)
                shown = next(event for event in now.events if isinstance(event, Knocked))
                assert held.isdisjoint(card for group in shown.melds for card in group.cards)
                assert gin.view(now.deal, None).own is None
                return
    raise AssertionError("no hand was defended")
