/** What stands on the screen of who has left, and where somebody else is gone for good. */
import { cleanup, fireEvent, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { button, held, noButton, prepare, show, state } from "./fixtures/screen";
import { deal, seat, table } from "./fixtures/views";

beforeEach(prepare);
afterEach(cleanup);

describe("TBL-14: between two deals", () => {
  const after = { deal: state("sheet").deal, hand: null };

  test("the seat of who has been away for long can be freed", async () => {
    const still = await show(table({ ...after, seats: [seat(0), seat(1, { may_be_freed: true })] }));
    expect(screen.getByText("Ravi has been away for a while.")).toBeTruthy();
    await fireEvent.click(button("Free the seat"));
    expect(still.asked).toContainEqual({ type: "free_seat", seat: 1 });
  });

  test("a host whose table is not full enough adds a computer player, a guest is told what is missing", async () => {
    const still = await show(table({ ...after, seats: [seat(0), seat(1), null], missing: 1 }));
    expect(screen.getByText(/One more player is needed/)).toBeTruthy();
    await fireEvent.click(button("Add a computer"));
    expect(still.asked).toContainEqual({ type: "seat_bot" });
    cleanup();
    await show(table({ ...after, seats: [seat(0), seat(1), null], missing: 1, host: false }));
    expect(screen.getByText(/One more player is needed/)).toBeTruthy();
    expect(noButton("Add a computer")).toBe(true);
  });

  test("where nobody is missing or away nothing of it is shown", async () => {
    await show(table(after));
    expect(noButton("Free the seat")).toBe(true);
    expect(noButton("Add a computer")).toBe(true);
  });
});

describe("PTS-15: who has left a deal", () => {
  const gone = {
    deal: deal({ seat: 1, own: null }),
    hand: null,
    seats: [seat(0, { leaving: true }), seat(1)],
  };

  test("watches it, is told until when the seat is theirs, and can keep it", async () => {
    const still = await show(table(gone));
    expect(
      screen.getByText(/^You have left this deal\. Your seat is free for others when it ends/),
    ).toBeTruthy();
    expect(held()).toEqual([]);
    await fireEvent.click(button("Keep my seat"));
    expect(still.asked).toContainEqual({ type: "sit" });
  });

  test("in a match is told that it goes on without them", async () => {
    await show({ ...state("pool"), ...gone });
    expect(screen.getByText(/^You have left this match, and watch it/)).toBeTruthy();
  });

  test("and has a stand-in takes the seat back as ever", async () => {
    await show(table({ ...gone, seats: [seat(0, { leaving: true, stand_in: "medium" }), seat(1)] }));
    expect(button("Take my seat back")).toBeTruthy();
    expect(noButton("Keep my seat")).toBe(true);
  });
});
