/** What else is worth knowing while one plays: how one stands, what value cards pay, and which other ways to show are reached. */
import { t } from "../lib/i18n.svelte";
import { dropsOf } from "./match/standings";
import { ownSeat } from "./next";
import type { Play } from "./play.svelte";

export interface Note {
  readonly text: string;
  readonly help: string;
  /** It deserves to be seen at once. */
  readonly strong: boolean;
}

/** The own total, where one plays with an eye on it: a drop that it allows or not, a number of deals. */
function standing(play: Play): Note | null {
  const match = play.view?.match ?? null;
  const own = play.view && ownSeat(play.view);
  if (!match || !own) return null;
  const drops = dropsOf(own);
  if (!drops && (match.deals === null || match.lines.length === 0)) return null;
  const total = t("own-total", { total: own.total, goal: match.goal ?? 0 });
  return { text: drops ? `${total}, ${drops}` : total, help: t("own-total-help"), strong: own.compulsory };
}

export function notesOf(play: Play): Note[] {
  const { deal, hand } = play;
  if (!deal?.own || !hand || deal.phase === "ended") return [];
  const stands = standing(play);
  const notes: Note[] = stands ? [stands] : [];
  if (hand.value !== null && hand.value > 0) {
    const text = t("value-now", { value: hand.value, marriages: hand.marriages });
    notes.push({ text, help: t("value-now-help"), strong: hand.marriages > 0 });
  }
  if (hand.ways.length > 0 && deal.own.legal.declare.length > 0) {
    const ways = hand.ways.map((way) => t("way", { way })).join(", ");
    notes.push({ text: t("way-reached", { ways }), help: t("way-help"), strong: true });
  }
  if (hand.best !== null && hand.best < hand.points)
    notes.push({
      text: t("best-now", { points: hand.best }),
      help: t("best-now-help"),
      strong: false,
    });
  return notes;
}
