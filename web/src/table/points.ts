/** What one's own hand counts, for the line of what is happening. */
import type { Play } from "./play.svelte";

/** Null where there is nothing to count. */
export function ownPoints(play: Play): number | null {
  const { deal, hand, view } = play;
  const dealt = deal?.seats.find((seat) => seat.seat === view?.you);
  if (!deal || !hand || dealt?.status !== "in" || deal.phase === "ended") return null;
  // What a declarer submits is either a show or a wrong one.
  const wrong = deal.phase === "arrange" && deal.seat === dealt.seat && hand.reasons.length > 0;
  return wrong ? (view?.rules.counting.cap ?? null) : hand.points;
}
