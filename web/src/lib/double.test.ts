import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guardDoublePresses } from "./double";

let stop: () => void;
let now = 1000;
const pressed: string[] = [];

function button(name: string): HTMLElement {
  const made = document.createElement("button");
  made.append(document.createElement("span"));
  made.addEventListener("click", () => pressed.push(name));
  document.body.append(made);
  return made;
}

/** A press at a place, so many milliseconds after the last. */
async function press(what: Element, after: number, x = 100, y = 600): Promise<void> {
  now += after;
  const down = new MouseEvent("pointerdown", { bubbles: true, clientX: x, clientY: y });
  vi.spyOn(down, "timeStamp", "get").mockReturnValue(now);
  what.dispatchEvent(down);
  await fireEvent.click(what, { detail: 1, clientX: x, clientY: y });
}

beforeEach(() => {
  document.body.replaceChildren();
  pressed.length = 0;
  now += 10_000;
  stop = guardDoublePresses();
});
afterEach(() => stop());

test("the second half of a double press does not answer what the first has brought", async () => {
  const [drop, sure] = [button("drop"), button("sure")];
  await press(drop, 0);
  await press(sure, 200, 104, 603);
  await press(sure, 300);
  expect(pressed).toEqual(["drop"]);
  await press(sure, 400);
  expect(pressed).toEqual(["drop", "sure"]);
});

test("the same button may be pressed as fast as one likes, wherever on it", async () => {
  const more = button("more");
  await press(more, 0);
  await press(more.firstElementChild!, 60, 103);
  expect(pressed).toEqual(["more", "more"]);
});

test("two buttons beside each other may be pressed in one breath", async () => {
  const [one, two] = [button("one"), button("two")];
  await press(one, 0, 100);
  await press(two, 60, 122);
  expect(pressed).toEqual(["one", "two"]);
});

test("keys are not presses", async () => {
  const [drop, sure] = [button("drop"), button("sure")];
  await press(drop, 0);
  await fireEvent.click(sure, { detail: 0 });
  expect(pressed).toEqual(["drop", "sure"]);
});
