"""What a hand without a pure sequence costs where a house charges the full count for it (CLS-35).

The points cores do not know of it. They need not: a hand that holds a pure sequence loses nothing by laying it, so it counts what they
say (``asked`` sees to it that what they say can be laid so), and one that holds none costs the cap.
"""

from collections.abc import Iterable, Sequence

from openrummy.arrange.levels import ONE_PURE, Level, shows
from openrummy.arrange.options import HandRules
from openrummy.melds import holds_pure


def charges(rules: HandRules) -> bool:
    """Do these rules charge the full count for want of a pure sequence?"""
    return rules.no_pure == "full_count"


def charged(points: int, cards: Iterable[int], rules: HandRules, wild: frozenset[int]) -> int:
    """What cards cost that count ``points``, capped; ``cards`` may be faces.

    >>> from msgspec.structs import replace
    >>> from openrummy.arrange.presets import POINTS
    >>> from openrummy.cards import cards
    >>> rules = replace(POINTS, no_pure="full_count")
    >>> [charged(9, cards(text), rules, frozenset()) for text in ("4H 5H 6H 9C", "4H 5H JK 9C")]
    [9, 80]
    """
    return points if not charges(rules) or holds_pure(cards, rules.melds, wild) else rules.counting.cap


def counted(rules: HandRules, levels: Sequence[Level]) -> list[Level]:
    """Levels that take melds out of the count, with a pure sequence wherever it would cost the cap to have none."""
    return [_with_pure(level) for level in levels] if charges(rules) else list(levels)


def further(rules: HandRules) -> list[Level]:
    """The levels of a show with a pure sequence besides, where a show needs none but the count does."""
    known = {*shows(rules), ONE_PURE}
    return [level for level in counted(rules, shows(rules)) if level not in known]


def _with_pure(level: Level) -> Level:
    """The level with a pure sequence at least; what takes out pure sequences alone lays one wherever there is one."""
    return level if level.only_pure else level._replace(pure=max(1, level.pure)).normal()
