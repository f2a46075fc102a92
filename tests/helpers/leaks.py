"""The leak test: what a viewer gets must not change when cards hidden from that viewer change places.

What is hidden is worked out here from the rules of the table, not from the code under test.
"""

import random
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from helpers.rig import Game
from openrummy.games import indian
from openrummy.games.actions import Action, Groups
from openrummy.games.errors import IllegalAction
from openrummy.games.events import (
    DealEnded,
    DealStarted,
    Declared,
    Discarded,
    Drew,
    Event,
    Exchanged,
    Reshuffled,
    Shown,
    Submitted,
)
from openrummy.games.views import DealView

Viewer = int | None
View = Callable[[indian.Deal, Viewer], DealView]
EventFor = Callable[[Event, Viewer, indian.Deal], Event]
Decide = Callable[[indian.Deal, Viewer, Action], tuple[Event, ...]]


class Swap:
    """A permutation of cards; cards it does not name stay."""

    def __init__(self, cards: Iterable[int], rng: random.Random) -> None:
        before = sorted(set(cards))
        after = rng.sample(before, len(before))
        self._to = dict(zip(before, after, strict=True))

    def card(self, card: int) -> int:
        return self._to.get(card, card)

    def maybe(self, card: int | None) -> int | None:
        return None if card is None else self.card(card)

    def cards(self, cards: tuple[int, ...] | None) -> tuple[int, ...] | None:
        return None if cards is None else tuple(map(self.card, cards))

    def groups(self, groups: Groups | None) -> Groups | None:
        return None if groups is None else tuple(tuple(map(self.card, group)) for group in groups)


def scramble(deal: indian.Deal, viewer: Viewer, rng: random.Random) -> indian.Deal:
    """The same deal with every card that lies hidden from the viewer somewhere else, and another seed."""
    public = {viewer} if deal.shown is None else {viewer, deal.shown.seat}
    public |= {seat for seat, player in deal.players.items() if player.wrong_show is not None}
    others = [seat for seat in deal.players if seat not in public]
    finish_hidden = deal.finish is not None and deal.seat not in public
    hidden = [*deal.stock, *(card for seat in others for card in deal.players[seat].hand)]
    swap = Swap([*hidden, deal.finish] if finish_hidden and deal.finish is not None else hidden, rng)
    start = deal.start
    dealt = Swap([*(start.stock or ()), *(card for seat, hand in start.hands.items() if seat != viewer for card in hand)], rng)
    players = dict(deal.players)
    for seat in others:
        player = players[seat]
        cards = swap.cards(player.hand) or ()
        players[seat] = replace(player, hand=cards, submitted=swap.groups(player.submitted))
    taken = deal.taken
    if taken is not None and taken.source == "stock" and deal.seat in others:
        taken = replace(taken, card=swap.card(taken.card))
    return replace(
        deal,
        start=replace(
            start,
            hands={seat: hand if seat == viewer else dealt.cards(hand) or () for seat, hand in start.hands.items()},
            stock=dealt.cards(start.stock),
            seed=rng.randbytes(32).hex() if deal.end is None else start.seed,
        ),
        players=players,
        stock=swap.cards(deal.stock) or (),
        finish=swap.maybe(deal.finish) if finish_hidden else deal.finish,
        taken=taken,
    )


def seen_cards(events: Iterable[Event], viewer: Viewer) -> set[int]:
    """Every card whose face the viewer has been shown in the deal, by the rules of the table."""
    seen: set[int | None] = set()
    for event in events:
        match event:
            case DealStarted():
                seen |= {event.cut, event.opening, *event.hands.get(-1 if viewer is None else viewer, ())}
            case Drew() if event.source == "pile" or event.seat == viewer:
                seen.add(event.card)
            case Declared() | Exchanged() if event.seat == viewer:
                seen.add(event.card)
            case Discarded():
                seen.add(event.card)
            case Shown():
                seen |= {event.card, *event.loose, *(card for group in event.groups for card in group.cards)}
            case DealEnded():
                for line in event.results:
                    seen |= {*line.loose, *(card for group in line.groups for card in group.cards)}
    return {card for card in seen if card is not None}


def swap_event(event: Event, swap: Swap, rng: random.Random) -> Event:
    """The event with cards exchanged; a new stock is in another order too."""
    match event:
        case DealStarted():
            hands = {seat: swap.cards(hand) or () for seat, hand in event.hands.items()}
            return replace(event, hands=hands, stock=swap.cards(event.stock), seed=rng.randbytes(32).hex())
        case Reshuffled() if event.stock is not None:
            return replace(event, stock=tuple(rng.sample(event.stock, len(event.stock))))
        case Drew() | Declared() | Exchanged():
            return replace(event, card=swap.maybe(event.card))
        case Submitted():
            return replace(event, groups=swap.groups(event.groups))
        case _:
            return event


def same(left: Any, right: Any) -> None:
    assert msgspec.json.encode(left) == msgspec.json.encode(right)


def check_view(deal: indian.Deal, viewer: Viewer, rng: random.Random, view: View = indian.view) -> None:
    same(view(deal, viewer), view(scramble(deal, viewer, rng), viewer))


def check_events(game: Game, viewer: Viewer, rng: random.Random, event_for: EventFor = indian.event_for) -> None:
    """Each event of the log so far, as filtered for the viewer while the deal stands as it does."""
    everything = indian.cards_of(game.deal)
    swap = Swap(set(everything) - seen_cards(game.events, viewer), rng)
    for event in game.events:
        other = swap_event(event, swap, rng)
        same(event_for(event, viewer, game.deal), event_for(other, viewer, game.deal))


def check_errors(
    deal: indian.Deal, viewer: Viewer, actions: Iterable[Action], rng: random.Random, decide: Decide = indian.decide
) -> None:
    """Refusals say the same whatever is hidden."""
    other = scramble(deal, viewer, rng)
    for action in actions:
        same(_refusal(decide, deal, viewer, action), _refusal(decide, other, viewer, action))


def _refusal(decide: Decide, deal: indian.Deal, viewer: Viewer, action: Action) -> Any:
    try:
        decide(deal, viewer, action)
    except IllegalAction as refused:
        return [refused.code, refused.params, str(refused)]
    return None
