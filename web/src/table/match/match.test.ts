/** What the page shows and asks of a match. */
import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { StillTable } from "../fixtures/still.svelte";
import { noButton, prepare, press, show, state } from "../fixtures/screen";

beforeEach(prepare);
afterEach(cleanup);

const text = () => document.body.textContent?.replace(/\s+/g, " ") ?? "";
const between = (still: StillTable) =>
  still.asked.flatMap((request) => (request.type === "between" ? [request.action] : []));
/** The sheet opens by itself when a deal has ended. */
const open = (name: string) => show(state(name));

describe("a stand-in", () => {
  test("TBL-11: whose seat the computer plays takes it back with one press", async () => {
    const view = structuredClone(state("rum"));
    view.seats[view.you!]!.stand_in = "medium";
    const still = await show(view);
    expect(text()).toContain("A computer plays your cards while you are away");
    expect(noButton("Discard")).toBe(true);
    await press("Take my seat back");
    expect(still.asked).toEqual([{ type: "sit" }]);
  });
});

describe("Pool", () => {
  test("POOL-7: drops left, and who must play", async () => {
    await open("pool-offer");
    expect(text()).toMatch(/Asha ?you 2 drops left ?\+20 ?60/);
    expect(text()).toMatch(/Priyanka must play: no drop left ?\+46 ?86/);
    expect(text()).toMatch(/Computer 1 out ?\+60 ?104/);
    expect(text()).toContain("In the pool: 500 chips.");
  });

  test("POOL-7: the own total and what it allows are in sight while one plays", async () => {
    const view = structuredClone(state("pool"));
    await show(view);
    expect(screen.getByText("Total 60 of 101, 2 drops left").closest(".notes")).toBeNull();
    cleanup();
    Object.assign(
      view.match!.seats.find((one) => one.seat === view.you)!,
      { total: 90, compulsory: true },
    );
    await show(view);
    expect(screen.getByText("Total 90 of 101, must play: no drop left").closest(".notes")).not.toBeNull();
  });

  test("POOL-9: who came back is told with the total, as the deals alone do not add up to it", async () => {
    const view = structuredClone(state("pool-offer"));
    view.match!.lines.at(-1)!.back = { 3: 87 };
    await show(view);
    expect(text()).toMatch(/2 ?20 ?0 ?46 ?60 ?back at 87/);
  });

  test("POOL-7: what one could still do is told no more when the match is over", async () => {
    const view = structuredClone(state("pool-offer"));
    const { totals, payouts } = { totals: { 0: 60, 1: 12, 2: 86, 3: 104 }, payouts: { 0: 300, 1: 200 } };
    view.match!.end = { type: "match_ended", cause: "manual_split", winners: [0, 1], totals, payouts };
    for (const one of view.match!.seats) one.compulsory = false;
    await show(view);
    expect(text()).not.toMatch(/drops left|must play|Out at/);
    expect(text()).toMatch(/Computer 1 out/);
  });

  test("POOL-13: who has left is told by name, whoever sits there now", async () => {
    const view = structuredClone(state("pool-offer"));
    view.you = 3;
    view.gone = { 3: "Meera" };
    view.match!.seats[3]!.status = "left";
    await show(view);
    expect(text()).toMatch(/Meera has left ?\+60 ?104/);
    expect(text()).not.toContain("You are out of this match");
  });

  test("POOL-8: who is out may come back, or not", async () => {
    const still = await open("pool-rejoin");
    expect(text()).toContain("Come back at 87 points for 100 chips?");
    expect(noButton("Next deal")).toBe(true);
    await press("Rejoin");
    expect(between(still)).toEqual([{ type: "rejoin", accept: true }]);
  });

  test("POOL-8: who is out, with only the computer left in the match, lets it go on", async () => {
    const view = structuredClone(state("pool-offer"));
    view.match!.legal.propose_split = false;
    for (const one of view.match!.seats) {
      if (one.seat === view.you) one.status = "out";
      else view.seats[one.seat]!.bot = "easy";
    }
    const still = await show(view);
    expect(text()).toContain("You are out of this match.");
    await fireEvent.click(screen.getAllByRole("button", { name: "Next deal" }).at(-1)!);
    expect(still.asked).toEqual([{ type: "ready" }]);
  });

  test("POOL-11: a split that was proposed shows the shares and takes an answer", async () => {
    const still = await open("pool-split");
    expect(text()).toMatch(/Asha ?you ?300 chips ?Ravi ?150 chips ?Priyanka ?50 chips/);
    await press("Play on");
    expect(between(still)).toEqual([{ type: "answer_split", accept: false }]);
  });

  test("POOL-11: a split can be proposed where the match takes one", async () => {
    const still = await open("pool-offer");
    await press("Propose this split");
    expect(between(still)).toEqual([{ type: "propose_split" }]);
  });

  test("who is out looks on", async () => {
    await show(state("pool-out"));
    expect(screen.getByText(/You are out of this match/)).toBeTruthy();
  });

  test("CLS-21: missed turns show at the seat", async () => {
    await show(state("pool"));
    expect(screen.getByTitle("missed 2 turns in a row")).toBeTruthy();
  });
});

describe("Deals", () => {
  test("DEAL-1: which of how many", async () => {
    await show(state("deals"));
    expect(screen.getByText("Deal 1 of 2")).toBeTruthy();
  });

  test("DEAL-4: the penalty shown and the points added", async () => {
    await open("deals");
    expect(text()).toMatch(/Asha ?you ?counted ?80/);
    expect(text()).toContain("Added to the total 104");
  });

  test("DEAL-6: equal lowest totals win together", async () => {
    await open("shared");
    expect(screen.getByText("You and Kabir share the win.")).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "New match" }).length).toBeGreaterThan(0);
  });

  test("CHIPS-11: a tie-break is announced", async () => {
    await open("tie");
    expect(screen.getByText("A tie: one more deal among Asha and Ravi decides.")).toBeTruthy();
  });
});

test("RUM-11: the race to the target ends with who won and why", async () => {
  await open("rum-sheet");
  expect(screen.getByText("Computer 1 wins the match.")).toBeTruthy();
  expect(screen.getByText("The target has been reached.")).toBeTruthy();
  expect(screen.getByText(/^Rummy! Computer 1 went out in one turn: 100, doubled\.$/)).toBeTruthy();
});

test("TBL-11, POOL-13, CHIPS-12: what leaving means in a match is said before it is done", async () => {
  await show(state("pool"));
  await press("Menu");
  await press("Leave the table");
  expect(text()).toContain("out of the pool for good");
  cleanup();
  const pool = state("pool");
  await show({ ...pool, match: pool.match && { ...pool.match, format: "chips" } });
  await press("Menu");
  await press("Leave the table");
  expect(text()).toContain("costs the full count, and you are out of the match for good");
  cleanup();
  await show(state("rum"));
  await press("Menu");
  await press("Leave the table");
  expect(text()).toContain("A computer player, marked as such, plays your seat");
});
