/** The sheet after a deal, in the order and the words in which it is read. */
import type { DealEnded, DealView, TableView } from "../../protocol.gen";
import { t } from "../../lib/i18n.svelte";
import { ginOf, shownOf } from "../families";
import { chipsText, seatName } from "../names";

export type Line = DealEnded["results"][number];

/** What a player's line says of the deal: what it brought, or what it cost. */
export const costOf = (line: Line): string =>
  line.score > 0 ? chipsText(line.score) : String(line.shown_points ?? line.points);

export interface Sum {
  readonly label: string;
  readonly amount: number;
  /** Won or lost, rather than counted. */
  readonly signed: boolean;
}

/** What the deal brought a player in chips, and the chips so far. In a match the standings tell both, and here stands only what the
 *  deal added where that is not the penalty shown (DEAL-4). */
export function sumsOf(view: TableView, line: Line): Sum[] {
  const match = view.match ?? null;
  if (!match) {
    return [
      { label: t("chips-this-deal"), amount: line.chips, signed: true },
      { label: t("chips-total"), amount: view.seats[line.seat]?.chips ?? 0, signed: true },
    ];
  }
  const added = match.lines.find((one) => one.deal === view.deal?.deal)?.added[line.seat];
  const differs = added !== undefined && line.shown_points !== null && line.shown_points !== added;
  return differs ? [{ label: t("added-this-deal"), amount: added, signed: false }] : [];
}

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
  const knocked = ginOf(deal)?.knocked ?? null;
  return t("verdict", {
    cause: end.cause === "wrong_show" && end.winner === null ? "no_winner" : end.cause,
    winner,
    mine,
    declarer: wrong ? seatName(view, wrong.seat) : "",
    "declarer-mine": wrong && wrong.seat === view.you ? "yes" : "no",
    alone: end.results.some((line) => line.standing === "counted") ? "no" : "yes",
    dropped: out.some((line) => line.standing !== "dropped")
      ? "mixed"
      : !loser
        ? "all"
        : loser.seat === view.you
          ? "you"
          : "one",
    loser: loser ? seatName(view, loser.seat) : "",
    score: end.results.find((line) => line.seat === end.winner)?.score ?? 0,
    deadwood: knocked?.deadwood ?? 0,
    knocker: knocked ? seatName(view, knocked.seat) : "",
    reasons: reasonsIn(shownOf(deal)?.reasons ?? []).join(", "),
  });
}

/** What the best arrangement of a hand would have done, where it differs from what was counted; else null. */
export function better(line: Line): string | null {
  if (line.standing === "wrong_show" && line.best_declarable) return t("best-would-pass");
  if (line.best_points === null || line.standing === "won") return null;
  if (line.standing === "wrong_show") {
    const less = line.best_points < (line.shown_points ?? line.points);
    return less ? t("best-would-count", { points: line.best_points }) : null;
  }
  const saved = line.points - line.best_points;
  return saved > 0 ? t("best-would-save", { points: line.best_points, saved }) : null;
}
