"""Refusals that several families have in common."""

from openrummy.games.actions import Groups
from openrummy.games.errors import Code, IllegalAction


def groups_refusal(hand: tuple[int, ...], groups: Groups) -> IllegalAction | None:
    """Why a hand cannot be laid in these groups: a card that is not in it, or that is in two of them."""
    free = set(hand)
    for group in groups:
        for card in group:
            if card not in free:
                return IllegalAction(Code.GROUPS_NOT_HAND, card=card)
            free.discard(card)
    return None
