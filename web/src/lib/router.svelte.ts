/** Which screen is open: the address bar is the truth, the history API moves it. */

export type Route =
  { screen: "start" } | { screen: "new" } | { screen: "table"; code: string } | { screen: "nowhere" };

/** The screen that a path names. */
export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  if (parts.length === 0) return { screen: "start" };
  if (parts.length === 1 && parts[0] === "new") return { screen: "new" };
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

/** Opens the screen of `path`. */
export function go(path: string): void {
  history.pushState(null, "", path);
  current = routeOf(location.pathname);
  window.scrollTo(0, 0);
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
