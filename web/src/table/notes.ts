/** What else is worth knowing of one's own hand: what its value cards pay, and which other ways to show it are reached. */
import { t } from "../lib/i18n.svelte";
import type { Play } from "./play.svelte";

export interface Note {
  readonly text: string;
  readonly help: string;
  /** It deserves to be seen at once. */
  readonly strong: boolean;
}

export function notesOf(play: Play): Note[] {
  const { deal, hand } = play;
  if (!deal?.own || !hand || deal.phase === "ended") return [];
  const notes: Note[] = [];
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
