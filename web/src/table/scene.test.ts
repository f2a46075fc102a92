import { describe, expect, test } from "vitest";
import { UNKNOWN } from "./cards";
import { deal, HAND, own } from "./fixtures/views";
import { NOTHING, open, pend, sceneOf } from "./scene";

const drawing = deal({ own: own({ legal: { ...NOTHING, draw: ["stock", "pile"] } }) });
const hand14 = [...HAND, 93];
const discarding = deal({
  phase: "discard",
  own: own({ hand: hand14, taken: 93, legal: { ...NOTHING, discard: hand14, declare: hand14 } }),
});

describe("a move is seen before its answer", () => {
  test("a draw from the closed deck adds a card yet unknown", () => {
    const scene = sceneOf(drawing, pend({ type: "draw", source: "stock" }, drawing));
    expect(scene.hand).toEqual([...HAND, UNKNOWN]);
    expect(scene.stock).toBe(drawing.stock - 1);
    expect(scene.legal).toEqual(NOTHING);
  });

  test("a draw from the open pile adds its top card", () => {
    const top = drawing.pile.at(-1)!;
    const scene = sceneOf(drawing, pend({ type: "draw", source: "pile" }, drawing));
    expect(scene.hand.at(-1)).toBe(top);
    expect(scene.taken).toBe(top);
    expect(scene.pile).not.toContain(top);
  });

  test("a discard moves the card to the open pile", () => {
    const scene = sceneOf(discarding, pend({ type: "discard", card: 93 }, discarding));
    expect(scene.hand).toEqual(HAND);
    expect(scene.pile.at(-1)).toBe(93);
  });

  test("an exchange swaps hand and finish slot", () => {
    const arranging = deal({ phase: "arrange", own: own({ finish: 93 }) });
    const scene = sceneOf(arranging, pend({ type: "exchange", card: HAND[0]! }, arranging));
    expect(scene.finish).toBe(HAND[0]);
    expect([...scene.hand].sort()).toEqual([...HAND.slice(1), 93].sort());
  });
});

describe("the view has the last word", () => {
  const pending = pend({ type: "draw", source: "stock" }, drawing);

  test("a move is over when the deal has moved on", () => {
    expect(open(pending, drawing)).toBe(true);
    expect(open(pending, deal({ phase: "discard" }))).toBe(false);
    expect(open(pending, deal({ turn: drawing.turn + 1 }))).toBe(false);
    expect(open(pending, deal({ deal: 3 }))).toBe(false);
  });

  test("a drop lasts until the seat is out, over the turns of others", () => {
    const drop = pend({ type: "drop" }, drawing);
    expect(open(drop, deal({ turn: drawing.turn + 3, phase: "discard" }))).toBe(true);
    const out = deal().seats.map((seat) =>
      seat.seat === 0 ? { ...seat, status: "dropped" as const } : seat,
    );
    expect(open(drop, deal({ seats: out }))).toBe(false);
  });

  test("without a pending move the scene is the view", () => {
    const scene = sceneOf(discarding, null);
    expect(scene.hand).toEqual(hand14);
    expect(scene.legal).toEqual(discarding.own?.legal);
    expect(scene.waiting).toBeNull();
  });
});
