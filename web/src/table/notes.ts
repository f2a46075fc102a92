/** What else is worth knowing while one plays: how one stands, what value cards pay, and which other ways to show are reached. */
import { t } from "../lib/i18n.svelte";
import { faceNumber } from "./cards";
import { indianOf } from "./families";
import { dropsOf } from "./match/standings";
import { ownSeat } from "./next";
import type { Play } from "./play.svelte";

export interface Note {
  readonly text: string;
  readonly help: string;
  /** It deserves to be seen at once. */
  readonly strong: boolean;
}

/** One of each kind lies in the hand. */
const complete = (hand: readonly number[], faces: readonly number[]): boolean =>
  faces.length > 0 && faces.every((face) => hand.some((card) => faceNumber(card) === face));

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
  const faces = indianOf(deal)?.value_cards ?? [];
  const notes: Note[] = stands ? [stands] : [];
  if (hand.value !== null && hand.value > 0) {
    const marriage = complete(deal.own.hand, faces);
    const text = t("value-now", { value: hand.value, marriage: marriage ? "yes" : "no" });
    notes.push({ text, help: t("value-now-help"), strong: marriage });
  }
  if (hand.ways.length > 0 && deal.own.legal.declare.length > 0) {
    const ways = hand.ways.map((way) => t("way", { way })).join(", ");
    notes.push({ text: t("way-reached", { ways }), help: t("way-help"), strong: true });
  }
  if (hand.best !== null && hand.best < hand.points)
    notes.push({
      text: t("best-now", { points: hand.best, family: deal.game.type }),
      help: t("best-now-help"),
      strong: false,
    });
  return notes;
}
