/** Moves that take more than one tap: those that are asked about first, and those that choose what they mean. */
import type { KnockOffer } from "../protocol.gen";
import type { Play } from "./play.svelte";

const sameCards = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));

export class Deeds {
  readonly #play: Play;
  /** The card that is to go to the finish slot, while the player is asked. */
  finish = $state<number | null>(null);
  /** The discard to knock with, while the player is asked. */
  knocking = $state.raw<KnockOffer | null>(null);

  constructor(play: Play) {
    this.#play = play;
  }

  get #single(): number | undefined {
    return this.#play.chosen.length === 1 ? this.#play.chosen[0] : undefined;
  }

  get #legal() {
    return this.#play.scene?.legal;
  }

  declareWith(card: number): void {
    const play = this.#play;
    this.finish = card;
    if (play.judged && play.hand?.reasons.length === 0) void play.act({ type: "declare", card });
    else play.asking = "declare";
  }

  /** With one card selected that one goes to the finish slot, else it is chosen now. */
  declare(): void {
    const card = this.#single;
    if (card !== undefined && this.#legal?.declare.includes(card)) this.declareWith(card);
    else {
      this.#play.clear();
      this.#play.picking = true;
    }
  }

  /** A declaration that lacks something is asked about once more; a loser's arrangement only costs what it says. */
  submit(): void {
    const play = this.#play;
    const risky = play.deal?.phase === "arrange" && !(play.judged && play.hand?.reasons.length === 0);
    if (risky) play.asking = "submit";
    else void play.act({ type: "submit", groups: play.groups });
  }

  discard(): void {
    const card = this.#single;
    if (card !== undefined && this.#legal?.discard.includes(card))
      void this.#play.act({ type: "discard", card });
  }

  /** A card let go over the open pile or the finish slot. */
  dropped(card: number, where: "pile" | "finish"): void {
    if (where === "pile") void this.#play.act({ type: "discard", card });
    else if (this.#legal?.exchange.includes(card)) void this.#play.act({ type: "exchange", card });
    else this.declareWith(card);
  }

  // Melds on the table

  /** The meld that the selected cards make, as the server lists it; null where they make none. */
  get layable(): readonly number[] | null {
    return this.layableOf(this.#play.chosen);
  }

  layableOf(cards: readonly number[]): readonly number[] | null {
    return this.#legal?.lay_down.find((one) => sameCards(one, cards)) ?? null;
  }

  layDown(cards: readonly number[] | null = this.layable): void {
    if (cards) void this.#play.act({ type: "lay_down", cards: [...cards] });
  }

  /** The melds on the table that the one selected card fits. */
  get fitting(): readonly number[] {
    const card = this.#single;
    return this.#legal?.lay_off.find((one) => one.card === card)?.melds ?? [];
  }

  layOff(meld: number): void {
    const card = this.#single;
    if (card !== undefined && this.fitting.includes(meld))
      void this.#play.act({ type: "lay_off", card, meld });
  }

  /** Where the card fits one meld it goes there; else the player chooses the meld, and comes to the first by keyboard. */
  layOffAnywhere(): void {
    const [first, second] = this.fitting;
    if (first !== undefined && second === undefined) this.layOff(first);
    else document.querySelector<HTMLElement>("button[data-meld]")?.focus();
  }

  // Gin

  /** With the selected card, or where none is selected with the one that leaves least. Null where that cannot be. */
  get knock(): KnockOffer | null {
    const offers = this.#legal?.knock ?? [];
    if (this.#play.chosen.length > 0) return offers.find((one) => one.card === this.#single) ?? null;
    return [...offers].sort((a, b) => a.deadwood - b.deadwood)[0] ?? null;
  }

  /** A discard that the player has not chosen is asked about. */
  askKnock(): void {
    const offer = this.knock;
    if (!offer) return;
    this.knocking = offer;
    if (this.#single === offer.card) this.knockNow();
    else this.#play.asking = "knock";
  }

  knockNow(): void {
    const offer = this.knocking;
    if (offer) void this.#play.act({ type: "knock", card: offer.card, groups: this.#ownMelds(offer) });
  }

  bigGin(): void {
    void this.#play.act({ type: "big_gin", groups: [] });
  }

  /** The melds as the player laid them, where they leave no more than the best would; else none, and the best is shown. */
  #ownMelds({ card, deadwood }: KnockOffer): number[][] {
    const play = this.#play;
    const groups = play.groups;
    const good =
      play.judged &&
      play.hand?.points === deadwood &&
      groups.every((cards) => !cards.includes(card) && (play.label(cards)?.kind ?? null) !== null);
    return good ? groups : [];
  }
}
