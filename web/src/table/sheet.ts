/** The sheet after a deal, in the order and the words in which it is read. */
import type { DealEnded, DealView, TableView } from "../protocol.gen";
import { t } from "../lib/i18n.svelte";
import { shownOf } from "./families";
import { seatName } from "./names";

export type Line = DealEnded["results"][number];

/** The winner first, then who lost least; a wrong show comes last. */
export function lines(end: DealEnded): Line[] {
  const last = (line: Line) => (line.standing === "wrong_show" ? 1 : 0);
  return [...end.results].sort(
    (a, b) =>
      Number(b.seat === end.winner) - Number(a.seat === end.winner) ||
      last(a) - last(b) ||
      a.points - b.points,
  );
}

/** What is missing from a valid declaration, in words. */
export const reasonsIn = (reasons: readonly string[]): string[] =>
  reasons.map((reason) => t("reason", { reason }));

/** Who won and why, in one sentence. */
export function verdict(view: TableView, deal: DealView, end: DealEnded): string {
  const winner = end.winner === null ? "" : seatName(view, end.winner);
  const mine = end.winner !== null && end.winner === view.you ? "yes" : "no";
  const wrong = end.results.find((line) => line.standing === "wrong_show");
  const out = end.results.filter((line) => line.seat !== end.winner);
  const loser = out.length === 1 ? out[0] : undefined;
  return t("verdict", {
    cause: end.cause,
    winner,
    mine,
    declarer: wrong ? seatName(view, wrong.seat) : "",
    "declarer-mine": wrong && wrong.seat === view.you ? "yes" : "no",
    alone: end.results.some((line) => line.standing === "counted") ? "no" : "yes",
    dropped: !loser ? "all" : loser.seat === view.you ? "you" : "one",
    loser: loser ? seatName(view, loser.seat) : "",
    reasons: reasonsIn(shownOf(deal)?.reasons ?? []).join(", "),
  });
}

/** What the best arrangement of a hand would have done, where it differs from what was counted; else null. */
export function better(line: Line): string | null {
  if (line.standing === "wrong_show" && line.best_declarable) return t("best-would-pass");
  if (line.best_points === null || line.standing === "won") return null;
  if (line.standing === "wrong_show") return t("best-would-count", { points: line.best_points });
  const saved = line.points - line.best_points;
  return saved > 0 ? t("best-would-save", { points: line.best_points, saved }) : null;
}
