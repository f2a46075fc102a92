"""The arithmetic of a pool: what a total still allows (POOL-7, POOL-8)."""

from openrummy.rules.value import Rules


def drops_left(rules: Rules, total: int) -> int:
    """How many first drops a player with this total survives.

    >>> [drops_left(Rules(), total) for total in (0, 60, 80, 95)]
    [5, 2, 1, 0]
    """
    return max(0, rules.match.limit - 1 - total) // rules.play.first_drop


def no_drop_from(rules: Rules) -> int:
    """The least total at which a first drop would reach the limit.

    >>> no_drop_from(Rules())
    81
    """
    return rules.match.limit - rules.play.first_drop


def must_play(rules: Rules, total: int) -> bool:
    """May a player who starts a deal with this total not choose to drop in it (POOL-7)?"""
    return rules.match.compulsory != "never" and total >= no_drop_from(rules)


def rejoin_up_to(rules: Rules) -> int:
    """The highest active total at which one may rejoin: it leaves the rejoiner, who gets one more, exactly one drop (POOL-8).

    >>> rejoin_up_to(Rules())
    79
    """
    return no_drop_from(rules) - 2
