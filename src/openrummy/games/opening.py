"""How a deal begins: who deals, who plays first, and the cards (PTS-2 to PTS-5, CLS-3 to CLS-8)."""

from collections.abc import Mapping, Sequence
from typing import Final

from openrummy.cards import ACE, JOKER, RANKS, rank, suit
from openrummy.games.events import DealStarted, Event, TurnStarted
from openrummy.packs import build, commitment, shuffle, wild_faces
from openrummy.rules import Rules

_SUIT_HEIGHT: Final = (3, 2, 1, 0)  # of S H D C, the order of ``cards.SUITS``, in the order C < D < H < S


def dealer_card_height(card: int) -> tuple[int, int]:
    """Lower deals: ace low, equal ranks by suit C < D < H < S (PTS-2)."""
    return rank(card), _SUIT_HEIGHT[suit(card)]


def toss_height(card: int) -> tuple[int, int]:
    """Higher starts: ace above the king, equal ranks by suit C < D < H < S (CLS-3)."""
    return len(RANKS) if rank(card) == ACE else rank(card), _SUIT_HEIGHT[suit(card)]


def draw_for_dealer(seats: Sequence[int], seed: bytes, rules: Rules) -> tuple[int, dict[int, int]]:
    """The dealer of a first deal, and the card of a separate pack that each seat was shown.

    The lowest card deals (PTS-2), or the highest starts (CLS-3): then the dealer is whoever plays last.
    """
    pack = shuffle(range(JOKER), seed, "dealer")
    shown = dict(zip(seats, pack, strict=False))
    if rules.play.first_deal == "low_deals":
        return min(shown, key=lambda seat: dealer_card_height(shown[seat])), shown
    starter = max(shown, key=lambda seat: toss_height(shown[seat]))
    return seats[seats.index(starter) - _lead(rules)], shown


def _lead(rules: Rules) -> int:
    """How many seats after the dealer the first player sits (PTS-5)."""
    return int(rules.play.first_player == "left")


def order_of_play(seats: Sequence[int], dealer: int, rules: Rules) -> tuple[int, ...]:
    """The seats, first player first: the dealer, or the next seat in order (PTS-5)."""
    first = seats.index(dealer) + _lead(rules)
    return tuple(seats[(first + step) % len(seats)] for step in range(len(seats)))


def start(
    rules: Rules,
    *,
    deal: int,
    seats: Sequence[int],
    dealer: int | None,
    seed: bytes,
    totals: Mapping[int, int],
    draw_for_deal: bool = False,
    entropy: Sequence[bytes] = (),
) -> tuple[Event, ...]:
    """The events that begin a deal.

    ``seats``: those dealt in, in table order, two at least. ``dealer`` is one of them; with ``draw_for_deal`` the cards shown
    decide instead (PTS-2, CLS-3). ``seed``: 32 bytes, from which all chance of the deal follows. ``totals``: chips by seat before it.

    The pack, sorted as ``packs.build`` gives it, is shuffled for the purpose ``deal``; from its end cards go one at a time, first
    player first, until each has a hand; the next is the cut card where one is turned, the next opens the pile, the rest is the stock.
    """
    if len(seats) < 2 or len(set(seats)) != len(seats) or len(seats) > rules.packs.seats:
        raise ValueError(f"a deal needs 2 to {rules.packs.seats} different seats, got {list(seats)}")
    dealer_cards: dict[int, int] = {}
    if draw_for_deal:
        dealer, dealer_cards = draw_for_dealer(seats, seed, rules)
    if dealer is None or dealer not in seats:
        raise ValueError(f"the dealer {dealer} is not among the seats {list(seats)}")
    order = order_of_play(seats, dealer, rules)
    pack = shuffle(build(rules.packs), seed, "deal")
    rest = list(pack)
    dealt: dict[int, list[int]] = {seat: [] for seat in order}
    for _ in range(rules.hand_size(len(seats))):
        for seat in order:
            dealt[seat].append(rest.pop())
    cut = None if rules.packs.wild_mode == "none" else rest.pop()
    opening = rest.pop()
    started = DealStarted(
        deal=deal,
        rules=rules,
        seats=order,
        dealer=dealer,
        dealer_cards=dealer_cards,
        commitment=commitment(seed, entropy),
        seed=seed.hex(),
        hands={seat: tuple(hand) for seat, hand in dealt.items()},
        stock=tuple(rest),
        stock_size=len(rest),
        cut=cut,
        wild=tuple(sorted(wild_faces(cut, rules.packs))),
        opening=opening,
        totals=dict(totals),
    )
    return started, TurnStarted(seat=order[0], turn=1)
