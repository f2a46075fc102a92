/** The player's side of the table: own arrangement, selection, and the one move that waits for its answer. */
import type { DealView, LiveHand, TableView } from "../protocol.gen";
import type { PlayerAction, Request, TableConnection } from "../lib/connection";
import { sentence } from "../lib/problems";
import { toast } from "../lib/toasts.svelte";
import { UNKNOWN } from "./cards";
import { launch } from "./flights";
import * as drafts from "./draft";
import { open, pend, sceneOf, type Pending, type Scene } from "./scene";

/** After so long an arrangement that was not answered gives way to the server's. */
const ARRANGE_PATIENCE = 10_000;
/** How long a move that was accepted may wait for the view that shows it. */
const VIEW_PATIENCE = 1500;

export type Question = "drop" | "declare" | "submit" | "knock" | "leave";

export interface Label {
  readonly kind: LiveHand["groups"][number]["kind"];
  /** What the group costs; null once the deal has ended, when the sheet tells the sum. */
  readonly points: number | null;
}

/** The spots between which a move's card flies. */
function pathOf(action: PlayerAction, top: number | undefined): [string?, string?] {
  switch (action.type) {
    case "draw":
      return [action.source, `card-${action.source === "stock" ? UNKNOWN : top}`];
    case "discard":
      return [`card-${action.card}`, "pile"];
    case "knock":
      return [`card-${action.card}`, "pile"];
    case "lay_down":
      return [`card-${action.cards[0]}`, `laid-${action.cards[0]}`];
    case "lay_off":
      return [`card-${action.card}`, `laid-${action.card}`];
    case "declare":
    case "exchange":
      return [`card-${action.card}`, "finish"];
    default:
      return [];
  }
}

const key = (cards: readonly number[]): string => [...cards].sort((a, b) => a - b).join(" ");

export class Play {
  readonly table: TableConnection;

  #pending = $state.raw<Pending | null>(null);
  #draft = $state.raw<drafts.Draft>(drafts.EMPTY);
  #draftDeal = 0;
  /** The cards held when the last view was taken in. */
  #held = "";
  #sent: { draft: drafts.Draft; at: number } | null = null;
  #chosen = $state.raw<readonly number[]>([]);
  /** A card is being dragged: nothing may move under the finger. */
  holding = $state(false);
  /** Declare was pressed and the card for the finish slot is still to be chosen. */
  picking = $state(false);
  /** What the player is asked to confirm. */
  asking = $state<Question | null>(null);

  readonly scene: Scene | null = $derived.by(() => (this.deal ? sceneOf(this.deal, this.#pending) : null));
  /** The own cards as they lie on the screen. */
  readonly draft: drafts.Draft = $derived(drafts.fit(this.#draft, this.scene?.hand ?? []));
  /** The selected cards, in the order of selection. */
  readonly chosen: readonly number[] = $derived(
    this.#chosen.filter((card) => this.scene?.hand.includes(card)),
  );
  readonly #labels: ReadonlyMap<string, Label> = $derived(
    new Map((this.hand?.groups ?? this.#counted).map((group) => [key(group.cards), group])),
  );

  constructor(table: TableConnection) {
    this.table = table;
  }

  get view(): TableView | null {
    return this.table.view;
  }

  get deal(): DealView | null {
    return this.view?.deal ?? null;
  }

  get hand(): LiveHand | null {
    const hand = this.view?.hand ?? null;
    return hand && hand.deal === this.deal?.deal ? hand : null;
  }

  /** What the server says of a group; null while it has not yet seen the group as it lies. */
  label(cards: readonly number[]): Label | null {
    return this.#labels.get(key(cards)) ?? null;
  }

  /** The own groups on the sheet of an ended deal. */
  get #counted(): { cards: number[]; kind: Label["kind"]; points: null }[] {
    const line = this.deal?.end?.results.find((one) => one.seat === this.view?.you);
    return line?.groups.map((group) => ({ ...group, points: null })) ?? [];
  }

  get loosePoints(): number | null {
    const hand = this.hand;
    return hand && key(hand.loose) === key(this.draft.loose) ? hand.loose_points : null;
  }

  /** Does what the server said last speak of the cards as they lie now? */
  get judged(): boolean {
    return this.loosePoints !== null && this.draft.groups.every((group) => this.label(group.cards) !== null);
  }

  /** Takes in a new view. To be called in an effect. */
  sync(): void {
    const { deal, hand } = this;
    const own = deal?.own;
    if (!deal || !own || this.holding) return;
    if (deal.deal !== this.#draftDeal) {
      this.#draftDeal = deal.deal;
      this.#draft = drafts.EMPTY;
      this.#held = "";
      this.#sent = null;
      this.#chosen = [];
      this.picking = false;
      this.asking = null;
    }
    if (!hand) {
      this.#draft = drafts.fit(this.#draft, own.hand);
      return;
    }
    const held = key(own.hand);
    const moved = this.#held !== "" && this.#held !== held;
    this.#held = held;
    const told = drafts.adopt(
      this.#draft,
      hand.groups.map((group) => group.cards),
      hand.loose,
    );
    if (moved) {
      // A move has changed the hand: the rest stays as the player laid it, whatever the server made of it.
      const kept = drafts.fit(this.#draft, own.hand);
      if (!drafts.equal(told, kept)) this.lay(kept);
      else this.#draft = kept;
      return;
    }
    if (this.#sent) {
      const agreed = drafts.equal(drafts.fit(told, own.hand), drafts.fit(this.#sent.draft, own.hand));
      const late = this.table.online && performance.now() - this.#sent.at > ARRANGE_PATIENCE;
      if (!agreed && !late) return;
      this.#sent = null;
    }
    if (!drafts.equal(told, this.#draft)) this.#draft = told;
  }

  /** The player laid the cards so: shown at once, and told to the server. */
  lay(draft: drafts.Draft): void {
    const deal = this.deal;
    if (!deal?.own || !this.scene) return;
    this.#draft = draft;
    const known = drafts.fit(
      draft,
      this.scene.hand.filter((card) => card !== UNKNOWN),
    );
    this.#sent = { draft: known, at: performance.now() };
    this.table.arrange(
      deal.deal,
      known.groups.map((group) => [...group.cards]),
      [...known.loose],
    );
  }

  toggle(card: number): void {
    if (card === UNKNOWN) return;
    if (this.picking) {
      this.#chosen = [card];
      return;
    }
    this.#chosen = this.#chosen.includes(card)
      ? this.#chosen.filter((one) => one !== card)
      : [...this.chosen, card];
  }

  clear(): void {
    this.#chosen = [];
    this.picking = false;
  }

  /** All selected cards are one whole group or lie in groups only: then they can be let apart. */
  get canUngroup(): boolean {
    return this.chosen.length > 0 && this.chosen.every((card) => drafts.groupOf(this.draft, card));
  }

  group(): void {
    if (this.chosen.length > 1) this.lay(drafts.group(this.draft, this.chosen));
    this.clear();
  }

  ungroup(): void {
    if (this.canUngroup) this.lay(drafts.ungroup(this.draft, this.chosen));
    this.clear();
  }

  move(to: drafts.Place): void {
    if (this.chosen.length > 0) this.lay(drafts.move(this.draft, this.chosen, to));
    this.clear();
  }

  nudge(card: number, by: -1 | 1): void {
    this.lay(drafts.nudge(this.draft, card, by));
  }

  sort(): void {
    if (this.deal) this.lay(drafts.sort(this.draft, this.deal.wild));
  }

  /** Sends a move and shows it at once. Does nothing while another waits, so that a second tap sends nothing. */
  async act(action: PlayerAction): Promise<boolean> {
    const deal = this.deal;
    if (!deal?.own || open(this.#pending, deal)) return false;
    const pending = pend(action, deal);
    const [from, to] = pathOf(action, this.scene?.pile.at(-1));
    if (from && to) void launch(from, to);
    this.#pending = pending;
    this.clear();
    const outcome = await this.table.request({ type: "act", deal: deal.deal, action });
    const release = () => {
      if (this.#pending === pending) this.#pending = null;
    };
    if (outcome.ok) {
      setTimeout(release, VIEW_PATIENCE);
      return true;
    }
    release();
    toast(sentence(outcome.refused));
    return false;
  }

  /** A request about the table rather than the deal. */
  async ask(request: Request): Promise<boolean> {
    const outcome = await this.table.request(request);
    if (!outcome.ok) toast(sentence(outcome.refused));
    return outcome.ok;
  }

  /** The groups as they lie, to be submitted. */
  get groups(): number[][] {
    return this.draft.groups.map((group) => [...group.cards]);
  }
}
