import { expect, test } from "vitest";
import { around, rim } from "./seating";

test("the others follow in the order of play, from one's own left", () => {
  expect(around([0, 1, 2, 4, 5], 2)).toEqual([4, 5, 0, 1]);
  expect(around([0, 1, 2], null)).toEqual([0, 1, 2]);
});

test("they sit from the left over the top to the right, on both sides alike", () => {
  for (const count of [1, 2, 3, 4, 5, 6]) {
    const places = Array.from({ length: count }, (_, at) => rim(at, count));
    const xs = places.map((place) => place.x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    places.forEach((place, at) => {
      const twin = places[count - 1 - at]!;
      expect(place.x + twin.x).toBeCloseTo(100);
      expect(place.y).toBeCloseTo(twin.y);
    });
  }
});
