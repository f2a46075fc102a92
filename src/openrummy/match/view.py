"""What everyone may know of a match; nothing in it is hidden."""

from openrummy.match.state import Match
from openrummy.match.views import MatchLegal, MatchSeat, MatchView
from openrummy.rules.pooling import drops_left, must_play


def view(match: Match, legal: MatchLegal) -> MatchView | None:
    """The match as it stands, with what the viewer may do; None where deals stand alone."""
    rules = match.start.rules
    options = rules.match
    if options.format == "single":
        return None
    pooled = options.format == "pool"
    return MatchView(
        format=options.format,
        deal=len(match.lines),
        deals=options.deals if options.format in ("deals", "chips") else None,
        goal={"pool": options.limit, "target": options.target, "boxes": options.target}.get(options.format),
        seats=tuple(
            MatchSeat(
                seat=seat,
                total=match.totals[seat],
                status=status,
                drops_left=drops_left(rules, match.totals[seat]) if pooled else None,
                compulsory=pooled and match.end is None and status == "in" and must_play(rules, match.totals[seat]),
            )
            for seat, status in match.status.items()
        ),
        lines=match.lines,
        pool=match.pool,
        columns=match.columns,
        tie_break=match.tie_break,
        window=match.pooled.window,
        end=match.end,
        legal=legal,
    )
