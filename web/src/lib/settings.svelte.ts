/** What a player chose for the look and sound of the page; reactive, and kept for the next visit. */
import { store, stored } from "./stored";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const isTheme = (text: string | null): text is Theme => THEMES.some((one) => one === text);
const kept = stored("theme");

let theme = $state<Theme>(isTheme(kept) ? kept : "system");
let fourColours = $state(stored("four-colours") === "on");
let sound = $state(stored("sound") !== "off");

function showTheme(): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function showDeck(): void {
  document.documentElement.dataset.deck = fourColours ? "four" : "two";
}

showTheme();
showDeck();

export const settings = {
  get theme(): Theme {
    return theme;
  },
  set theme(value: Theme) {
    theme = value;
    store("theme", value);
    showTheme();
  },
  /** Diamonds blue and clubs green: `<html data-deck="four">`, else `"two"`. */
  get fourColours(): boolean {
    return fourColours;
  },
  set fourColours(on: boolean) {
    fourColours = on;
    showDeck();
    store("four-colours", on ? "on" : "off");
  },
  get sound(): boolean {
    return sound;
  },
  set sound(on: boolean) {
    sound = on;
    store("sound", on ? "on" : "off");
  },
};
