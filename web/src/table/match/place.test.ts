import { expect, test } from "vitest";
import { state } from "../fixtures/screen";
import type { MatchView } from "../../protocol.gen";
import { dealName, placeOf } from "./place";

const match = (deals: number | null, ...scored: number[]): MatchView => ({
  ...state("tie").match!,
  deals,
  lines: scored.map((deal) => ({ deal, winner: 0, added: {}, columns: [], back: {} })),
});

test("where deals stand alone they are counted at the table", () => {
  expect(dealName(null, 7)).toBe("Deal 7");
});

test("a second match at the table begins with deal 1", () => {
  expect(dealName(match(2), 4)).toBe("Deal 1 of 2");
  expect(dealName(match(2, 4), 4)).toBe("Deal 1 of 2");
  expect(dealName(match(2, 4), 5)).toBe("Deal 2 of 2");
  expect(dealName(match(null, 4, 5), 6)).toBe("Deal 3");
});

test("PTS-7: a void deal is dealt again under its number", () => {
  expect(placeOf(match(2, 1), 2)).toBe(2);
  expect(placeOf(match(2, 1), 3)).toBe(2);
  expect(placeOf(match(2, 1, 3), 3)).toBe(2);
});

test("CHIPS-11: the deal after the last breaks a tie, and is no deal 3 of 2", () => {
  expect(dealName(match(2, 1, 2), 3)).toBe("Tie-break deal");
});
