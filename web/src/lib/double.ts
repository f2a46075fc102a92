/**
 * A hand that presses twice means one thing. What the first press brought under the finger, as another button or a question,
 * must not take the second: it would answer what nobody has read.
 */

/** Within so many milliseconds and pixels of another, a press is the second half of a double press. */
const SOON = 400;
const NEAR = 16;

const CONTROL = "button, a, label, input, select, summary, [role='button']";

interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly control: Element | null;
}

const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(CONTROL) : null;

/** Lets no second half of a double press reach another control than the first; returns the way to stop. Keys are not presses. */
export function guardDoublePresses(): () => void {
  let last: Press | null = null;
  let astray = false;
  const press = (event: PointerEvent) => {
    const now: Press = {
      at: event.timeStamp,
      x: event.clientX,
      y: event.clientY,
      control: controlOf(event.target),
    };
    astray =
      last !== null &&
      now.at - last.at < SOON &&
      Math.hypot(now.x - last.x, now.y - last.y) < NEAR &&
      now.control !== last.control;
    // Of three presses the third is as little meant for what the first has brought.
    if (!astray) last = now;
    else if (last) last = { ...last, at: now.at };
  };
  const click = (event: MouseEvent) => {
    // A key's click comes without a press of its own.
    if (!astray || event.detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("pointerdown", press, true);
  addEventListener("click", click, true);
  return () => {
    removeEventListener("pointerdown", press, true);
    removeEventListener("click", click, true);
  };
}
