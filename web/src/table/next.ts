/** What comes after a deal, or before coming back to it, for whoever looks at the table. */
import type { MatchSeat, MatchView, TableSeat, TableView } from "../protocol.gen";
import { t } from "../lib/i18n.svelte";
import { isOwn } from "./names";

export interface Step {
  readonly text: string;
  /** It has been done, and the others are waited for. */
  readonly waits: boolean;
  /** The match asks something: see the sheet. */
  readonly asks: boolean;
}

/** The viewer's own line in the match; null where there is no match, or they are not in it. */
export const ownSeat = (view: TableView): MatchSeat | null =>
  view.match?.seats.find((seat) => isOwn(view, seat.seat)) ?? null;

/** The computer is alone in the match: it goes on as those who are out of it ask, who may want to see what becomes of it. */
const machinesAlone = (view: TableView, match: MatchView): boolean =>
  match.seats.every((one) => {
    const seat = view.seats[one.seat];
    return one.status !== "in" || !seat || seat.bot !== null || seat.stand_in !== null;
  });

/** The viewer was in the match under way, and is out of it. */
export function isOut(view: TableView): boolean {
  const status = ownSeat(view)?.status;
  return view.match?.end === null && status !== undefined && status !== "in";
}

/** They have left for good, and the seat is theirs only until the deal ends; none of their cards are played or shown any more. */
export const hasLeft = (seat: TableSeat): boolean => seat.leaving && seat.stand_in === null;

/** Null for those who have nothing to do: who watches, and who is out of the match. */
export function nextStep(view: TableView): Step | null {
  const seat = view.you === null ? null : view.seats[view.you];
  if (!seat) return null;
  if (hasLeft(seat)) return { text: t("keep-seat"), waits: false, asks: false };
  // A move would bring them back as well, but the computer is quicker.
  if (seat.stand_in) return { text: t("take-seat"), waits: false, asks: false };
  const match = view.match ?? null;
  if (match && !match.end) {
    const { legal, window } = match;
    if (legal.rejoin || legal.answer_split) return { text: t("answer"), waits: false, asks: true };
    if (ownSeat(view)?.status !== "in" && !(isOut(view) && machinesAlone(view, match))) return null;
    if (window) return { text: t("next-deal-ready"), waits: true, asks: false };
  }
  if (seat.ready) return { text: t("next-deal-ready"), waits: true, asks: false };
  return { text: match?.end ? t("new-match") : t("next-deal"), waits: false, asks: false };
}
