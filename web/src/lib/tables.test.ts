import { describe, expect, test } from "vitest";
import type { PresetInfo } from "../protocol.gen";
import { store } from "./stored";
import { codeIn, lastQuick, wantedFor } from "./tables";

test.each([
  ["k7qm2x", "K7QM2X"],
  ["  K7Q-M2X ", "K7QM2X"],
  ["http://localhost:8000/t/K7QM2X", "K7QM2X"],
  ["Play rummy with me! https://a.example/t/K7QM2X?x=1#y", "K7QM2X"],
  ["   ", ""],
])("the code in %j is %j", (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});

describe("playing at once", () => {
  const rum: PresetInfo = {
    name: "rum",
    options: [],
    family: "rum",
    format: "target",
    seats: [2, 3, 4, 5, 6],
    defaults: { seats: 4 },
  };

  test("a table as it usually is, where it has room for so many", () => {
    expect(wantedFor(rum, { preset: "rum", bots: 3, level: "hard" })).toEqual({
      preset: "rum",
      bots: 3,
      level: "hard",
    });
  });

  test("a larger one where it has not", () => {
    expect(wantedFor(rum, { preset: "rum", bots: 5, level: "easy" }).options).toEqual({ seats: 6 });
    expect(
      wantedFor({ ...rum, seats: [2], defaults: { seats: 2 } }, { preset: "rum", bots: 5, level: "easy" })
        .options,
    ).toBe(undefined);
  });

  test("what is kept of the last game must be whole; else the usual game is offered", () => {
    const kept = { preset: "gin", bots: 1, level: "hard" };
    store("quick", JSON.stringify(kept));
    expect(lastQuick()).toEqual(kept);
    for (const broken of [
      "{",
      "null",
      '{"preset":"gin","bots":"x","level":"hard"}',
      '{"preset":"gin","bots":1}',
    ]) {
      store("quick", broken);
      expect(lastQuick().preset).toBe("points");
    }
    store("quick", null);
  });
});
