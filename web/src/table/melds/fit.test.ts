import { expect, test } from "vitest";
import { GAP, meldCard, meldWidth } from "./fit";

/** The room of the melds in Rum: on a phone upright, on its side, and on a wide screen. */
const PHONE = { width: 268, height: 228 };
const SIDE = { width: 208, height: 134 };
const WIDE = { width: 460, height: 200 };

test.each([
  ["a run and two sets on a wide screen", [6, 3, 3], WIDE, 81],
  ["two melds on a phone on its side", [3, 3], SIDE, 48],
  ["ten melds on a phone", [3, 3, 4, 3, 3, 3, 3, 4, 3, 3], PHONE, 48],
  ["a suit from ace to king on a phone", [13], PHONE, 48],
])("%s are all in sight", (_, counts, room, largest) => {
  const found = meldCard(counts, room, largest);
  expect(found.fits).toBe(true);
  for (const count of counts) expect(meldWidth(count, found.card)).toBeLessThanOrEqual(room.width);
});

test("two melds lie side by side on a phone on its side", () => {
  const { card } = meldCard([3, 3], SIDE, 48);
  expect(2 * meldWidth(3, card) + GAP).toBeLessThanOrEqual(SIDE.width);
});

test("few are as large as may be, and more than fit are as small as may be and say so", () => {
  expect(meldCard([3], PHONE, 48).card).toBe(48);
  expect(meldCard(Array(20).fill(4), PHONE, 48)).toEqual({ card: 30, fits: false });
});
