/** How the players of a match stand, in the order in which one reads it. */
import type { MatchSeat, MatchView } from "../../protocol.gen";
import { t } from "../../lib/i18n.svelte";

/** Where many points are bad, the lowest total leads. */
const LOWEST_LEADS: ReadonlySet<string> = new Set(["pool", "deals"]);

export const lowestLeads = (match: MatchView): boolean => LOWEST_LEADS.has(match.format);

/** Those still in before those who are out, and the best total first. */
export function ranked(match: MatchView): MatchSeat[] {
  const sign = lowestLeads(match) ? 1 : -1;
  const out = (seat: MatchSeat) => (seat.status === "in" ? 0 : 1);
  return [...match.seats].sort((a, b) => out(a) - out(b) || sign * (a.total - b.total) || a.seat - b.seat);
}

/** What is to be said of a player besides the total. */
export function noteOf(seat: MatchSeat): string {
  if (seat.status !== "in") return t("match-status", { status: seat.status });
  if (seat.compulsory) return t("compulsory");
  return seat.drops_left === null ? "" : t("drops-left", { count: seat.drops_left });
}
