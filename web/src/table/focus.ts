/** Who plays by keys never loses the place: with a move that was made, what had the focus may go from the screen. */

/** Where one plays on: in the sheet that is open, else among the own cards, else at what can be done. */
const PLACES = [
  "dialog[open] h2[tabindex]",
  ".hand [data-card][tabindex='0']",
  ".actions button:not(:disabled)",
] as const;

function place(): HTMLElement | undefined {
  for (const one of PLACES) {
    const found = [...document.querySelectorAll<HTMLElement>(one)].at(-1);
    if (found) return found;
  }
  return undefined;
}

/** Puts the focus back where it was lost, unless a hand plays by mouse or finger. Returns the way to stop. */
export function keepFocus(): () => void {
  let keys = false;
  let due: ReturnType<typeof setTimeout> | undefined;
  // Sheets are closed by Escape by who plays with a mouse, too.
  const key = (event: KeyboardEvent) => (keys ||= event.key !== "Escape");
  const press = () => (keys = false);
  const look = () => {
    due = undefined;
    if (keys && (document.activeElement ?? document.body) === document.body)
      place()?.focus({ preventScroll: true });
  };
  // After all that this change of the page still brings, as a sheet that takes the focus itself.
  const changes = new MutationObserver(() => (due ??= setTimeout(look)));
  addEventListener("keydown", key, true);
  addEventListener("pointerdown", press, true);
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    removeEventListener("keydown", key, true);
    removeEventListener("pointerdown", press, true);
    changes.disconnect();
    clearTimeout(due);
  };
}
