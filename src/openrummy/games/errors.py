"""What a game refuses, by cause."""

from enum import StrEnum
from typing import Any


class Code(StrEnum):
    """Every cause for which a deal refuses an action. Stable: the sentence is made where it is shown.

    Codes with parameters: ``card_not_in_hand``, ``joker_not_from_pile``, ``taken_may_not_return`` (card),
    ``groups_not_hand`` (card: foreign or there twice), ``stale_turn`` (turn, now),
    ``must_play`` (total, limit), ``knock_too_high`` (deadwood, limit),
    ``no_such_meld`` (meld),
    ``does_not_fit`` (card, meld).
    """

    DEAL_OVER = "deal_over"
    NOT_IN_DEAL = "not_in_deal"
    ALREADY_DROPPED = "already_dropped"
    OUT_OF_DEAL = "out_of_deal"
    NOT_YOUR_TURN = "not_your_turn"
    DRAW_FIRST = "draw_first"
    ALREADY_DRAWN = "already_drawn"
    STOCK_EMPTY = "stock_empty"
    PILE_EMPTY = "pile_empty"
    JOKER_NOT_FROM_PILE = "joker_not_from_pile"
    CARD_NOT_IN_HAND = "card_not_in_hand"
    TAKEN_MAY_NOT_RETURN = "taken_may_not_return"
    NO_DROP_NOW = "no_drop_now"
    NO_DROPS_HERE = "no_drops_here"
    MUST_PLAY = "must_play"
    DECLARED_ALREADY = "declared_already"
    NOT_DECLARING = "not_declaring"
    ALREADY_SUBMITTED = "already_submitted"
    GROUPS_NOT_HAND = "groups_not_hand"
    STALE_TURN = "stale_turn"
    NOT_IN_THIS_GAME = "not_in_this_game"
    NOT_A_MELD = "not_a_meld"
    NO_SUCH_MELD = "no_such_meld"
    DOES_NOT_FIT = "does_not_fit"
    ONE_MELD_PER_TURN = "one_meld_per_turn"
    MELD_FIRST = "meld_first"
    LAST_CARD_IS_DISCARDED = "last_card_is_discarded"
    UPCARD_FIRST = "upcard_first"
    UPCARD_PASSED = "upcard_passed"
    NO_PASS_NOW = "no_pass_now"
    ONLY_TO_KNOCK = "only_to_knock"
    KNOCK_TOO_HIGH = "knock_too_high"
    NOT_BIG_GIN = "not_big_gin"
    KNOCKED_ALREADY = "knocked_already"
    NOBODY_KNOCKED = "nobody_knocked"


class IllegalAction(Exception):
    """An action the rules do not allow now. Nothing has changed. ``code`` is stable, ``params`` are for the sentence."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code if not params else f"{code}: {params}")
        self.code = str(code)
        self.params = params
