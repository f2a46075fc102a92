"""Questions about a hand: read from a line of JSON or from arguments, and refused where no such hand can be."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from openrummy.cards import FACES, JOKER, CardError, card, face, faces, is_printed_joker, text
from openrummy.packs import wild_faces
from openrummy.rules import HandGame, hand_game


class HandError(ValueError):
    """A hand that cannot be. ``code`` is stable, ``params`` say what is wrong.

    ``bad_line`` (why), ``unknown_card`` (card), ``wrong_card_count`` (cards, allowed), ``card_not_in_pack`` (card, cards, packs: how many
    there are asked for, and in the packs), ``card_not_in_hand`` (card), ``no_cut_card`` (rules).
    """

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(_SENTENCES[code].format(**params))
        self.code = code
        self.params = params


_SENTENCES = {
    "bad_line": "{why}",
    "unknown_card": "no card {card!r}: write rank and suit like 7S, TH or 10♥, or JK for a joker",
    "wrong_card_count": "a hand has {allowed} cards here, not {cards}",
    "card_not_in_pack": "{cards} of {card} (the cut card counted), and the packs hold {packs}",
    "card_not_in_hand": "{card} lies in a group and is not in the hand",
    "no_cut_card": "no card is turned in {rules}, so none is wild",
}


class Question(NamedTuple):
    """A hand of a game. ``groups``: as its owner laid it, or ``None``; ``loose``: what lies in no group.

    ``useful``: are the cards asked for that bring the hand nearer to a show?
    """

    game: HandGame
    cut: int | None
    hand: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...] | None
    loose: tuple[int, ...]
    useful: bool = False

    @property
    def wild(self) -> frozenset[int]:
        return wild_faces(self.cut, self.game.packs)

    @property
    def unseen(self) -> dict[int, int]:
        """How many cards of each face are neither in the hand nor turned."""
        packs, seen = self.game.packs, _seen(self.hand, self.cut)
        return {one: (packs.joker_count if one == JOKER else packs.pack_count) - seen[one] for one in range(FACES)}


def question(line: Mapping[str, Any]) -> Question:
    """The question of a line: ``rules``, ``options``, ``wild`` (the cut card or ``None``), ``hand``, ``groups`` and ``useful``.

    Cards are texts, alone or many in one. Without ``hand`` the groups are all of it. Raises ``HandError``, or ``RulesError`` for rules and
    options that cannot be. How many cards there are is not looked at.
    """
    game = hand_game(_named(line, "rules")).make(_mapping(line, "options"))
    cut = _cut(line, game)
    laid = line.get("groups")
    groups = None if laid is None else [_read(one, "groups") for one in _listed(laid, "groups")]
    if line.get("hand") is not None:
        hand = _physical(_read(line["hand"], "hand"))
    elif groups is not None:
        hand = _physical([one for group in groups for one in group])
    else:
        raise HandError("bad_line", why="the line has no hand")
    _check_supply(hand, cut, game)
    left = list(hand)
    taken = None if groups is None else tuple(_take(group, left) for group in groups)
    return Question(game, cut, hand, taken, tuple(left), _flag(line, "useful"))


def check_size(hand: Sequence[int], sizes: Sequence[int]) -> None:
    """Raises ``HandError`` with code ``wrong_card_count`` for any other number of cards."""
    if len(hand) not in sizes:
        raise HandError("wrong_card_count", cards=len(hand), allowed=" or ".join(map(str, sizes)))


def _named(line: Mapping[str, Any], name: str) -> str:
    found = line.get(name)
    if not isinstance(found, str):
        raise HandError("bad_line", why=f"{name} must be a text, not {found!r}")
    return found


def _flag(line: Mapping[str, Any], name: str) -> bool:
    found = line.get(name)
    if found is not None and not isinstance(found, bool):
        raise HandError("bad_line", why=f"{name} must be true or false, not {found!r}")
    return bool(found)


def _mapping(line: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    found = line.get(name)
    if found is not None and not isinstance(found, dict):
        raise HandError("bad_line", why=f"{name} must be an object, not {found!r}")
    return found or {}


def _listed(found: Any, name: str) -> list[Any]:
    if not isinstance(found, list):
        raise HandError("bad_line", why=f"{name} must be a list, not {found!r}")
    return found


def _read(found: Any, name: str) -> list[int]:
    """The faces of a list of texts, or of one text."""
    texts = [found] if isinstance(found, str) else _listed(found, name)
    read: list[int] = []
    for one in texts:
        if not isinstance(one, str):
            raise HandError("unknown_card", card=one)
        try:
            some = faces(one)
        except CardError as error:
            raise HandError("unknown_card", card=one[error.at :].strip(" ,")[:12]) from error
        if not some and one is not found:
            raise HandError("unknown_card", card=one)
        read += some
    return read


def _cut(line: Mapping[str, Any], game: HandGame) -> int | None:
    found = line.get("wild")
    if found is None:
        return None
    read = _read(found, "wild") if isinstance(found, str) else []
    if len(read) != 1:
        raise HandError("bad_line", why=f"wild must be the one card that is turned, or null, not {found!r}")
    if game.packs.wild_mode == "none":
        raise HandError("no_cut_card", rules=game.name)
    return read[0]


def _physical(read: Sequence[int]) -> tuple[int, ...]:
    before: Counter[int] = Counter()
    found = []
    for one in read:
        found.append(card(one, before[one]))
        before[one] += 1
    return tuple(found)


def _check_supply(hand: Sequence[int], cut: int | None, game: HandGame) -> None:
    for one, asked in _seen(hand, cut).items():
        supply = game.packs.joker_count if is_printed_joker(one) else game.packs.pack_count
        if asked > supply:
            raise HandError("card_not_in_pack", card=text(one), cards=asked, packs=supply)


def _seen(hand: Sequence[int], cut: int | None) -> Counter[int]:
    """How many of each face are in the hand or turned: the turned card is out of play (PTS-3, XXI-2)."""
    return Counter([*(face(one) for one in hand), *([] if cut is None else [cut])])


def _take(group: Sequence[int], left: list[int]) -> tuple[int, ...]:
    """The cards of a group out of those that are left; which card of a face makes no difference."""
    taken = []
    for wanted in group:
        found = next((one for one in left if face(one) == wanted), None)
        if found is None:
            raise HandError("card_not_in_hand", card=text(wanted))
        left.remove(found)
        taken.append(found)
    return tuple(taken)
