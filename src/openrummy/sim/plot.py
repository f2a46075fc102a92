"""A plot of opening hands as SVG: four small charts of bars, readable in light and dark."""

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from openrummy.sim.opening import Opening

_WIDE, _HIGH = 420, 240
_LEFT, _RIGHT, _TOP, _BOTTOM = 48, 12, 40, 40
_COLUMNS = 2
_STYLE = (
    "text{font:12px system-ui,sans-serif;fill:#1c2b24}.title{font-size:14px;font-weight:600}.bar{fill:#1f7a4d}.axis{stroke:#8a968f}"
    ".cap{stroke:#b3261e;stroke-width:2;stroke-dasharray:4 3}.back{fill:#fff}"
    "@media(prefers-color-scheme:dark){text{fill:#e4ece7}.bar{fill:#5cc08d}.cap{stroke:#ff8a80}.back{fill:#14201a}}"
)


class Chart(NamedTuple):
    """Shares of 0, 1, 2, …; ``mark``: a value at which a line stands."""

    title: str
    below: str
    shares: Sequence[float]
    mark: int | None = None


def plot(found: Opening, title: str) -> str:
    """The whole picture as SVG text."""
    cap = found.cap if found.cap < len(found.counts) else None
    charts = [
        Chart("Count of all cards", "points" + (f"; the line is the cap, {cap}" if cap is not None else ""), found.counts, cap),
        Chart("Count of the best arrangement", "points, capped", found.least_counts),
        Chart("Jokers, printed and wild", "cards", found.jokers),
    ]
    if found.distance:
        charts.append(Chart("Distance to a show", f"cards to replace ({found.distance_hands:,} hands)", found.distance))
    rows = -(-len(charts) // _COLUMNS)
    wide, high = _COLUMNS * _WIDE, rows * _HIGH + 36
    drawn = "".join(_chart(chart, at % _COLUMNS * _WIDE, 36 + at // _COLUMNS * _HIGH) for at, chart in enumerate(charts))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" role="img">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style>"
        f'<rect class="back" width="{wide}" height="{high}"/><text class="title" x="12" y="24">{escape(title)}</text>{drawn}</svg>\n'
    )


def _chart(chart: Chart, x: int, y: int) -> str:
    """One chart with its upper left corner at this place."""
    wide, high = _WIDE - _LEFT - _RIGHT, _HIGH - _TOP - _BOTTOM
    first = next((at for at, share in enumerate(chart.shares) if share), 0)
    # Few bars start at 0; many start where there is something to see.
    start = 0 if len(chart.shares) <= 30 else first - first % 10
    shares = chart.shares[start:]
    step, most = wide / max(len(shares), 1), max(shares, default=0.0) or 1.0
    bars = "".join(
        f'<rect class="bar" x="{at * step:.2f}" y="{high * (1 - share / most):.2f}" width="{step * 0.9:.2f}" '
        f'height="{high * share / most:.2f}"><title>{start + at}: {share:.4%}</title></rect>'
        for at, share in enumerate(shares)
        if share
    )
    every = _every(len(shares))
    ticks = "".join(
        f'<text x="{(at + 0.45) * step:.2f}" y="{high + 16}" text-anchor="middle">{start + at}</text>'
        for at in range(-start % every, len(shares), every)
    )
    line = ""
    if chart.mark is not None:
        place = (chart.mark - start + 0.95) * step
        line = f'<line class="cap" x1="{place:.2f}" x2="{place:.2f}" y1="0" y2="{high}"/>'
    return (
        f'<g transform="translate({x + _LEFT} {y + _TOP})"><text class="title" x="0" y="-16">{escape(chart.title)}</text>'
        f'{bars}{line}<line class="axis" x1="0" x2="{wide}" y1="{high}" y2="{high}"/>{ticks}'
        f'<text x="-6" y="10" text-anchor="end">{most:.1%}</text><text x="-6" y="{high}" text-anchor="end">0</text>'
        f'<text x="{wide / 2}" y="{high + 32}" text-anchor="middle">{escape(chart.below)}</text></g>'
    )


def _every(bars: int) -> int:
    """A number at every so manieth bar: a dozen numbers at most.

    >>> _every(8), _every(40), _every(200)
    (1, 5, 20)
    """
    return next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if bars <= 12 * step)
