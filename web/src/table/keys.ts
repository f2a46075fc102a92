/** Playing by keys, wherever the focus is on the table. */
import type { Play } from "./play.svelte";

interface Deeds {
  declare(): void;
  submit(): void;
  /** Closes what lies beside the table. */
  escape(): void;
}

function discard(play: Play): void {
  const card = play.chosen[0];
  if (play.chosen.length === 1 && card !== undefined && play.scene?.legal.discard.includes(card))
    void play.act({ type: "discard", card });
}

/** From anywhere on the table into the hand; there the arrows go from card to card. */
const enter = () => document.querySelector<HTMLElement>("[data-card][tabindex='0']")?.focus();

/** What each key does. Keys that the rules do not allow now do nothing. */
const KEYS: Record<string, (play: Play, deeds: Deeds) => void> = {
  s: (play) => play.scene?.legal.draw.includes("stock") && void play.act({ type: "draw", source: "stock" }),
  p: (play) => play.scene?.legal.draw.includes("pile") && void play.act({ type: "draw", source: "pile" }),
  d: discard,
  g: (play) => play.group(),
  u: (play) => play.ungroup(),
  o: (play) => play.sort(),
  x: (play) => play.scene?.legal.drop && (play.asking = "drop"),
  f: (play, deeds) => play.scene?.legal.declare.length && deeds.declare(),
  b: (play, deeds) => play.scene?.legal.submit && deeds.submit(),
  arrowleft: enter,
  arrowright: enter,
  escape: (play, deeds) => {
    play.clear();
    deeds.escape();
  },
};

const WRITES = "input, textarea, select, [contenteditable], dialog";

export function onKey(event: KeyboardEvent, play: Play, deeds: Deeds): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  if (event.target instanceof Element && event.target.closest(WRITES)) return;
  const act = KEYS[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act(play, deeds);
}
