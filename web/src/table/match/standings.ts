/** How the players of a match stand, in the order in which one reads it. */
import type { MatchSeat, MatchView } from "../../protocol.gen";
import { t } from "../../lib/i18n.svelte";

/** Where many points are bad, the lowest total leads. */
const LOWEST_LEADS: ReadonlySet<string> = new Set(["pool", "deals"]);

const lowestLeads = (match: MatchView): boolean => LOWEST_LEADS.has(match.format);

/** Those still in before those who are out, and the best total first. */
export function ranked(match: MatchView): MatchSeat[] {
  const sign = lowestLeads(match) ? 1 : -1;
  const out = (seat: MatchSeat) => (seat.status === "in" ? 0 : 1);
  return [...match.seats].sort((a, b) => out(a) - out(b) || sign * (a.total - b.total) || a.seat - b.seat);
}

/** What a deal added, by seat; null before it is scored, or where it was void. */
export const addedIn = (match: MatchView, deal: number): Readonly<Record<string, number>> | null =>
  match.lines.find((line) => line.deal === deal)?.added ?? null;

/** What a player can still afford; empty where that is no question. */
export function dropsOf(seat: MatchSeat): string {
  if (seat.compulsory) return t("compulsory");
  return seat.drops_left === null ? "" : t("drops-left", { count: seat.drops_left });
}

/** What is to be said of a player besides the total. When the match is over, what one may still do counts no more. */
export function noteOf(match: MatchView, seat: MatchSeat): string {
  if (seat.status !== "in") return t("match-status", { status: seat.status });
  if (match.end) return "";
  const back = match.lines.at(-1)?.back[seat.seat];
  return [back === undefined ? "" : t("back-at", { total: back }), dropsOf(seat)].filter(Boolean).join(", ");
}
