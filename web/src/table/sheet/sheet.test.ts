/** The sheet's words, and who it says is waited for. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { TableView } from "../../protocol.gen";
import { i18n } from "../../lib/i18n.svelte";
import Ask from "../Ask.svelte";
import { STATES } from "../fixtures/states";
import { match, standing } from "../fixtures/matches";
import { seat, table } from "../fixtures/views";
import JokersSheet from "../JokersSheet.svelte";
import { StillTable } from "../fixtures/still.svelte";
import { Play } from "../play.svelte";
import NextDeal from "../NextDeal.svelte";
import ScoreSheet from "./ScoreSheet.svelte";
import { better, verdict } from "./sheet";

const sheet = STATES.sheet!;

beforeEach(() => {
  i18n.lang = "en";
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(cleanup);

/** A deal of these seats that ended because only seat 1 was left. */
function lastPlayer(seats: readonly number[], you: number): string {
  const view: TableView = { ...sheet, you };
  const end = sheet.deal!.end!;
  const results = seats.map((number) => ({
    ...end.results[0]!,
    seat: number,
    standing: number === 1 ? ("won" as const) : ("dropped" as const),
  }));
  return verdict(view, sheet.deal!, { ...end, cause: "last_player", winner: 1, results });
}

test("DEAL-5: a wrong declaration that nobody wins by names no winner", () => {
  const end = sheet.deal!.end!;
  const results = end.results.map((one) => ({
    ...one,
    standing: one.seat === 1 ? ("wrong_show" as const) : ("counted" as const),
  }));
  const said = verdict({ ...sheet, you: 1 }, sheet.deal!, {
    ...end,
    cause: "wrong_show",
    winner: null,
    results,
  });
  expect(said).toMatch(/^Your declaration was not valid: .*\. Nobody wins this deal/);
});

test("DEAL-5: what would have cost more than the wrong declaration is no better arrangement", () => {
  const line = { ...sheet.deal!.end!.results[0]!, standing: "wrong_show" as const, best_declarable: false };
  expect(better({ ...line, points: 96, shown_points: 80, best_points: 96 })).toBeNull();
  expect(better({ ...line, points: 96, shown_points: 80, best_points: 40 })).toContain("40");
});

test("CLS-16: where no card is left to draw, who has the fewest points wins", () => {
  const end = { ...sheet.deal!.end!, cause: "lowest_hand" as const, winner: 1 };
  const said = (you: number) => verdict({ ...sheet, you }, sheet.deal!, end);
  expect(said(1)).toBe("No card is left to draw: you win with the fewest points.");
  expect(said(0)).toBe(`No card is left to draw: ${sheet.seats[1]!.name} wins with the fewest points.`);
});

describe("PTS-14: when all others have dropped", () => {
  test("a table of two names the one who did", () => {
    const name = sheet.seats[1]!.name;
    expect(lastPlayer([0, 1], 0)).toBe(`You dropped: ${name} wins.`);
    expect(lastPlayer([0, 1], 1)).toBe(`${sheet.seats[0]!.name} dropped: you win.`);
    expect(lastPlayer([0, 1, 2], 0)).toBe(`Everyone else dropped: ${name} wins.`);
  });

  test("CLS-12: who declared wrongly has not dropped", () => {
    const end = sheet.deal!.end!;
    const results = [0, 1, 2].map((number) => ({
      ...end.results[0]!,
      seat: number,
      standing: (["wrong_show", "won", "dropped"] as const)[number]!,
    }));
    const said = verdict({ ...sheet, you: 1 }, sheet.deal!, {
      ...end,
      cause: "last_player",
      winner: 1,
      results,
    });
    expect(said).toBe("You were the last one in and win.");
  });

  test("PTS-16: whose time ran out is told from who chose to drop", () => {
    const seats = sheet.deal!.seats.map((one) =>
      one.seat === 3 ? { ...one, cause: "timeout" as const } : one,
    );
    render(ScoreSheet, { view: { ...sheet, deal: { ...sheet.deal!, seats } } });
    expect(screen.getByText("out of time: dropped")).toBeTruthy();
    cleanup();
    render(ScoreSheet, { view: sheet });
    expect(screen.getByText("dropped")).toBeTruthy();
  });
});

test("only the others are waited for", async () => {
  const view = table({ you: 0, seats: [seat(0), seat(1, { bot: null }), null, null, null, null] });
  render(NextDeal, { view, play: new Play(new StillTable(view)), left: null, onready: () => undefined });
  await tick();
  expect(screen.queryByText(new RegExp(view.seats[0]!.name))).toBeNull();
  expect(screen.getByText(new RegExp(view.seats[1]!.name)).textContent).toContain("is not ready yet");
});

test("POOL-4: who is out of a match that goes on is not waited for", async () => {
  const seats = [seat(0), seat(1, { bot: null }), seat(2, { bot: null })];
  const standings = [standing(0, 20), standing(1, 104, { status: "out" }), standing(2, 40)];
  const view = table({ you: 0, seats, match: match({ format: "pool", seats: standings }) });
  render(NextDeal, { view, play: new Play(new StillTable(view)), left: null, onready: () => undefined });
  await tick();
  expect(screen.queryByText(new RegExp(view.seats[1]!.name))).toBeNull();
  expect(screen.getByText(new RegExp(view.seats[2]!.name)).textContent).toContain("is not ready yet");
});

test("where a yes would cost dear, the way back stands out, and it works", async () => {
  let back = 0;
  render(Ask, {
    title: "?",
    text: "",
    yes: "Yes",
    no: "Back",
    risky: true,
    onyes: () => undefined,
    onno: () => back++,
  });
  expect(screen.getByRole("button", { name: "Back" }).classList).toContain("primary");
  expect(screen.getByRole("button", { name: "Yes" }).classList).not.toContain("primary");
  await fireEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(back).toBe(1);
});

test("PTS-3: the jokers of the deal are shown as cards, printed ones where there are any", () => {
  const deal = { ...sheet.deal!, wild: [4, 17, 30, 43] };
  render(JokersSheet, { deal, marks: true, printed: true, onclose: () => undefined });
  const shown = screen.getByRole("img").getAttribute("aria-label")!;
  for (const suit of ["spades", "hearts", "diamonds", "clubs"]) expect(shown).toContain(`5 of ${suit}`);
  expect(shown).toContain("printed joker");
  cleanup();
  render(JokersSheet, { deal, marks: true, printed: false, onclose: () => undefined });
  expect(screen.getByRole("img").getAttribute("aria-label")).not.toContain("printed joker");
});
