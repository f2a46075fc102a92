/** How large the cards of a hand are drawn and how far they overlap, computed from the room there is. */

export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  /** Width of a card in px; the height is 1.4 times that. */
  readonly card: number;
  /** What shows of an overlapped card, in px: never less than `MIN_STRIP`. */
  readonly step: number;
  /** Indices of the groups of each row; the loose cards are the last index. They may take several lines of their row. */
  readonly rows: readonly (readonly number[])[];
  /** Does it all fit into the room? */
  readonly fits: boolean;
}

export const RATIO = 1.4;
export const MIN_STRIP = 22;
/** Wider strips would only show pieces of the large suit; as a share of the card. */
export const WIDEST_STRIP = 0.43;
/** On a large card a narrower strip would cut the index. */
const NARROWEST_STRIP = 0.38;
/** A screen's cards are as large as its room allows, within these. */
const SMALL_SCREEN = 72;
const LARGE_SCREEN = 150;
/** Two indices side by side, and high enough for a finger. */
export const MIN_CARD = 32;
/** The label under a group must have room. */
export const MIN_GROUP = 72;
/** The place of the loose cards while there are none. */
export const EMPTY_WIDTH = 36;
export const GAP = 10;
export const LABEL = 22;
export const LINE_GAP = 4;

/** The width of `count` cards side by side. */
export const spread = (count: number, card: number, step: number): number =>
  count === 0 ? EMPTY_WIDTH : card + (count - 1) * step;

/** The width that a group takes, its label included. */
export const groupWidth = (count: number, card: number, step: number): number =>
  Math.max(count === 0 ? 0 : MIN_GROUP, spread(count, card, step));

/** How many cards of a line fit into `width`. */
export const perLine = (width: number, card: number, step: number): number =>
  Math.max(1, 1 + Math.floor((width - card) / step));

/** Over how many lines `count` cards go in this width. */
export const linesOf = (count: number, width: number, card: number, step: number): number =>
  Math.max(1, Math.ceil(count / perLine(width, card, step)));

/** The longest line of `count` cards: where they need several, these are alike, and no card lies alone on the last. */
export const longestLine = (count: number, width: number, card: number, step: number): number =>
  Math.ceil(count / linesOf(count, width, card, step));

/** How large cards may become on a screen: a fifth of its width or a seventh of its height, whatever the hand. */
export const largestOn = (screen: Room): number =>
  Math.round(Math.min(LARGE_SCREEN, Math.max(SMALL_SCREEN, Math.min(screen.width / 5, screen.height / 6.5))));

const narrowest = (card: number): number => Math.max(MIN_STRIP, Math.round(card * NARROWEST_STRIP));

function flow(sizes: readonly number[], width: number, card: number, step: number): number[][] {
  const rows: number[][] = [[]];
  let used = 0;
  sizes.forEach((size, index) => {
    const wide = groupWidth(longestLine(size, width, card, step), card, step);
    const gap = used === 0 ? 0 : GAP;
    if (used > 0 && used + gap + wide > width) {
      rows.push([]);
      used = 0;
    }
    rows[rows.length - 1]!.push(index);
    used += (used === 0 ? 0 : GAP) + wide;
  });
  return rows;
}

function heightOf(
  rows: readonly number[][],
  sizes: readonly number[],
  width: number,
  card: number,
  step: number,
) {
  const line = card * RATIO;
  return rows.reduce((sum, row) => {
    const lines = Math.max(...row.map((index) => linesOf(sizes[index]!, width, card, step)));
    return sum + lines * line + (lines - 1) * LINE_GAP + LABEL;
  }, 0);
}

/**
 * The largest cards with which everything fits; at that size as few lines as can be, and then the widest strips.
 *
 * `sizes`: cards in each group, then the loose ones. Where nothing fits, the smallest cards (the hand then scrolls).
 */
export function layout(sizes: readonly number[], room: Room, largest = 92): Layout {
  const { width } = room;
  for (let card = largest; card >= MIN_CARD; card -= 2) {
    let found: (Layout & { readonly height: number }) | null = null;
    for (
      let step = Math.max(MIN_STRIP, Math.round(card * WIDEST_STRIP));
      step >= narrowest(card);
      step -= 1
    ) {
      const rows = flow(sizes, width, card, step);
      const height = heightOf(rows, sizes, width, card, step);
      const widest = Math.max(
        ...sizes.map((size) => spread(longestLine(size, width, card, step), card, step)),
      );
      if (widest <= width && height <= room.height && height < (found?.height ?? Infinity))
        found = { card, step, rows, fits: true, height };
    }
    if (found) return found;
  }
  const rows = flow(sizes, width, MIN_CARD, MIN_STRIP);
  return { card: MIN_CARD, step: MIN_STRIP, rows, fits: false };
}
