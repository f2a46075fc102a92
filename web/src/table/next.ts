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

/** Not dealt in with the next deal is who is out of the match and, where a tie is broken, who is not among the tied. */
export const looksOn = (match: MatchView, one: MatchSeat): boolean =>
  one.status !== "in" || (match.tie_break.length > 0 && !match.tie_break.includes(one.seat));

/** The computer is alone in what follows: it goes on as those who look on ask, who may want to see what becomes of it. */
const machinesAlone = (view: TableView, match: MatchView): boolean =>
  match.seats.every((one) => {
    const seat = view.seats[one.seat];
    return looksOn(match, one) || !seat || seat.bot !== null || seat.stand_in !== null;
  });

/** Does the viewer, who was in the match under way, only look on from here? */
function ownLooksOn(view: TableView): boolean {
  const own = ownSeat(view);
  return view.match?.end === null && own !== null && looksOn(view.match, own);
}

/** They have left for good, and the seat is theirs only until the deal ends; none of their cards are played or shown any more. */
export const hasLeft = (seat: TableSeat): boolean => seat.leaving && seat.stand_in === null;

/** Why there are no own cards; for who sits at the table. */
export function idleLine(view: TableView): string {
  if (view.you === null) return t("idle-watching");
  const seat = view.seats[view.you];
  if (seat && hasLeft(seat)) return t(view.match ? "idle-left-match" : "idle-left");
  if (ownLooksOn(view)) return t(ownSeat(view)?.status === "in" ? "idle-tie-break" : "idle-out");
  return t(view.match?.end === null && ownSeat(view) === null ? "idle-next-match" : "idle-waiting");
}

/** The same line where it is worth reading below the sheet: the viewer looks on. */
export const lookingOn = (view: TableView): string | null => (ownLooksOn(view) ? idleLine(view) : null);

/** Null for those who have nothing to do: who watches, or looks on. */
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
    const looks = ownLooksOn(view);
    if ((looks || ownSeat(view) === null) && !(looks && machinesAlone(view, match))) return null;
    if (window) return { text: t("next-deal-ready"), waits: true, asks: false };
  }
  if (seat.ready) return { text: t("next-deal-ready"), waits: true, asks: false };
  return { text: match?.end ? t("new-match") : t("next-deal"), waits: false, asks: false };
}
