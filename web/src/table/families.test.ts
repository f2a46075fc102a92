/** What Rum, Gin and 21-Card Rummy add to the table screen. */
import { cleanup, fireEvent, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { acts, button, held, noButton, prepare, press, settle, show, state, tap } from "./fixtures/screen";
import * as gin from "./fixtures/gin";
import * as rum from "./fixtures/rum";
import { cards } from "./fixtures/views";

beforeEach(prepare);
afterEach(cleanup);

const one = (text: string) => cards(text)[0]!;

describe("Rum", () => {
  test("RUM-4: selected cards that make a meld are laid down, and seen on the table at once", async () => {
    const still = await show(state("rum"));
    expect(noButton("Lay down")).toBe(true);
    for (const card of cards("JS 9S TS")) await tap(card);
    await press("Lay down");
    expect(acts(still)).toEqual([{ type: "lay_down", cards: cards("9S TS JS") }]);
    expect(held()).not.toContain(one("9S"));
    expect(within(screen.getByLabelText("Melds on the table")).getAllByRole("listitem")).toHaveLength(5);
  });

  test("a group that may be laid down has a button of its own", async () => {
    const still = await show(state("rum"));
    await press("Lay down group 1: Sequence");
    expect(acts(still)).toEqual([{ type: "lay_down", cards: cards("9S TS JS") }]);
  });

  test("RUM-5: with one card selected the melds that it fits take it, and no others", async () => {
    const still = await show(state("rum"));
    expect(screen.queryAllByRole("button", { name: /^Lay off here/ })).toHaveLength(0);
    await tap(one("8C"));
    const [fits, ...others] = screen.getAllByRole("button", { name: /^Lay off here/ });
    expect(others).toEqual([]);
    expect(fits!.getAttribute("aria-label")).toContain(
      "Set of Ravi: 8 of spades, 8 of hearts, 8 of diamonds",
    );
    await fireEvent.click(fits!);
    await settle();
    expect(acts(still)).toEqual([{ type: "lay_off", card: one("8C"), meld: 0 }]);
  });

  test("RUM-5: where a card fits several melds, the player chooses", async () => {
    const view = structuredClone(state("rum"));
    view.deal!.own!.legal.lay_off[0]!.melds = [0, 3];
    const still = await show(view);
    await tap(one("8C"));
    expect(screen.getByText("It fits 2 melds: tap the one you mean")).toBeTruthy();
    await press("Lay off");
    expect(acts(still)).toEqual([]);
    expect(document.activeElement?.getAttribute("data-meld")).toBe("0");
    await fireEvent.click(screen.getAllByRole("button", { name: /^Lay off here/ })[1]!);
    await settle();
    expect(acts(still)).toEqual([{ type: "lay_off", card: one("8C"), meld: 3 }]);
  });

  test("who laid which card can be read", async () => {
    await show(state("rum"));
    expect(
      screen.getByRole("img", { name: /Sequence of Priyanka: .* 7 of hearts \(laid off by you\)/ }),
    ).toBeTruthy();
  });

  test("RUM-6: the card that may not go back is marked, and Discard does not take it", async () => {
    await show(state("rum"));
    expect(button("9 of clubs, may not go back to the open pile in this turn")).toBeTruthy();
    await tap(rum.HAND[6]!);
    expect((button("Discard") as HTMLButtonElement).disabled).toBe(true);
    await tap(rum.HAND[6]!);
    await tap(rum.HAND[4]!);
    expect((button("Discard") as HTMLButtonElement).disabled).toBe(false);
  });

  test("L lays down what is selected", async () => {
    const still = await show(state("rum"));
    for (const card of cards("9S TS JS")) await tap(card);
    await fireEvent.keyDown(document.body, { key: "l" });
    expect(acts(still)).toHaveLength(1);
  });
});

describe("Gin", () => {
  test("GIN-4: the first card is taken or passed", async () => {
    const still = await show(state("gin-upcard"));
    expect(noButton("Draw")).toBe(true);
    expect(button("Take it")).toBeTruthy();
    await press("Pass");
    expect(acts(still)).toEqual([{ type: "pass" }]);
  });

  test("GIN-8: Knock names the deadwood of the selected discard", async () => {
    const still = await show(state("gin"));
    await tap(gin.HAND[6]!);
    expect(button("Discard").classList).toContain("main");
    expect(button("Knock 10").classList).toContain("chance");
    await press("Knock 10");
    expect(acts(still)).toMatchObject([{ type: "knock", card: gin.HAND[6] }]);
  });

  test("GIN-8: with no card selected the best discard is offered, and asked about", async () => {
    const still = await show(state("gin"));
    await press("Knock 9");
    expect(acts(still)).toEqual([]);
    expect(screen.getByText(/queen of diamonds goes face down/)).toBeTruthy();
    await fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Knock 9" }));
    await settle();
    expect(acts(still)).toMatchObject([{ type: "knock", card: one("QD") }]);
  });

  test("a card with which one may not knock disables Knock", async () => {
    await show(state("gin"));
    await tap(gin.HAND[0]!);
    expect((button("Knock") as HTMLButtonElement).disabled).toBe(true);
  });

  test("GIN-10: gin and big gin are called by their names", async () => {
    const view = structuredClone(state("gin"));
    view.deal!.own!.legal.knock = [{ card: gin.HAND[9]!, deadwood: 0 }];
    await show(view);
    expect(button("Gin!").classList).toContain("main");
    expect(button("Discard").classList).not.toContain("main");
    cleanup();
    view.deal!.own!.legal.big_gin = true;
    const still = await show(view);
    await press("Big gin!");
    expect(acts(still)).toEqual([{ type: "big_gin", groups: [] }]);
  });

  test("GIN-12: the defender lays off on the knocker's melds, then finishes", async () => {
    const still = await show(state("gin-defend"));
    await tap(one("9S"));
    await fireEvent.click(screen.getByRole("button", { name: /^Lay off here: Set of Arjun/ }));
    await settle();
    expect(acts(still)).toEqual([{ type: "lay_off", card: one("9S"), meld: 1 }]);
  });

  test("example G1: the sheet draws the lay-offs out and sums up", async () => {
    await show(state("gin-sheet"));
    await press("Sheet");
    expect(screen.getByText("Arjun knocked with 7 and scores 1.")).toBeTruthy();
    expect(screen.getByText("Asha laid 3 cards off here.")).toBeTruthy();
    expect(screen.getByText("Difference of deadwood").nextElementSibling?.textContent).toBe("1");
  });

  test("GIN-23, 24: Hollywood has three columns, and a closed one is settled", async () => {
    await show(state("gin-hollywood"));
    await press("Sheet");
    const first = screen.getByRole("table", { name: /Game 1/ });
    expect(first.textContent).toMatch(/309.*40/);
    expect(first.textContent).toContain("+269");
    expect(screen.getByRole("table", { name: /Game 3/ }).textContent).not.toContain("Bonus");
  });
});

describe("21-Card Rummy", () => {
  test("XXI-15: value cards are named, and what they pay is told", async () => {
    await show(state("21"));
    expect(button(/6 of hearts, joker, value card/)).toBeTruthy();
    expect(screen.getByText("★ Marriage: value 100")).toBeTruthy();
  });

  test("XXI-10: a show that is reached is offered", async () => {
    await show(state("21"));
    expect(screen.getByText("Ready to show: eight jokers")).toBeTruthy();
    expect(button("Declare").classList).toContain("chance");
  });

  test("XXI-16: the settlement adds to zero in every column", async () => {
    await show(state("21-sheet"));
    await press("Sheet");
    const rows = within(screen.getByRole("table", { name: "What is paid" })).getAllByRole("row");
    expect(rows.map((row) => row.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      expect.stringContaining("Points"),
      expect.stringMatching(/Ravi.*\+178.*–80.*\+98/),
      expect.stringMatching(/Asha.*–120.*\+190.*\+70/),
      expect.stringMatching(/Priyanka.*–58.*–110.*–168/),
      expect.stringMatching(/Sum ?0 ?0 ?0/),
    ]);
  });
});
