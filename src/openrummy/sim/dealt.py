"""Dealt hands, many a second, and what is tallied of each (docs/statistics.md says what every figure means).

Chance: every block of deals has a Mersenne Twister of its own (``random.Random``), seeded with the SHA-256 of
``openrummy opening 1 SEED BLOCK`` as a big-endian number. Only its ``random()`` is used, which Python promises to keep. The deck, sorted
by face, is never put back in order within a block: for each deal the first places are filled by i = 0, 1, …: swap place i with place
i + floor(random() x (n - i)). The cut card, where one is turned, is place 0; the hands follow one after another.
"""

import hashlib
import random
from collections import Counter
from typing import NamedTuple, Protocol

import msgspec

from openrummy.arrange import HandRules, card_points, count_many, distance
from openrummy.cards import ACE, FACES, JOKER, RANKS, face, rank, suit
from openrummy.melds import Melds
from openrummy.packs import Packs, build, wild_faces

BLOCK = 1000
"""Deals that share a seed: all blocks but the last have so many."""

_SUIT_BITS = 16
_EVERY = 0xFFFF_FFFF_FFFF_FFFF


class Cut(NamedTuple):
    """What a turned card (or none) makes of the other cards.

    ``points``: a table for ``bytes.translate``, what each face counts. ``jokers``: the faces that are jokers, printed or wild.
    ``values``: the three kinds of value cards (XXI-15), or none.
    """

    wild: frozenset[int]
    points: bytes
    jokers: bytes
    values: bytes


class Game(NamedTuple):
    """What is dealt. ``deck``: the faces, sorted. ``cuts``: by face turned; by -1 where no card is turned."""

    hand: HandRules
    deck: bytes
    cuts: dict[int, Cut]

    @property
    def turned(self) -> int:
        """How many cards are turned."""
        return int(-1 not in self.cuts)

    @property
    def has_values(self) -> bool:
        return any(cut.values for cut in self.cuts.values())


class Deals(Protocol):
    """Rules as far as they say what is dealt: those of a table (``Rules``) or of hands alone (``HandGame``)."""

    @property
    def packs(self) -> Packs: ...
    @property
    def hand(self) -> HandRules: ...


def game(rules: Deals) -> Game:
    """What these rules deal."""
    deck = bytes(sorted(face(card) for card in build(rules.packs)))
    turned = [None] if rules.packs.wild_mode == "none" else sorted(set(deck))
    cuts = {-1 if one is None else one: _cut(rules.hand, one, wild_faces(one, rules.packs)) for one in turned}
    return Game(rules.hand, deck, cuts)


def _cut(hand: HandRules, turned: int | None, wild: frozenset[int]) -> Cut:
    points = bytes(card_points(one, hand.counting, wild) for one in range(FACES)).ljust(256, b"\0")
    return Cut(wild, points, bytes(sorted(wild | {JOKER})), _values(turned, wild))


def _values(turned: int | None, wild: frozenset[int]) -> bytes:
    """The cut card's likes and its upper and lower jokers (XXI-15); a game without these jokers has no value cards, nor has XXI-3.

    >>> [_values(5, frozenset({4, 5, 6, 18, 31, 44})), _values(5, frozenset({5, 18, 31, 44})), _values(JOKER, frozenset({0, 13, 26, 39}))]
    [b'\\x04\\x05\\x06', b'', b'']
    """
    if turned is None or turned == JOKER:
        return b""
    same = bytes(sorted(one for one in wild if suit(one) == suit(turned)))
    return same if len(same) == 3 else b""


class Tally(msgspec.Struct, frozen=True):
    """Sums over hands; two tallies add up field by field. The counters say how many hands have that much.

    ``counts``: of all cards. ``least``: of the best arrangement, capped (PTS-12). ``distances`` are of some of the hands only.
    """

    deals: int = 0
    hands: int = 0
    counts: Counter[int] = msgspec.field(default_factory=Counter)
    least: Counter[int] = msgspec.field(default_factory=Counter)
    jokers: Counter[int] = msgspec.field(default_factory=Counter)
    distances: Counter[int] = msgspec.field(default_factory=Counter)
    value_card: int = 0
    marriage: int = 0
    pure: int = 0

    def plus(self, other: "Tally") -> "Tally":
        both = zip(msgspec.structs.astuple(self), msgspec.structs.astuple(other), strict=True)
        return Tally(*(one + two for one, two in both))


class Block(NamedTuple):
    """So many deals, of each of which ``players`` hands are looked at; the distance is asked of the first ``distances`` hands."""

    number: int
    deals: int
    players: int
    distances: int


def tally(dealt: Game, seed: int, block: Block) -> Tally:
    """Deal a block and look at its hands."""
    size = dealt.hand.size
    hands, cuts = _deal(dealt, seed, block)
    counts: Counter[int] = Counter()
    jokers: Counter[int] = Counter()
    value_card = marriage = pure = 0
    pure_bits = _pure_bits(dealt.hand.melds)
    triplets = dealt.hand.melds.identical_triplet_is_pure
    for hand, cut in zip(hands, cuts, strict=True):
        counts[sum(hand.translate(cut.points))] += 1
        jokers[size - len(hand.translate(None, cut.jokers))] += 1
        pure += _has_pure(hand, pure_bits, triplets)
        if cut.values:
            kinds = sum(kind in hand for kind in cut.values)
            value_card += kinds > 0
            marriage += kinds == 3
    least = Counter(count_many(b"".join(hands), dealt.hand, [cut.wild for cut in cuts]))
    far = Counter(distance(hand, dealt.hand, cut.wild) for hand, cut in zip(hands[: block.distances], cuts, strict=False))
    return Tally(block.deals, len(hands), counts, least, jokers, far, value_card, marriage, pure)


def _deal(dealt: Game, seed: int, block: Block) -> tuple[list[bytes], list[Cut]]:
    """The hands of a block, as faces, and the cut of each."""
    key = hashlib.sha256(f"openrummy opening 1 {seed} {block.number}".encode()).digest()
    chance = random.Random(int.from_bytes(key, "big")).random
    deck, size, turned = bytearray(dealt.deck), dealt.hand.size, dealt.turned
    places = [(at, len(deck) - at) for at in range(turned + block.players * size)]
    starts = [turned + at * size for at in range(block.players)]
    hands: list[bytes] = []
    cuts: list[Cut] = []
    for _ in range(block.deals):
        for at, left in places:
            other = at + int(chance() * left)
            deck[at], deck[other] = deck[other], deck[at]
        cut = dealt.cuts[deck[0] if turned else -1]
        for start in starts:
            hands.append(bytes(deck[start : start + size]))
            cuts.append(cut)
    return hands, cuts


def _pure_bits(melds: Melds) -> list[int]:
    """A bit a face, suits 16 apart; an ace once more above the king (or only there), and for the corner the two above that (CARD-3, MELD-8)."""
    again = {"low": 0, "high": 1, "both": 1, "corner": 2}[melds.ace]
    once = [1 << _SUIT_BITS * suit(one) + rank(one) for one in range(JOKER)]
    low = [0 if melds.ace == "high" and rank(one) == ACE else bit for one, bit in enumerate(once)]
    return [low[one] | (bit << len(RANKS) if rank(one) < again else 0) for one, bit in enumerate(once)] + [0]


def _has_pure(hand: bytes, bits: list[int], triplets: bool) -> bool:
    """Three in sequence of a suit, or three identical cards where these are pure; wild cards are the cards they are (MELD-1, XXI-6).

    >>> _has_pure(bytes([11, 40, 0, 12]), _pure_bits(Melds()), False), _has_pure(bytes([12, 0, 1]), _pure_bits(Melds()), False)
    (True, False)
    """
    once = twice = thrice = 0
    for one in hand:
        bit = bits[one]
        thrice |= twice & bit
        twice |= once & bit
        once |= bit
    return bool(once & once >> 1 & once >> 2 & _EVERY or (triplets and thrice))
