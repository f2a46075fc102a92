import { expect, test } from "vitest";
import { codeIn } from "./tables";

test.each([
  ["k7qm2x", "K7QM2X"],
  ["  K7Q-M2X ", "K7QM2X"],
  ["http://localhost:8000/t/K7QM2X", "K7QM2X"],
  ["Play rummy with me! https://a.example/t/K7QM2X?x=1#y", "K7QM2X"],
  ["   ", ""],
])("the code in %j is %j", (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});
