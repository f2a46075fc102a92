/** How large the cards of the melds on the table are drawn, so that all of them are seen at once. */
import { RATIO, type Room } from "../layout";

/** What shows of a card that another covers, as a share of it. */
export const STEP = 0.4;
/** Around the cards of a meld: its edge, and below them whose it is. */
const EDGE = 8;
const NAME = 21;
export const GAP = 4;
const LEAST = 30;

/** A meld's width where its cards are `card` px wide. */
export const meldWidth = (count: number, card: number): number => card + (count - 1) * STEP * card + EDGE;

/** The height of all melds, line by line, each as long as the room is wide. */
function heightOf(counts: readonly number[], width: number, card: number): number {
  let lines = 0;
  let used = Infinity;
  for (const count of counts) {
    const wide = meldWidth(count, card);
    if (used + GAP + wide > width) {
      lines += 1;
      used = wide;
    } else used += GAP + wide;
  }
  return lines * (card * RATIO + NAME) + (lines - 1) * GAP;
}

/** The width of a card: the largest with which melds of so many cards fit; the smallest where none does, and then they scroll. */
export function meldCard(
  counts: readonly number[],
  room: Room,
  largest: number,
): { card: number; fits: boolean } {
  for (let card = largest; card >= LEAST; card -= 2) {
    const long = Math.max(0, ...counts.map((count) => meldWidth(count, card)));
    if (long <= room.width && heightOf(counts, room.width, card) <= room.height) return { card, fits: true };
  }
  return { card: LEAST, fits: false };
}
