import { expect, test } from "vitest";
import { Drag, itemsOf, landed } from "./drag.svelte";
import { STATES } from "./fixtures/states";
import { StillTable } from "./fixtures/still.svelte";
import { cards, HAND } from "./fixtures/views";
import { Play } from "./play.svelte";

function dragged() {
  const still = new StillTable(STATES.discard!);
  const play = new Play(still);
  play.sync();
  const dropped: [number, string][] = [];
  return { still, play, dropped, drag: new Drag(play, (card, where) => dropped.push([card, where])) };
}

const [kc, h6, d4] = cards("KC 6H 4D") as [number, number, number];
const loose = [kc, h6, d4, 93];

test("a card dragged into a group lies there, told to the server once", async () => {
  const { still, play, drag } = dragged();
  const group = play.draft.groups[1]!;
  drag.moved("loose", itemsOf(loose.filter((card) => card !== h6)), false);
  drag.moved(group.id, itemsOf([...group.cards, h6]), false);
  expect(drag.active).toBe(true);
  drag.moved(group.id, itemsOf([...group.cards, h6]), true);
  drag.moved("loose", itemsOf(loose.filter((card) => card !== h6)), true);
  await Promise.resolve();
  expect(drag.active).toBe(false);
  expect(play.draft.groups[1]!.cards).toEqual([...group.cards, h6]);
  expect(still.arranged).toHaveLength(1);
});

test("a card let go over the finish slot is told, and lies in the hand until a move takes it", async () => {
  const { still, play, drag, dropped } = dragged();
  drag.moved("finish", itemsOf([d4]), true);
  drag.moved("loose", itemsOf(loose.filter((card) => card !== d4)), true);
  await Promise.resolve();
  expect(dropped).toEqual([[d4, "finish"]]);
  expect(drag.active).toBe(false);
  expect(play.draft.loose).toEqual(loose);
  expect(still.arranged).toHaveLength(0);
});

test("a card put back where it was changes nothing", async () => {
  const { still, play, drag } = dragged();
  drag.moved("loose", itemsOf(loose), true);
  await Promise.resolve();
  expect(still.arranged).toHaveLength(0);
  expect(play.holding).toBe(false);
});

test("a group from which the last card was dragged goes, and a new group comes at the end", () => {
  const from = { groups: [{ id: 4, cards: [HAND[0]!] }], loose: [] };
  const laid = landed(from, (place) => (place === "new" ? [HAND[0]!] : []));
  expect(laid).toEqual({ groups: [{ id: 5, cards: [HAND[0]] }], loose: [] });
});
