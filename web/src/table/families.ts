/** What only games of one family have, or null where another family is played. */
import type { DealView, GinView, IndianView, RumView, Shown, TableMeld } from "../protocol.gen";

export const indianOf = (deal: DealView): IndianView | null =>
  deal.game.type === "indian" ? deal.game : null;

export const rumOf = (deal: DealView): RumView | null => (deal.game.type === "rum" ? deal.game : null);

export const ginOf = (deal: DealView): GinView | null => (deal.game.type === "gin" ? deal.game : null);

/** The declaration that everyone sees, once it has been submitted. */
export const shownOf = (deal: DealView): Shown | null => indianOf(deal)?.shown ?? null;

/** The melds on the table: everyone's in Rum, the knocker's in Gin. */
export const meldsOf = (deal: DealView): readonly TableMeld[] =>
  deal.game.type === "indian" ? [] : deal.game.melds;
