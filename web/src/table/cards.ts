/** Reading a card's number. What a group of cards is, the server says: see `view.hand`. */

const FACES = 53;
export const PRINTED_JOKER = 52;

/** Stands in the hand for a card drawn from the closed deck until the server tells which it is. */
export const UNKNOWN = -1;

export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const;
export const SUITS = ["spade", "heart", "diamond", "club"] as const;
export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];

export type Face = { rank: Rank; suit: Suit } | "joker";

export const faceNumber = (card: number): number => card % FACES;

export function faceOf(card: number): Face {
  const number = faceNumber(card);
  if (number === PRINTED_JOKER) return "joker";
  return { rank: RANKS[number % 13]!, suit: SUITS[Math.floor(number / 13)]! };
}

/** Is it a card of the deal's wild faces? A printed joker is a joker anyway and no wild card. */
export const isWild = (card: number, wild: readonly number[]): boolean => wild.includes(faceNumber(card));

/** Black and red in turn, so that neighbouring suits differ. */
const SUIT_ORDER = [0, 1, 3, 2];

/** Where a card goes when sorted: by suit or by rank, jokers at the end, equal faces side by side. */
export function sortKey(card: number, by: "suit" | "rank", wild: readonly number[]): number {
  const number = faceNumber(card);
  if (number === PRINTED_JOKER) return 10_000;
  const rank = number % 13;
  const suit = SUIT_ORDER.indexOf(Math.floor(number / 13));
  const place = by === "suit" ? suit * 13 + rank : rank * 4 + suit;
  return isWild(card, wild) ? 5_000 + place : place;
}
