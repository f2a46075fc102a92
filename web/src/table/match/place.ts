/** Which deal it is, as players count: in a match from its first, whatever was played at the table before. */
import type { MatchView } from "../../protocol.gen";
import { t } from "../../lib/i18n.svelte";

/** A void deal is dealt again under its number, since only what was scored counts. */
export function placeOf(match: MatchView | null, deal: number): number {
  if (!match) return deal;
  const at = match.lines.findIndex((line) => line.deal === deal);
  return at < 0 ? match.lines.length + 1 : at + 1;
}

/** "Deal 1 of 2" where the number of deals is fixed; what comes after the last of them breaks a tie. */
export function dealName(match: MatchView | null, deal: number): string {
  const number = placeOf(match, deal);
  const deals = match?.deals ?? null;
  if (deals === null) return t("deal-number", { number });
  return number > deals ? t("deal-tie-break") : t("deal-of", { number, deals });
}
