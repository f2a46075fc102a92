/** Cards and seats in words. */
import type { TableView } from "../protocol.gen";
import { list, t } from "../lib/i18n.svelte";
import { faceOf, isWild, UNKNOWN } from "./cards";

/** "7 of hearts, joker": what a screen reader says. */
export function cardName(card: number, wild: readonly number[]): string {
  if (card === UNKNOWN) return t("card-unknown");
  const face = faceOf(card);
  if (face === "joker") return t("card-joker");
  const name = t("card-name", { rank: face.rank, suit: face.suit });
  return isWild(card, wild) ? t("card-wild", { name }) : name;
}

export const cardNames = (cards: readonly number[], wild: readonly number[]): string =>
  cards.map((card) => cardName(card, wild)).join(", ");

/** Whom deal and match mean by a seat: also one who has left it, whoever sits there now. */
export const seatName = (view: TableView, seat: number): string =>
  view.gone[seat] ?? view.seats[seat]?.name ?? t("seat-number", { number: seat + 1 });

/** Does deal and match mean the viewer by this seat? */
export const isOwn = (view: TableView, seat: number): boolean =>
  seat === view.you && view.gone[seat] === undefined;

export const seatNames = (view: TableView, seats: readonly number[]): string =>
  list(seats.map((seat) => seatName(view, seat)));

/** Chips won or lost, with their sign; a dash as long as the plus, so that columns line up. */
export const chipsText = (chips: number): string =>
  `${chips > 0 ? "+" : chips < 0 ? "\u2013" : ""}${Math.abs(chips)}`;
