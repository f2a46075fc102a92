/** Playing by keys, wherever the focus is on the table. */
import type { Deeds } from "./deeds.svelte";
import type { Play } from "./play.svelte";

/** From anywhere on the table into the hand; there the arrows go from card to card. */
const enter = () => document.querySelector<HTMLElement>("[data-card][tabindex='0']")?.focus();

/** What each key does. Keys that the rules do not allow now do nothing. */
const KEYS: Record<string, (play: Play, deeds: Deeds) => void> = {
  s: (play) => play.scene?.legal.draw.includes("stock") && void play.act({ type: "draw", source: "stock" }),
  p: (play) => play.scene?.legal.draw.includes("pile") && void play.act({ type: "draw", source: "pile" }),
  d: (_, deeds) => deeds.discard(),
  g: (play) => play.group(),
  u: (play) => play.ungroup(),
  o: (play) => play.sort(),
  x: (play) => play.scene?.legal.drop && (play.asking = "drop"),
  f: (play, deeds) => play.scene?.legal.declare.length && deeds.declare(),
  b: (play, deeds) => play.scene?.legal.submit && deeds.submit(),
  l: (_, deeds) => (deeds.layable ? deeds.layDown() : deeds.layOffAnywhere()),
  k: (play, deeds) => (play.scene?.legal.big_gin ? deeds.bigGin() : deeds.askKnock()),
  n: (play) => play.scene?.legal.may_pass && void play.act({ type: "pass" }),
  arrowleft: enter,
  arrowright: enter,
};

const WRITES = "input, textarea, select, [contenteditable], dialog";

/** `escape`: closes what lies beside the table. */
export function onKey(event: KeyboardEvent, play: Play, deeds: Deeds, escape: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.target instanceof Element && event.target.closest(WRITES)) return;
  if (event.key === "Escape") {
    play.clear();
    return escape();
  }
  const act = KEYS[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act(play, deeds);
}
