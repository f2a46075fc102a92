/** The page over the whole screen, where the browser can. */
import { createSubscriber } from "svelte/reactivity";
import { on } from "svelte/events";

const heard = createSubscriber((update) => on(document, "fullscreenchange", update));

/** Does the page fill the screen? Reactive. */
export function filled(): boolean {
  heard();
  return document.fullscreenElement != null;
}

export const canFill = (): boolean => document.fullscreenEnabled === true;

/** Fills the screen, or gives it back. What the browser refuses is no loss. */
export function fill(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  void done.catch(() => {});
}
