/** One card on its way between groups, loose cards, open pile and finish slot. */
import { cardsOf, equal, type Draft, type Place } from "./draft";
import type { Play } from "./play.svelte";

export interface Item {
  readonly id: number | string;
  readonly card: number;
}

/** Where a dragged card can land. */
export type Landing = Place | "pile" | "finish";

export const itemsOf = (cards: readonly number[]): Item[] => cards.map((card) => ({ id: card, card }));

export const reduced = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Drag {
  readonly #play: Play;
  /** What lies where while a card is dragged; the draft stands still meanwhile. */
  #zones = $state.raw<ReadonlyMap<Landing, Item[]> | null>(null);
  #from: Draft | null = null;
  #settling = false;

  /** `onlanded`: a card was let go over the open pile or the finish slot. */
  constructor(
    play: Play,
    readonly onlanded: (card: number, where: "pile" | "finish") => void,
  ) {
    this.#play = play;
  }

  get active(): boolean {
    return this.#zones !== null;
  }

  /** What a zone shows: `own` unless a drag has changed it. */
  items(place: Landing, own: readonly number[]): Item[] {
    return this.#zones?.get(place) ?? itemsOf(own);
  }

  moved(place: Landing, now: Item[], done: boolean): void {
    const zones = new Map(this.#zones ?? this.#start());
    zones.set(place, now);
    this.#zones = zones;
    this.#play.holding = true;
    // A move between two zones is told by two events, one right after the other: it is over after both.
    if (done && !this.#settling) {
      this.#settling = true;
      queueMicrotask(() => this.#settle());
    }
  }

  #start(): Map<Landing, Item[]> {
    const draft = this.#play.draft;
    this.#from = draft;
    return new Map<Landing, Item[]>([
      ...draft.groups.map((group): [Landing, Item[]] => [group.id, itemsOf(group.cards)]),
      ["loose", itemsOf(draft.loose)],
    ]);
  }

  #settle(): void {
    const zones = this.#zones;
    const from = this.#from;
    this.#settling = false;
    this.#zones = null;
    this.#from = null;
    this.#play.holding = false;
    if (!zones || !from) return;
    const at = (place: Landing) => (zones.get(place) ?? []).map((item) => item.card);
    for (const where of ["pile", "finish"] as const) {
      const card = at(where)[0];
      if (card !== undefined) return this.onlanded(card, where);
    }
    const laid = landed(from, at);
    const complete = cardsOf(laid).length === cardsOf(from).length;
    if (complete && !equal(laid, from)) this.#play.lay(laid);
  }
}

/** The draft after a drag: the groups as they now lie, a new one at the end, empty ones gone. */
export function landed(from: Draft, at: (place: Place) => readonly number[]): Draft {
  const groups = from.groups.map((group) => ({ id: group.id, cards: at(group.id) }));
  const id = 1 + Math.max(0, ...groups.map((group) => group.id));
  return {
    groups: [...groups, { id, cards: at("new") }].filter((group) => group.cards.length > 0),
    loose: at("loose"),
  };
}
