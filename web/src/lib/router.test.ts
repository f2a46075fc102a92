import { expect, test } from "vitest";
import { routeOf } from "./router.svelte";

test("paths name screens", () => {
  expect(routeOf("/")).toEqual({ screen: "start" });
  expect(routeOf("/new")).toEqual({ screen: "new", game: null });
  expect(routeOf("/new/gin")).toEqual({ screen: "new", game: "gin" });
  expect(routeOf("/t/ab12c")).toEqual({ screen: "table", code: "AB12C" });
  expect(routeOf("/t/")).toEqual({ screen: "nowhere" });
  expect(routeOf("/elsewhere")).toEqual({ screen: "nowhere" });
});
