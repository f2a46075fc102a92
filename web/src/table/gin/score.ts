/** How a hand of Gin came to its score, step by step. The numbers are the server's; only their order is ours. */
import type { DealEnded, Knocked, TableView } from "../../protocol.gen";
import { t } from "../../lib/i18n.svelte";
import { chipsText, seatName } from "../names";

export interface Row {
  readonly label: string;
  readonly amount: string;
  readonly total: boolean;
}

/** Difference of deadwood, bonus, doubling, and who gets it. Empty for a hand that nobody won. */
export function sumOf(view: TableView, end: DealEnded, knocked: Knocked, factor: number): Row[] {
  const winner = end.results.find((line) => line.seat === end.winner);
  const defender = end.results.find((line) => line.seat !== knocked.seat);
  if (!winner || !defender) return [];
  const difference = Math.abs(defender.points - knocked.deadwood);
  const rows: Row[] = [{ label: t("deadwood-difference"), amount: String(difference), total: false }];
  if (winner.bonus > 0)
    rows.push({ label: t("hand-bonus", { cause: end.cause }), amount: `+${winner.bonus}`, total: false });
  if (factor > 1) rows.push({ label: t("points-double"), amount: `×${factor}`, total: false });
  return [...rows, { label: seatName(view, winner.seat), amount: chipsText(winner.score), total: true }];
}
