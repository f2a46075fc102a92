"""How the rows of suits join."""

from typing import NamedTuple

from openrummy.arrange.plain.reachrows import Points, Row, Rows


class Joined(NamedTuple):
    """Four suits, how they join one by one, and what all of them join to in a show: for each number of the pool, the loose cards."""

    suits: tuple[int, ...]
    steps: tuple[Row, ...]
    show: list[int]


def join_all(rows: Rows, suits: tuple[int, ...], pool: int, before: Joined | None) -> Joined:
    """The suits joined; what is the same as before is kept."""
    tables = rows.tables
    same = 0
    while before is not None and same < 3 and before.suits[same] == suits[same]:
        same += 1
    steps = list(before.steps[:same]) if before is not None else []
    for suit in range(same, 3):
        row, points = rows.row(suits[suit])
        steps.append(_join(rows, points, steps[-1], tables.pairs, pool) if suit else row)
    # The only level that counts is a show.
    goals = [[(0, other) for other in others] for others in tables.goals]
    return Joined(suits, tuple(steps), _join(rows, rows.row(suits[3])[1], steps[-1], goals, pool, levels=1)[0])


def _join(
    rows: Rows, points: Points, other: Row, others: list[list[tuple[int, int]]], pool: int, *, levels: int | None = None
) -> Row:
    """A suit and the suits joined before it; ``others``: for each level of the suit, (level reached, level of the others)."""
    places, stronger = rows.places, rows.tables.stronger
    into = [[places.far] * (pool + 1) for _ in range(levels or rows.tables.levels)]
    for level, mine, taken, loose in points:
        for reached, theirs in others[level] if mine <= pool else ():
            cells, left = into[reached], other[theirs]
            for at in range(pool + 1 - mine):
                cells[at + mine] = places.least(cells[at + mine], places.moved(left[at], taken) + loose * places.ones)
    # What a stronger level can do, a weaker one can.
    for level in range(len(into)):
        for better in stronger[level] if levels is None else ():
            into[level] = list(map(places.least, into[level], into[better]))
    return into
