import { describe, expect, test } from "vitest";
import * as drafts from "./draft";
import { cards } from "./fixtures/views";

const [as, s2, s3, h7, c7, jk, d9, kc] = cards("AS 2S 3S 7H 7C JK 9D KC") as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
const laid: drafts.Draft = {
  groups: [
    { id: 1, cards: [as, s2, s3] },
    { id: 2, cards: [h7, c7] },
  ],
  loose: [kc, jk, d9],
};

describe("fit", () => {
  test("takes out what is gone and lays what is new at the loose end, and moves nothing else", () => {
    const fitted = drafts.fit(laid, [h7, s3, as, jk, d9, kc, 100]);
    expect(fitted).toEqual({
      groups: [
        { id: 1, cards: [as, s3] },
        { id: 2, cards: [h7] },
      ],
      loose: [kc, jk, d9, 100],
    });
  });

  test("is the same draft while the hand is the same, in whatever order the server tells it", () => {
    expect(drafts.fit(laid, drafts.cardsOf(laid).reverse())).toBe(laid);
  });

  test("a group of which nothing is left goes", () => {
    expect(drafts.fit(laid, [as, s2, s3]).groups.map((group) => group.id)).toEqual([1]);
  });
});

describe("group", () => {
  test("makes a new group at the end, in the order in which the cards lie", () => {
    const grouped = drafts.group(laid, [d9, jk, c7]);
    expect(grouped.groups.map((group) => group.cards)).toEqual([[as, s2, s3], [h7], [c7, jk, d9]]);
    expect(grouped.loose).toEqual([kc]);
    expect(new Set(grouped.groups.map((group) => group.id)).size).toBe(3);
  });

  test("a whole group grouped again with a card is one group, not two", () => {
    const grouped = drafts.group(laid, [h7, c7, jk]);
    expect(grouped.groups.map((group) => group.cards)).toEqual([
      [as, s2, s3],
      [h7, c7, jk],
    ]);
  });
});

test("ungroup lets every group that holds a selected card fall apart, to the loose end", () => {
  const loosened = drafts.ungroup(laid, [c7]);
  expect(loosened.groups.map((group) => group.cards)).toEqual([[as, s2, s3]]);
  expect(loosened.loose).toEqual([kc, jk, d9, h7, c7]);
});

describe("move", () => {
  test("to a group's end, before a card, and to the loose cards", () => {
    expect(drafts.move(laid, [jk], 2).groups[1]?.cards).toEqual([h7, c7, jk]);
    expect(drafts.move(laid, [jk], 2, 0).groups[1]?.cards).toEqual([jk, h7, c7]);
    expect(drafts.move(laid, [as, h7], "loose").loose).toEqual([kc, jk, d9, as, h7]);
  });

  test("keeps every card once", () => {
    const moved = drafts.move(laid, [jk, as, d9], "new");
    expect(drafts.cardsOf(moved).sort()).toEqual(drafts.cardsOf(laid).sort());
  });
});

describe("nudge", () => {
  test("goes one place on, then over into the next group, and stops at the ends", () => {
    expect(drafts.nudge(laid, as, 1).groups[0]?.cards).toEqual([s2, as, s3]);
    expect(drafts.nudge(laid, s3, 1).groups[1]?.cards).toEqual([s3, h7, c7]);
    expect(drafts.nudge(laid, kc, -1).groups[1]?.cards).toEqual([h7, c7, kc]);
    expect(drafts.equal(drafts.nudge(laid, as, -1), laid)).toBe(true);
    expect(drafts.equal(drafts.nudge(laid, d9, 1), laid)).toBe(true);
  });
});

describe("sort", () => {
  const mixed: drafts.Draft = { groups: laid.groups, loose: cards("3H JK 2C 3S 2H") };

  test("orders the loose cards by suit, jokers last, and leaves groups alone", () => {
    const sorted = drafts.sort(mixed, []);
    expect(sorted.loose).toEqual(cards("3S 2H 3H 2C JK"));
    expect(sorted.groups).toBe(mixed.groups);
  });

  test("again, by rank; and then by suit", () => {
    const twice = drafts.sort(drafts.sort(mixed, []), []);
    expect(twice.loose).toEqual(cards("2H 2C 3S 3H JK"));
    expect(drafts.sort(twice, []).loose).toEqual(cards("3S 2H 3H 2C JK"));
  });

  test("wild cards stand with the jokers", () => {
    expect(drafts.sort(mixed, [1, 14, 27, 40]).loose).toEqual(cards("3S 3H 2H 2C JK"));
  });
});

describe("adopt", () => {
  test("a group that changed a little keeps its id, so that it stays in place on the screen", () => {
    const told = drafts.adopt(
      laid,
      [
        [h7, c7, jk],
        [as, s2, s3],
        [d9, kc],
      ],
      [],
    );
    expect(told.groups.map((group) => group.id)).toEqual([2, 1, 3]);
  });
});
