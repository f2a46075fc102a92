"""Deals Rummy: a fixed number of deals whose counts add up (DEAL-1 to DEAL-7), or that are paid in chips (CHIPS-1 to CHIPS-13)."""

from msgspec.structs import replace

from openrummy.arrange.options import UNCAPPED, Counting
from openrummy.packs import Packs
from openrummy.rules.hands import hand_of
from openrummy.rules.match import Match
from openrummy.rules.play import Play
from openrummy.rules.presets.base import Preset
from openrummy.rules.presets.classic import CLASSIC
from openrummy.rules.presets.offered import COUNT, MELDS, PACKS, TABLE, TURNS, offered
from openrummy.rules.value import Rules

DEALS = Preset(
    name="deals",
    rules=Rules(
        # DEAL-2: printed jokers alone are jokers.
        packs=Packs(seats=3, packs=2, printed_jokers=4, wild_mode="none"),
        # DEAL-4: every other seat adds its whole count; the screen may show less.
        counting=Counting(loser_count="pure_needed", cap=UNCAPPED),
        play=Play(
            drops="no",  # DEAL-2
            missed_turns="played",  # TBL-12
            wrong_show="no_winner",  # DEAL-5
            shown_cap=80,  # DEAL-4
        ),
        match=Match(format="deals", deals=2),
    ),
    choices=offered(
        "seats", "deals", *TABLE, *PACKS, "first_deal", "first_player", "open_joker", "return_taken", "max_reshuffles", "without_cards",
        "losers_arrange", *COUNT, *MELDS,
        deals=(2, 3),
    ),
)  # fmt: skip

DEALS_CHIPS = Preset(
    name="deals-chips",
    rules=replace(
        CLASSIC.rules,
        # CHIPS-3: one pack for two seats, two for more, a printed joker in each.
        packs=Packs(seats=2, packs="one_for_two", printed_jokers="one_each"),
        # CHIPS-6, CHIPS-12.
        play=replace(CLASSIC.rules.play, drops="three_or_more", leaving="full_count"),
        match=Match(format="chips", deals=2),
    ),
    choices=offered(
        "seats", "deals", "entry", "stop_when_decided", "by_points", "prizes", "first_drop", "middle_drop", *TABLE, *PACKS, *TURNS,
        "drops", "leaving", *COUNT, *MELDS,
    ),
)  # fmt: skip

DEALS_HAND, DEALS_CHIPS_HAND = map(hand_of, (DEALS, DEALS_CHIPS))
