"""The option groups of how a deal is played and of the table it is played at."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a deal of an Indian game goes (PTS, CLS, CHIPS, DEAL and XXI rules, as named).

    ``first_deal``: whose card decides the first deal, and what it brings (PTS-2, CLS-3). ``drops``: may players drop at all (CHIPS-6).
    ``missed_turns``: what happens when the time runs out: before drawing a drop (PTS-16), or the turn is played for the player (TBL-12), or
    it is missed, and so many in a row are a drop (CLS-21, 22). ``leaving``: what it costs (CLS-23, CHIPS-12). ``wrong_show``: it ends the
    deal (PTS-11), or puts the player out while the others play on (CLS-31), or ends the deal without a winner (DEAL-5). ``shown_cap``: the
    penalty to show where nothing else caps it (DEAL-4). ``without_cards``: what a deal comes to in which no card can be drawn any more (CLS-16).
    ``no_pure``: what a hand without a pure sequence costs (CLS-35). ``values``: value cards pay (XXI-15).
    """

    first_deal: Literal["low_deals", "high_starts"] = "low_deals"
    first_player: Literal["dealer", "left"] = "dealer"
    open_joker: Literal["yes", "no", "first_only"] = "yes"
    return_taken: bool = True
    drops: Literal["yes", "no", "three_or_more"] = "yes"
    first_drop: Annotated[int, Meta(ge=0, le=40, multiple_of=5)] = 20
    middle_drop: Annotated[int, Meta(ge=0, le=80, multiple_of=5)] = 40
    drop_when: Literal["any_time", "own_turn"] = "any_time"
    missed_turns: Literal["drop", "played", 3, 5] = "drop"
    leaving: Literal["drop", "full_count"] = "drop"
    max_reshuffles: Literal["any", 3, 5, 10, 20] = 10
    without_cards: Literal["void", "lowest_hand"] = "void"
    wrong_show: Literal["ends", "out", "no_winner"] = "ends"
    losers_arrange: bool = True
    absent_at_show: Literal["counted", "middle_drop"] = "counted"
    early_show_half: bool = False
    round_to_5: bool = False
    no_pure: Literal["counted", "full_count"] = "counted"
    shown_cap: Literal["off", 80] = "off"
    values: bool = False


class Rum(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a deal of Rum goes (RUM-5 to RUM-12, MELD-8)."""

    stock_end: Literal["turn_over", "shuffle"] = "turn_over"
    going_rummy: bool = True
    one_meld_per_turn: bool = False
    layoff_before_meld: bool = True
    must_discard_to_go_out: bool = False


class Gin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a hand of Gin goes and what it scores (GIN-2, GIN-8 to GIN-14, GIN-19 to GIN-21)."""

    knock_limit: Annotated[int, Meta(ge=0, le=10)] = 10
    oklahoma: bool = False
    ace_upcard: Literal["gin_only", "one"] = "gin_only"
    spades_double: bool = False
    gin_bonus: Literal[0, 10, 20, 25] = 25
    big_gin: Literal["off", 31, 50] = 31
    undercut_bonus: Literal[0, 10, 15, 20, 25] = 25
    undercut_on_tie: bool = True
    dead_hand: Literal["void", "last_discard"] = "void"
    defence: Literal["engine", "player"] = "engine"
    next_dealer: Literal["winner", "loser", "alternate"] = "winner"


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Clocks and company (PTS-9, 10, 17, 18). Times are seconds."""

    turn_timer: Literal["off", 30, 45, 60, 90] = 30
    arrange_timer: Literal[60] = 60
    skip_disconnected: Literal["off", 15, 30, 60] = "off"
    multiplier: Literal[1, 2, 5, 10, 25, 50, 100] = 1
    mark_wilds: bool = True
    guests: bool = True
    chat: bool = True
    spectators: bool = True
