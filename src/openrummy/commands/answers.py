"""Answers to questions about a hand, as the values that a line of JSON carries (docs/commands.md)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from openrummy.arrange import (
    Arrangement,
    Group,
    Laid,
    Way,
    arrange,
    by_way,
    card_points,
    count,
    discard_counts,
    distance,
    lay,
    nearer,
    ways,
)
from openrummy.cards import face, is_printed_joker, text
from openrummy.commands.questions import HandError, Question, check_size
from openrummy.melds import PURE_KINDS, Kind
from openrummy.rules import HandGame

Answer = dict[str, Any]


def arranged(asked: Question) -> Answer:
    """The best arrangement of a hand, or of one card more with the best one let go (PTS-8, PTS-12)."""
    game, hand, wild = asked.game, asked.hand, asked.wild
    check_size(hand, (game.size, game.size + 1))
    best = arrange(hand, game.hand, wild)
    answer = {
        "points": best.points,
        "declarable": best.declarable,
        "groups": _groups(best.groups, game),
        "loose": _texts(best.loose),
        "distance": distance(hand, game.hand, wild),
    }
    if game.knock is not None:
        answer["knock"] = best.points <= game.knock.knock_limit
    kept = [card for card in hand if card != best.discard]
    if best.declarable and not _passes(best, asked):
        answer["show"] = _show(kept, asked)
    if best.discard is not None:
        answer["discard"] = text(best.discard)
        answer["discards"] = list(dict.fromkeys(_texts(best.discards if game.knock is None else _knocks(asked))))
    if asked.useful:
        answer["useful"] = {text(one): left for one, left in nearer(kept, game.hand, wild, asked.unseen).items()}
    return answer


def counted(asked: Question) -> Answer:
    """The least count alone."""
    game, hand = asked.game, asked.hand
    check_size(hand, (game.size, game.size + 1))
    if len(hand) > game.size:
        return {"points": min(discard_counts(hand, game.hand, asked.wild).values())}
    return {"points": count(hand, game.hand, asked.wild)}


def checked(asked: Question) -> Answer:
    """A show judged as it lies (PTS-8, XXI-7 to XXI-10, GIN-8), and what would pass where it does not."""
    game, wild = asked.game, asked.wild
    if asked.groups is None:
        raise HandError("bad_line", why="a check needs groups")
    check_size(asked.hand, (game.size,))
    laid = lay(asked.groups, asked.loose, game.hand, wild)
    best = arrange(asked.hand, game.hand, wild)
    reasons = _reasons(laid, game)
    answer = {
        "points": 0 if not reasons and game.knock is None else laid.points,
        "declarable": best.declarable,
        "groups": _groups(laid.groups, game),
        "loose": _texts(laid.loose),
        "valid": not reasons,
        "reasons": reasons,
        "distance": distance(asked.hand, game.hand, wild),
    }
    if game.knock is not None:
        answer["knock"] = best.points <= game.knock.knock_limit
    if reasons:
        way = best.declarable and not _passes(best, asked)
        shown = _show(asked.hand, asked) if way else {"groups": _groups(best.groups, game), "loose": _texts(best.loose)}
        answer["best"] = {"points": 0 if best.declarable else best.points, **shown}
    return answer


COMMANDS: Final[Mapping[str, Callable[[Question], Answer]]] = {"arrange": arranged, "check": checked, "count": counted}


def _knocks(asked: Question) -> list[int]:
    """The discards after which one may knock, the least deadwood first, then the dearest card."""
    assert asked.game.knock is not None
    rules, wild = asked.game.hand, asked.wild
    counts = discard_counts(asked.hand, rules, wild)
    may = [card for card, left in counts.items() if left <= asked.game.knock.knock_limit]
    return sorted(may, key=lambda card: (counts[card], -card_points(card, rules.counting, wild), card))


def _reasons(laid: Laid, game: HandGame) -> list[Answer]:
    """Why a show is refused: codes, each with the number (from 0) of the group it speaks of, or ``None``."""
    if game.knock is not None and laid.points <= game.knock.knock_limit:
        return []
    found: list[Answer] = []
    for code in laid.reasons:
        if code == "invalid_group":
            found += [{"code": _fault(group, game), "group": at} for at, group in _no_melds(laid, game)]
            continue
        found.append({"code": code, "group": None})
    if found and any(_is_dublee(group, game) for group in laid.groups):
        found.append({"code": "too_few_dublees", "group": None})
    if not found and game.knock is not None:
        found.append({"code": "loose_cards", "group": None})
    return found


def _no_melds(laid: Laid, game: HandGame) -> list[tuple[int, Group]]:
    """The groups that are nothing. Where one may knock, one or two cards laid together are just loose."""
    least = 1 if game.knock is None else 3
    nothing = [(at, group) for at, group in enumerate(laid.groups) if group.kind is None and not _is_dublee(group, game)]
    return [(at, group) for at, group in nothing if len(group.cards) >= least]


def _fault(group: Group, game: HandGame) -> str:
    pairs = any(way.kind == "dublee" for way in game.ways)
    return "invalid_dublee" if pairs and len(group.cards) == 2 else "invalid_group"


def _is_dublee(group: Group, game: HandGame) -> bool:
    """Two identical cards where these can be something (XXI-6)."""
    shown = {face(card) for card in group.cards}
    two = len(group.cards) == 2 and len(shown) == 1 and not is_printed_joker(group.cards[0])
    return two and any(way.kind == "dublee" for way in game.ways)


def _passes(best: Arrangement, asked: Question) -> bool:
    """Is the arrangement that counts least a show as well? Not where the hand can only be shown by groups of one kind (XXI-12)."""
    return lay([group.cards for group in best.groups], best.loose, asked.game.hand, asked.wild).valid


def _show(hand: Sequence[int], asked: Question) -> Answer:
    """A hand that can only be shown by groups of one kind, as it is shown then."""
    groups, loose = _by_way(hand, ways(hand, asked.game.hand, asked.wild)[0], asked.wild)
    return {"groups": _groups(groups, asked.game), "loose": _texts(loose)}


def _by_way(hand: Sequence[int], way: Way, wild: frozenset[int]) -> tuple[tuple[Group, ...], tuple[int, ...]]:
    """The hand as it can be shown by tunnelas, dublees or jokers (XXI-9, XXI-10), the other cards loose."""
    found = by_way(hand, way, wild)
    shown = {card for group in found for card in group}
    kind = Kind.TUNNELA if way.kind == "tunnela" else None
    return tuple(Group(group, kind) for group in found), tuple(card for card in hand if card not in shown)


def _groups(groups: Iterable[Group], game: HandGame) -> list[Answer]:
    return [{"cards": _texts(group.cards), "kind": _kind(group, game)} for group in groups]


def _kind(group: Group, game: HandGame) -> str | None:
    if group.kind is None:
        return "dublee" if _is_dublee(group, game) else None
    return "run" if game.words == "runs" and group.kind in PURE_KINDS else str(group.kind)


def _texts(cards: Iterable[int]) -> list[str]:
    return [text(card) for card in cards]
