/** The table screen as a player uses it, on tables that stand still. */
import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Outcome } from "../lib/connection";
import { i18n } from "../lib/i18n.svelte";
import { toasts } from "../lib/toasts.svelte";
import { cards, deal, HAND, own, table } from "./fixtures/views";
import { acts, button, held, noButton, prepare, settle, show, state, tap } from "./fixtures/screen";
import { STATES } from "./fixtures/states";
import type { StillTable } from "./fixtures/still.svelte";
import { NOTHING } from "./scene";

beforeEach(prepare);
afterEach(cleanup);

describe("a question that outlives its turn", () => {
  /** The clock has ended the turn, and some moments later the next one begins. */
  async function nextTurn(still: StillTable, gone: () => void): Promise<void> {
    const mine = still.view!;
    const now = mine.deal!;
    still.tell([], {
      ...mine,
      deal: { ...now, turn: now.turn + 1, seat: 1, own: { ...now.own!, legal: NOTHING } },
    });
    await settle();
    gone();
    still.tell([], { ...mine, deal: { ...now, turn: now.turn + 2 } });
    await settle();
    gone();
  }
  const dialog = () => document.querySelector("dialog");
  const named = (text: string) =>
    [...document.querySelectorAll<HTMLElement>(".actions button")].find((one) =>
      one.textContent.includes(text),
    );
  const pressed = async (text: string) => {
    await fireEvent.click(named(text)!);
    await settle();
  };

  test.each([
    ["draw", async () => pressed("Drop")],
    ["discard", async () => tap(93).then(() => pressed("Declare"))],
  ])("is not asked again in the next one: %s", async (name, ask) => {
    const still = await show(state(name));
    await ask();
    expect(dialog()).not.toBeNull();
    await nextTurn(still, () => expect(dialog()).toBeNull());
  });

  test("nor is a card to declare with still to be chosen", async () => {
    const still = await show(state("discard"));
    await pressed("Declare");
    expect(named("Cancel")).toBeDefined();
    await nextTurn(still, () => expect(named("Cancel")).toBeUndefined());
  });
});

describe("the focus", () => {
  const focusedCard = () => (document.activeElement as HTMLElement).dataset["card"];
  const key = async (name: string) => {
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: name });
    await settle();
    await settle();
  };

  test("goes to the next card when the one that had it was discarded by key", async () => {
    await show(state("discard"));
    const [, second, third] = held();
    document.querySelector<HTMLElement>(`[data-card="${second}"]`)!.focus();
    await key(" ");
    await key("d");
    expect(held()).not.toContain(second);
    expect(focusedCard()).toBe(String(third));
  });

  test("goes to the cards when the button that had it has gone", async () => {
    await show(state("draw"));
    const draw = button("Draw");
    draw.focus();
    await fireEvent.keyDown(draw, { key: "Enter" });
    await fireEvent.click(draw, { detail: 0 });
    await settle();
    await settle();
    expect(draw.isConnected).toBe(false);
    expect(focusedCard()).toBe(String(held()[0]));
  });

  test("is left alone where one plays by mouse or finger, and closes a sheet by Escape", async () => {
    await show(state("discard"));
    await tap(93);
    await fireEvent.pointerDown(button("Discard"));
    await fireEvent.keyDown(document.body, { key: "Escape" });
    await fireEvent.click(button("Discard"));
    await settle();
    await settle();
    expect(document.activeElement).toBe(document.body);
  });
});

describe("a move", () => {
  test("is sent once, however often it is tapped, and seen at once", async () => {
    const still = await show(state("discard"));
    await tap(93);
    const discard = button("Discard");
    await fireEvent.click(discard);
    await fireEvent.click(discard);
    await settle();
    expect(acts(still)).toEqual([{ type: "discard", card: 93 }]);
    expect(held()).not.toContain(93);
    expect(screen.getByRole("button", { name: /on top 2 of clubs/ })).toBeTruthy();
  });

  test("that is refused is taken back, with the reason", async () => {
    const still = await show(state("discard"));
    const before = held();
    let answer: (outcome: Outcome) => void = () => undefined;
    still.answer = () => new Promise((done) => (answer = done));
    await tap(HAND[0]!);
    await fireEvent.click(button("Discard"));
    await settle();
    expect(held()).not.toContain(HAND[0]);
    answer({
      ok: false,
      refused: { type: "refused", code: "made_up", params: {}, message: "Not now.", id: "1" },
    });
    await settle();
    expect(held()).toEqual(before);
    expect(toasts.shown.map((toast) => toast.text)).toContain("Not now.");
  });

  test("a draw shows a card that is not yet known, and then the card in its place", async () => {
    const still = await show(state("draw"));
    await fireEvent.click(button(/Closed deck/));
    await settle();
    expect(held()).toEqual([...HAND, -1]);
    // The server tells the hand sorted its own way.
    const hand = [...HAND, 93].sort((a, b) => a - b);
    const legal = { ...NOTHING, discard: hand, declare: hand };
    const after = table({
      deal: deal({ phase: "discard", own: own({ hand, taken: 93, legal }) }),
      hand: { ...still.view!.hand!, groups: [], loose: hand },
    });
    still.tell([], after);
    await settle();
    expect(held()).toEqual([...HAND, 93]);
    expect(still.arranged.at(-1)?.loose).toEqual([...cards("KC 6H 4D"), 93]);
  });

  test("only what the view allows is offered", async () => {
    await show(state("start"));
    expect(screen.queryByRole("button", { name: "Draw" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Declare" })).toBeNull();
    expect(button("Drop 20")).toBeTruthy();
  });
});

describe("TBL-13: who has been away long", () => {
  test.each(["dealt in", "not dealt in"])("need not be waited for by somebody who is %s", async (how) => {
    const other = { ...deal({ seat: 1 }), own: how === "dealt in" ? own() : null };
    const still = await show(table({ deal: other, may_go_on: true }));
    expect(screen.getByText(/has been away for a while/)).toBeTruthy();
    await fireEvent.click(button("Go on"));
    await settle();
    expect(still.asked).toContainEqual({ type: "go_on", deal: other.deal, turn: other.turn });
  });

  test("is waited for as long as the view does not say otherwise", async () => {
    await show(table({ deal: deal({ seat: 1 }) }));
    expect(noButton("Go on")).toBe(true);
  });
});

describe("arranging", () => {
  test("tapped cards become a group by Group, and the server is told", async () => {
    const still = await show(state("draw"));
    const [kc, h6, d4] = cards("KC 6H 4D") as [number, number, number];
    await tap(d4);
    await tap(kc);
    await fireEvent.click(button("Group"));
    await settle();
    expect(still.arranged.at(-1)?.groups.at(-1)).toEqual([kc, d4]);
    expect(still.arranged.at(-1)?.loose).toEqual([h6]);
    expect(screen.getByRole("group", { name: "Group 4" })).toBeTruthy();
  });

  test("a selected card moves into a group by its button", async () => {
    const still = await show(state("draw"));
    const card = cards("6H")[0]!;
    await tap(card);
    await fireEvent.click(button("Move the selected card to group 2"));
    await settle();
    expect(still.arranged.at(-1)?.groups[1]).toEqual([...cards("7H 7C JK"), card]);
  });

  test("by keys: arrows go, Space selects, Shift moves, S draws", async () => {
    const still = await show(state("draw"));
    const first = document.querySelector<HTMLElement>(`[data-card="${HAND[0]}"]`)!;
    first.focus();
    await fireEvent.keyDown(first, { key: "ArrowRight" });
    await settle();
    expect(document.activeElement?.getAttribute("data-card")).toBe(String(HAND[1]));
    await fireEvent.keyDown(document.activeElement!, { key: " " });
    expect(document.activeElement?.getAttribute("aria-pressed")).toBe("true");
    await fireEvent.keyDown(document.activeElement!, { key: "ArrowLeft", shiftKey: true });
    await settle();
    expect(still.arranged.at(-1)?.groups[0]).toEqual([HAND[1], HAND[0], HAND[2]]);
    await fireEvent.keyDown(document.body, { key: "s" });
    expect(acts(still)).toHaveLength(1);
  });

  test("TBL-9: every group carries what it is, wild cards are called jokers", async () => {
    await show(state("arrange"));
    const groups = screen
      .getAllByRole("group")
      .map((group) => group.textContent?.replace(/\s+/g, " ").trim());
    expect(groups.map((text) => text?.match(/Pure|Impure|Set|Not a meld 20/)?.[0])).toEqual([
      "Pure",
      "Set",
      "Impure",
      "Not a meld 20",
      undefined,
    ]);
    expect(button("5 of spades, joker")).toBeTruthy();
    expect(screen.getByText("Not valid yet: a group is no meld")).toBeTruthy();
  });
});

test("TBL-7: a spectator sees the table and no hand", async () => {
  await show(state("watch"));
  expect(held()).toEqual([]);
  expect(screen.getByText(/You are watching/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Sort" })).toBeNull();
});

describe.each(["en", "hi"] as const)("in %s", (lang) => {
  test.each(Object.keys(STATES))(
    "%s has no fault that axe finds, and no message is missing",
    async (name) => {
      i18n.lang = lang;
      await show(state(name));
      const found = await axe.run(document.body, {
        rules: { region: { enabled: false }, "color-contrast": { enabled: false } },
      });
      expect(found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
      expect(document.body.textContent).not.toMatch(
        /\b(status|card|seat|group|menu|bar|pad|match|verdict|knock|lay|settle|news)-[a-z-]+/,
      );
    },
    // axe takes its time on long sheets.
    20_000,
  );
});
