"""Hidden cards stay hidden: the swap test over random play, and the proof that it finds leaks that are planted."""

import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from helpers import leaks, randomplay
from helpers.rig import POOR, WINNING, AnyGame, rig
from openrummy import games
from openrummy.games.actions import Action, Declare, Discard, Draw, Exchange, Knock, LayDown, LayOff, Pass, Submit
from openrummy.games.errors import IllegalAction
from openrummy.games.events import DealEnded, DealStarted, Declared, Drew, Event, Exchanged, Reshuffled, Submitted, TurnedOver
from openrummy.games.views import DealView
from openrummy.packs import build
from openrummy.rules import Preset, presets


def viewers(game: AnyGame) -> list[int | None]:
    return [None, *game.deal.players]


def tries(game: AnyGame, rng: random.Random) -> list[Action]:
    """Actions that are mostly refused, with cards from anywhere."""
    cards = rng.sample(build(game.deal.start.rules.packs), 4)
    return [
        Draw("pile"),
        *map(Discard, cards),
        *map(Declare, cards),
        *map(Exchange, cards),
        Submit((tuple(cards),)),
        Pass(),
        *map(Knock, cards),
        LayDown(tuple(cards[:3])),
        *(LayOff(card, 0) for card in cards),
    ]


def check(game: AnyGame, rng: random.Random) -> None:
    for viewer in viewers(game):
        leaks.check_view(game, viewer, rng)
        leaks.check_events(game, viewer, rng)
        if game.deal.end is None and viewer is not None:
            refused = [action for action in tries(game, rng) if _is_refused(game.deal, viewer, action)]
            leaks.check_errors(game, viewer, refused, rng)


def _is_refused(deal: games.Deal, viewer: int, action: Action) -> bool:
    try:
        games.decide(deal, viewer, action)
    except IllegalAction:
        return True
    return False


@pytest.mark.parametrize("preset", presets().values(), ids=lambda preset: preset.name)
@pytest.mark.dose("seed", 4, 300)
def test_swapped_hidden_cards_change_nothing_for_the_viewer(preset: Preset, seed: int) -> None:
    rng = random.Random(seed)
    game = randomplay.begin(randomplay.random_rules(preset, rng), rng)

    def now_and_then(game: AnyGame) -> None:
        if rng.random() < 0.03 or game.deal.phase not in ("draw", "discard"):
            check(game, rng)

    check(game, rng)
    randomplay.play(game, rng, now_and_then)


@pytest.mark.parametrize("preset", presets().values(), ids=lambda preset: preset.name)
@pytest.mark.dose("seed", 6, 300)
def test_the_sheet_does_not_depend_on_dropped_hands_the_stock_or_an_unshown_win(preset: Preset, seed: int) -> None:
    """The last move once more, with the cards that no sheet may show somewhere else."""
    rng = random.Random(seed)
    game = randomplay.begin(randomplay.random_rules(preset, rng), rng)
    for seat, action in randomplay.moves(game, rng):
        before = game.deal
        game.act(seat, action)
    ended = game.end
    public = {line.seat for line in ended.results if line.groups or line.loose}
    if ended.cause not in ("last_player", "void"):
        # Who made the deal end has shown the last cards on the table.
        public.add(before.seat)
    unseen = [seat for seat in before.players if seat not in public]
    hidden = {*before.stock, *(card for seat in unseen for card in before.players[seat].hand)}
    # What the last move put on the open pile is everyone's.
    swap = leaks.Swap(hidden - set(game.deal.pile), rng)
    players = {one: replace(player, hand=swap.cards(player.hand) or ()) for one, player in before.players.items()}
    taken = before.taken and replace(before.taken, card=swap.card(before.taken.card))
    other = replace(before, players=players, stock=swap.cards(before.stock) or (), taken=taken)
    again = games.decide(other, seat, action)[-1]
    assert isinstance(again, DealEnded)
    for viewer in viewers(game):
        leaks.same(games.event_for(ended, viewer, game.deal), games.event_for(again, viewer, game.deal))


def showdown() -> Iterator[AnyGame]:
    """A deal at every step from its start to its sheet: draws, an exchange, submissions, a drop."""
    game = rig({0: WINNING, 1: POOR, 2: "JS QS TS", 3: "9C 9S"}, stock="2D 3D 3C 5C 2D")
    yield game
    steps: list[Callable[[], Any]] = [
        lambda: game.turn(0), lambda: game.drop(3), lambda: game.draw(1), lambda: game.discard(1, "2C"), lambda: game.turn(2),
        lambda: game.draw(0), lambda: game.declare(0, "8C"), lambda: game.exchange(0, "5C"), lambda: game.submit(0, WINNING),
        lambda: game.act(1, Submit((game.deal.players[1].hand[:3], game.deal.players[1].hand[3:5]))), game.timeout,
    ]  # fmt: skip
    for step in steps:
        step()
        yield game


def run(view: leaks.View = games.view, event_for: leaks.EventFor = games.event_for, decide: leaks.Decide = games.decide) -> None:
    rng = random.Random(4)
    for game in showdown():
        for viewer in viewers(game):
            leaks.check_view(game, viewer, rng, view)
            leaks.check_events(game, viewer, rng, event_for)
            if viewer is not None:
                leaks.check_errors(game, viewer, [Discard(-1), Draw("pile"), Exchange(-1)], rng, decide)


def test_the_scene_of_the_planted_leaks_is_clean_without_them() -> None:
    run()


def planted_view(**leak: Callable[[Any], Any]) -> leaks.View:
    def view(deal: games.Deal, viewer: int | None) -> DealView:
        seen = games.view(deal, viewer)
        found = {name: read(deal) for name, read in leak.items()}
        return replace(seen, **{name: value for name, value in found.items() if value is not None})

    return view


VIEW_LEAKS: dict[str, leaks.View] = {
    "top of the stock": planted_view(stock=lambda deal: deal.stock[-1]),
    "somebody's hand": planted_view(pile=lambda deal: deal.players[1].hand),
    "a dropped hand": planted_view(pile=lambda deal: deal.players[3].hand if deal.players[3].dropped else None),
    "finish card": planted_view(turn=lambda deal: deal.finish),
    "submitted groups": planted_view(pile=lambda deal: (deal.players[1].submitted or [None])[0]),
    "card drawn": planted_view(cut=lambda deal: deal.taken.card if deal.taken else None),
    "seed": planted_view(commitment=lambda deal: deal.start.seed),
    "dealt hands": planted_view(wild=lambda deal: deal.start.hands[2]),
}


@pytest.mark.parametrize("leak", VIEW_LEAKS)
def test_a_leak_planted_in_the_view_is_found(leak: str) -> None:
    with pytest.raises(AssertionError):
        run(view=VIEW_LEAKS[leak])


ONE_OF_EACH_FAMILY = {preset.rules.family: preset for preset in presets().values()}


def watched(
    preset: Preset,
    view: leaks.View = games.view,
    event_for: leaks.EventFor = games.event_for,
    decide: leaks.Decide = games.decide,
) -> None:
    """The beginning of a deal of random play, checked at every step."""
    rng = random.Random(11)
    game = randomplay.begin(preset.rules, rng)
    for seat, action in islice(randomplay.moves(game, rng), 40):
        game.act(seat, action)
        for viewer in viewers(game):
            leaks.check_view(game, viewer, rng, view)
            leaks.check_events(game, viewer, rng, event_for)
            if viewer is not None and game.deal.end is None:
                leaks.check_errors(game, viewer, [Discard(-1), LayDown((-1,) * 3), Draw("pile")], rng, decide)


@pytest.mark.parametrize("preset", ONE_OF_EACH_FAMILY.values(), ids=ONE_OF_EACH_FAMILY.keys())
def test_leaks_planted_in_any_family_are_found(preset: Preset) -> None:
    watched(preset)
    views: list[leaks.View] = [
        planted_view(stock=lambda deal: deal.stock[-1]),
        planted_view(pile=lambda deal: deal.players[deal.seat].hand),
        planted_view(cut=lambda deal: deal.taken.card if deal.taken else None),
        planted_view(commitment=lambda deal: deal.start.seed),
        planted_view(wild=lambda deal: deal.start.hands[deal.seat]),
    ]
    for view in views:
        with pytest.raises(AssertionError):
            watched(preset, view=view)
    for kind in (DealStarted, Drew):
        with pytest.raises(AssertionError):
            watched(preset, event_for=unfiltered(kind))
    with pytest.raises(AssertionError):
        watched(preset, decide=telling)


def unfiltered(kind: type[Event]) -> leaks.EventFor:
    """Events as they should be, but those of one kind whole."""

    def event_for(event: Event, viewer: int | None, deal: games.Deal) -> Event:
        return event if isinstance(event, kind) else games.event_for(event, viewer, deal)

    return event_for


@pytest.mark.parametrize("kind", [DealStarted, Drew, Declared, Exchanged, Submitted], ids=lambda kind: kind.__name__)
def test_an_event_that_is_not_filtered_is_found(kind: type[Event]) -> None:
    with pytest.raises(AssertionError):
        run(event_for=unfiltered(kind))


@pytest.mark.parametrize("field", ["seed", "stock", "hands"])
def test_a_hidden_field_of_the_deals_start_is_found(field: str) -> None:
    def event_for(event: Event, viewer: int | None, deal: games.Deal) -> Event:
        seen = games.event_for(event, viewer, deal)
        return replace(seen, **{field: getattr(event, field)}) if isinstance(event, DealStarted) else seen

    with pytest.raises(AssertionError):
        run(event_for=event_for)


@pytest.mark.parametrize("kind", [Reshuffled, TurnedOver], ids=lambda kind: kind.__name__)
def test_a_new_stock_that_is_not_filtered_is_found(kind: type[Reshuffled | TurnedOver]) -> None:
    preset = ONE_OF_EACH_FAMILY["indian" if kind is Reshuffled else "rum"]
    game = randomplay.begin(preset.rules, random.Random(1))
    game.events.append(kind(stock=game.deal.stock, stock_size=len(game.deal.stock)))
    leaks.check_events(game, 0, random.Random(1))
    with pytest.raises(AssertionError):
        leaks.check_events(game, 0, random.Random(1), lambda event, viewer, deal: event)


def telling(deal: games.Deal, seat: int | None, action: Action) -> tuple[Event, ...]:
    """Refusals that tell the next card of the stock."""
    try:
        return games.decide(deal, seat, action)
    except IllegalAction as refused:
        raise IllegalAction(refused.code, next=deal.stock[-1]) from refused


def test_a_refusal_that_tells_the_next_card_is_found() -> None:
    with pytest.raises(AssertionError):
        run(decide=telling)
