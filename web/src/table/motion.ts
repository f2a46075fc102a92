/** Cards that fly from where they were to where they are. They never delay play: the table has already changed. */
import { cubicOut } from "svelte/easing";

const DURATION = 200;

const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The place on the screen with that `data-spot`: "stock", "pile", "finish", "seat-2", "card-17". */
export const spot = (name: string): HTMLElement | null => document.querySelector(`[data-spot="${name}"]`);

export const rectOf = (name: string): DOMRect | null => spot(name)?.getBoundingClientRect() ?? null;

function shift(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x}px, ${y}px) scale(${from.height / Math.max(1, to.height)})`;
}

/** Lets what now lies at a spot arrive there from `from`. On the way no press reaches it: it may fly over what the press is meant for. */
export function arrive(name: string, from: DOMRect | null): void {
  const element = spot(name);
  if (!element || !from || still() || !element.animate) return;
  element.animate(
    [
      { transform: shift(from, element.getBoundingClientRect()), zIndex: 20, pointerEvents: "none" },
      { transform: "none", zIndex: 20, pointerEvents: "none" },
    ],
    { duration: DURATION, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" },
  );
}

/** Lets a picture of what lies at `from` fly to a spot and vanish there. */
export function depart(from: string, to: string): void {
  const source = spot(from);
  const target = rectOf(to);
  if (!source || !target || still() || !source.animate) return;
  const rect = source.getBoundingClientRect();
  const ghost = source.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-spot");
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  ghost.querySelector(".count")?.remove();
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
    margin: "0",
    zIndex: "30",
    pointerEvents: "none",
    boxShadow: "var(--shadow-card)",
  });
  document.body.append(ghost);
  const flight = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: shift(target, rect), opacity: 0.4 },
    ],
    { duration: DURATION, easing: "ease-in-out" },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** A card goes from where it lay to where it lies. Like Svelte's `flip`, but never stretched: the last place of a line is wider. */
export const slide = (_card: Element, { from, to }: { from: DOMRect; to: DOMRect }, { duration = 0 }) => ({
  duration,
  easing: cubicOut,
  css: (_: number, left: number) =>
    `transform: translate(${left * (from.left - to.left)}px, ${left * (from.top - to.top)}px)`,
});
