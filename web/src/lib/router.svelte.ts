/** Which screen is open: the address bar is the truth, the history API moves it. */

export type Route =
  | { screen: "start" }
  | { screen: "new"; game: string | null }
  | { screen: "table"; code: string }
  | { screen: "nowhere" };

/** The screen that a path names. */
export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  if (parts.length === 0) return { screen: "start" };
  if (parts.length <= 2 && parts[0] === "new") return { screen: "new", game: parts[1] ?? null };
  if (parts.length === 2 && parts[0] === "t" && parts[1])
    return { screen: "table", code: parts[1].toUpperCase() };
  return { screen: "nowhere" };
}

let current = $state<Route>(routeOf(location.pathname));

/** The screen that is open now. Reactive. */
export const router = {
  get route(): Route {
    return current;
  },
};

export interface Passed {
  /** The table was made to be played at once: the first deal need not be asked for. */
  start?: boolean;
}

/** Opens the screen of `path` and passes something on to it. */
export function go(path: string, passed: Passed = {}): void {
  history.pushState(passed, "", path);
  current = routeOf(location.pathname);
  window.scrollTo(0, 0);
}

/** What was passed on to this screen, once: a reload or the back button does not bring it again. */
export function takePassed(): Passed {
  const passed = (history.state ?? {}) as Passed;
  history.replaceState(null, "");
  return passed;
}

/** Follows the browser's back button and clicks on the page's own links; returns the way to stop. */
export function follow(): () => void {
  const back = () => (current = routeOf(location.pathname));
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href^='/']") : null;
    if (!link || link.target) return;
    event.preventDefault();
    go(link.pathname);
  };
  addEventListener("popstate", back);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", back);
    document.removeEventListener("click", click);
  };
}
