/** The page over the whole screen, where the browser can. */

export const canFill = (): boolean => document.fullscreenEnabled === true;

/** Fills the screen, or gives it back. What the browser refuses is no loss. */
export function fill(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  void done.catch(() => {});
}
