import { describe, expect, test } from "vitest";
import {
  GAP,
  groupWidth,
  largestOn,
  layout,
  linesOf,
  longestLine,
  MIN_STRIP,
  perLine,
  spread,
} from "./layout";

const PHONE = { width: 344, height: 267 };

describe("a hand on a phone of 360 × 640", () => {
  test.each([
    ["13 loose", [13]],
    ["14 loose", [14]],
    ["four groups", [3, 3, 4, 3]],
    ["many small groups", [2, 2, 2, 2, 2, 3]],
    ["21 cards in groups", [3, 3, 3, 4, 4, 4]],
    ["22 loose", [22]],
    ["eleven dublees and the empty place", [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0]],
    ["dublees between triples", [3, 2, 2, 3, 2, 2, 3, 2, 2, 1]],
  ])("%s fits, with strips of at least 22 px", (_, sizes) => {
    const found = layout(sizes, PHONE, 72);
    expect(found.fits).toBe(true);
    expect(found.step).toBeGreaterThanOrEqual(MIN_STRIP);
    for (const row of found.rows) {
      const shares = row.map((index) =>
        groupWidth(
          Math.min(sizes[index]!, perLine(PHONE.width, found.card, found.step)),
          found.card,
          found.step,
        ),
      );
      expect(shares.reduce((sum, one) => sum + one, GAP * (row.length - 1))).toBeLessThanOrEqual(PHONE.width);
    }
  });

  test("every group stands in one row, in the player's order", () => {
    expect(layout([3, 3, 4, 3, 1], PHONE, 72).rows.flat()).toEqual([0, 1, 2, 3, 4]);
  });
});

test.each([
  ["10 cards of Gin", 10, 1],
  ["11 cards of Gin", 11, 1],
  ["13 cards", 13, 2],
  ["22 cards", 22, 2],
])("%s take as few lines as they can, and lines alike", (_, count, lines) => {
  const found = layout([count], PHONE, 72);
  expect(found.card).toBe(72);
  expect(linesOf(count, PHONE.width, found.card, found.step)).toBe(lines);
  const longest = longestLine(count, PHONE.width, found.card, found.step);
  expect(spread(longest, found.card, found.step)).toBeLessThanOrEqual(PHONE.width);
  expect(longest * lines - count).toBeLessThan(lines);
});

test("more room never makes the cards smaller", () => {
  const sizes = [3, 4, 3, 4];
  const wider = [344, 600, 900, 1200].map((width) => layout(sizes, { width, height: 267 }, 100).card);
  expect(wider).toEqual([...wider].sort((a, b) => a - b));
  expect(wider.at(-1)).toBe(100);
});

test("a room that holds nothing gives the smallest cards and says so", () => {
  expect(layout([13], { width: 100, height: 60 }).fits).toBe(false);
});

test("a large screen has larger cards, and their indices stay uncut", () => {
  expect(largestOn({ width: 360, height: 640 })).toBe(72);
  expect(largestOn({ width: 640, height: 360 })).toBe(72);
  expect(largestOn({ width: 1280, height: 800 })).toBeGreaterThan(115);
  const found = layout([13], { width: 700, height: 320 }, largestOn({ width: 768, height: 1024 }));
  expect(found.step / found.card).toBeGreaterThanOrEqual(0.37);
});
