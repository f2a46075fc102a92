"""The arranger done naively, sharing no meld code with the package: every partition of a hand, judged in plain words.

Cards are read as (rank 1 to 13, suit) or None for a printed joker. Equal cards are interchangeable; nothing else is clever.
"""

from collections import Counter
from itertools import product
from operator import add, ge, sub
from typing import NamedTuple

from openrummy.arrange import HandRules
from openrummy.melds import Melds

Card = tuple[int, int] | None

FAR = 10**6


def read(card: int) -> Card:
    face = card % 53
    return None if face == 52 else (face % 13 + 1, face // 13)


class Game(NamedTuple):
    rules: HandRules
    wild: frozenset[Card]

    @property
    def melds(self) -> Melds:
        return self.rules.melds

    def points(self, card: Card) -> int:
        if card is None or card in self.wild:
            return 0
        if card[0] == 1:
            return self.rules.counting.ace_count
        return min(card[0], 10)


def run_has_room(ranks: list[int], length: int, ace: str) -> bool:
    """Can a run of that length hold these ranks?"""

    def inside(values: list[int], first: int, last: int) -> bool:
        return any(all(start <= value < start + length for value in values) for start in range(first, last - length + 2))

    if ace != "high" and inside(ranks, 1, 13):
        return True
    if ace in ("high", "both"):
        return inside([14 if rank == 1 else rank for rank in ranks], 2, 14)
    if ace == "corner":
        return any(inside([(rank + turn) % 13 for rank in ranks], 0, 12) for turn in range(13))
    return False


def types(cards: list[Card], game: Game) -> set[str]:
    """All that the cards can be together: "pure", "tunnela", "impure", "set"; every role of every card is tried."""
    melds, size = game.melds, len(cards)
    roles: list[tuple[bool, ...]] = []
    for card in cards:
        if card is None or (card in game.wild and melds.wild_in_place == "joker"):
            roles.append((False,))
        elif card in game.wild:
            roles.append((True, False))
        else:
            roles.append((True,))
    found: set[str] = set()
    for role in product(*roles):
        own = [card for card, natural in zip(cards, role, strict=True) if natural and card is not None]
        jokers = size - len(own)
        if melds.identical_triplet_is_pure and size == 3 and jokers == 0 and len(set(own)) == 1:
            found.add("tunnela")
        if size < 3 or len(set(own)) < len(own) or (melds.naturals_gt_jokers and jokers and len(own) <= jokers):
            continue
        if len({rank for rank, _ in own}) == 1 and size <= melds.set_max:
            found.add("set")
        if not own and melds.min_naturals == 0 and size <= 4:
            found.add("set")
        most = 13 if melds.max_jokers_per_sequence == "any" else melds.max_jokers_per_sequence
        one_suit = len({suit for _, suit in own}) == 1
        if one_suit and jokers <= most and run_has_room([rank for rank, _ in own], size, melds.ace):
            found.add("impure" if jokers else "pure")
    return found


class Standing(NamedTuple):
    """What the melds of an arrangement bring."""

    sequences: int = 0
    pure: int = 0
    long: int = 0
    long_pure: int = 0


class Least(NamedTuple):
    """Over the arrangements of one standing: the least points outside melds, outside pure sequences, and cards outside melds."""

    loose: int
    not_pure: int
    cards: int


def first_of(state: tuple[int, ...]) -> int:
    return next(at for at, count in enumerate(state) if count)


class Brute:
    """All arrangements of a hand and of everything that can be left of it."""

    def __init__(self, cards: list[int], rules: HandRules, wild: frozenset[int]) -> None:
        self.game = Game(rules, frozenset(read(face) for face in wild))
        self.kinds = sorted({read(card) for card in cards}, key=lambda card: card or (0, 0))
        self.hand = self.state(cards)
        self.memo: dict[tuple[int, ...], dict[Standing, Least]] = {}
        self.groups: list[list[tuple[tuple[int, ...], Standing, int]]] = [[] for _ in self.hand]
        for part in product(*(range(count + 1) for count in self.hand)):
            standing, worth = self.judge(part) if sum(part) >= 3 else (None, 0)
            if standing is not None:
                self.groups[first_of(part)].append((part, standing, worth))

    def state(self, cards: list[int]) -> tuple[int, ...]:
        counts = Counter(read(card) for card in cards)
        return tuple(counts[kind] for kind in self.kinds)

    def judge(self, part: tuple[int, ...]) -> tuple[Standing | None, int]:
        cards = [kind for kind, count in zip(self.kinds, part, strict=True) for _ in range(count)]
        fixed = [card for card in cards if card is not None and card not in self.game.wild]
        if len({rank for rank, _ in fixed}) > 1 and len({suit for _, suit in fixed}) > 1:
            return None, 0
        found = types(cards, self.game)
        if not found:
            return None, 0
        pure, sequence = bool(found & {"pure", "tunnela"}), found != {"set"}
        long = sequence and len(cards) >= self.game.melds.min_life_len
        return Standing(sequence, pure, long, long and pure), sum(map(self.game.points, cards))

    def outcomes(self, state: tuple[int, ...]) -> dict[Standing, Least]:
        if state in self.memo:
            return self.memo[state]
        if not any(state):
            return {Standing(): Least(0, 0, 0)}
        first = first_of(state)
        found: dict[Standing, Least] = {}
        points = self.game.points(self.kinds[first])
        alone = tuple(count - (at == first) for at, count in enumerate(state))
        self.add(found, alone, Standing(), Least(points, points, 1))
        for part, standing, worth in self.groups[first]:
            if all(map(ge, state, part)):
                rest = tuple(map(sub, state, part))
                self.add(found, rest, standing, Least(0, 0 if standing.pure else worth, 0))
        self.memo[state] = found
        return found

    def add(self, found: dict[Standing, Least], rest: tuple[int, ...], standing: Standing, more: Least) -> None:
        for other, least in self.outcomes(rest).items():
            both = Standing(*map(add, standing, other))
            mine = Least(*map(add, least, more))
            have = found.get(both, Least(FAR, FAR, FAR))
            found[both] = Least(*map(min, have, mine))

    def shows(self, standing: Standing) -> bool:
        """Enough sequences, enough pure ones, and one long one that can be among those asked for."""
        for pattern in self.game.rules.patterns:
            long = standing.long_pure if pattern.pure >= pattern.sequences else standing.long
            if standing.sequences >= pattern.sequences and standing.pure >= pattern.pure and long:
                return True
        return False

    def count(self, cards: list[int]) -> tuple[int, bool]:
        """The least count, capped, and whether the cards can be declared."""
        rule, cap = self.game.rules.counting.loser_count, self.game.rules.counting.cap
        total = sum(self.game.points(read(card)) for card in cards)
        best, declarable = cap, False
        for standing, least in self.outcomes(self.state(cards)).items():
            shown = self.shows(standing)
            declarable |= shown and least.cards == 0
            if self.game.rules.no_pure == "full_count" and not standing.pure:
                continue
            if rule == "melds" or (rule == "pure_needed" and standing.pure) or (rule in ("runs_needed", "pure_kept") and shown):
                best = min(best, least.loose)
            elif rule == "pure_kept":
                best = min(best, least.not_pure)
            else:
                best = min(best, total)
        return best, declarable
