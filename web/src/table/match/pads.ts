/** A Gin score pad, column by column, as it would be written on paper. */
import type { MatchView } from "../../protocol.gen";

export interface Entry {
  readonly deal: number;
  /** By seat, in the pad's order; null where the hand was another's. */
  readonly points: readonly (number | null)[];
}

export interface Pad {
  readonly column: number;
  readonly seats: readonly number[];
  readonly entries: readonly Entry[];
  /** Hand points, boxes and, once closed, what those and the bonuses come to, by seat. */
  readonly points: readonly number[];
  readonly boxes: readonly number[];
  readonly closed: {
    readonly boxPoints: readonly number[];
    readonly bonus: readonly number[];
    readonly totals: readonly number[];
    readonly winner: number;
    readonly net: number;
  } | null;
}

/** One's own side stands first. */
const ordered = (match: MatchView, you: number | null): number[] =>
  match.seats.map((one) => one.seat).sort((a, b) => Number(b === you) - Number(a === you) || a - b);

export function padsOf(match: MatchView, you: number | null): Pad[] {
  const seats = ordered(match, you);
  return match.columns.map((column, at) => {
    const of = (values: Record<string, number>) => seats.map((seat) => values[seat] ?? 0);
    const entries = match.lines
      .filter((line) => line.winner !== null && line.columns.includes(at + 1))
      .map((line) => ({
        deal: line.deal,
        points: seats.map((seat) => (seat === line.winner ? (line.added[seat] ?? 0) : null)),
      }));
    const closed = column.closed;
    return {
      column: at + 1,
      seats,
      entries,
      points: of(column.points),
      boxes: of(column.boxes),
      closed: closed && {
        boxPoints: seats.map(
          (seat) => (closed.totals[seat] ?? 0) - (closed.points[seat] ?? 0) - (closed.bonus[seat] ?? 0),
        ),
        bonus: of(closed.bonus),
        totals: of(closed.totals),
        winner: closed.winner,
        net: closed.net,
      },
    };
  });
}
