"""What the hosts of Indian games may choose: the options that all of these games offer, in the order of a form."""

from typing import Final

from openrummy.rules.hands import every
from openrummy.rules.value import Value

Choices = dict[str, tuple[Value, ...]]

_NARROWED: Final[Choices] = {
    "wild_mode": ("rank", "none"),
    "ace": ("low", "both", "corner"),
    "wrong_show": ("ends", "out"),
}
"""What only some other game has: neighbours (XXI-2), a high ace alone (RUM-12), a deal without a winner (DEAL-5)."""

TABLE: Final = ("turn_timer", "skip_disconnected", "mark_wilds", "guests", "chat", "spectators")
PACKS: Final = ("packs", "printed_jokers", "wild_mode", "wild_when_printed")
MELDS: Final = (
    "wild_in_place", "ace", "set_max", "min_naturals", "max_jokers_per_sequence", "naturals_gt_jokers", "min_life_len",
    "identical_triplet_is_pure",
)  # fmt: skip
TURNS: Final = (
    "first_deal", "first_player", "open_joker", "return_taken", "drop_when", "missed_turns", "max_reshuffles", "without_cards", "wrong_show",
    "losers_arrange", "absent_at_show", "early_show_half", "round_to_5", "no_pure",
)  # fmt: skip
COUNT: Final = ("loser_count", "ace_count")


def offered(*names: str, **narrowed: tuple[Value, ...]) -> Choices:
    """The choices of these options: those named in ``narrowed`` as there, of the others what Indian games have.

    >>> offered("ace", "chat", "cap", cap=(60, 80))
    {'ace': ('low', 'both', 'corner'), 'chat': (False, True), 'cap': (60, 80)}
    """
    found = every(names)
    return found | {name: values for name, values in (_NARROWED | narrowed).items() if name in found}
