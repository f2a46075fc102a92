/** The deal as the player should see it now: the server's view, and on top of it the one move that waits for its answer. */
import type { DealView, Legal, TableMeld } from "../protocol.gen";
import type { PlayerAction } from "../lib/connection";
import { UNKNOWN } from "./cards";
import { indianOf, meldsOf } from "./families";

/** A move on its way, and where the deal stood when it was made. */
export interface Pending {
  readonly action: PlayerAction;
  readonly deal: number;
  readonly turn: number;
  readonly phase: DealView["phase"];
  readonly finish: number | null;
  /** How many cards were held. */
  readonly held: number;
}

/** A meld on the table; its kind is null until the server has named it. */
export interface SceneMeld {
  readonly kind: TableMeld["kind"] | null;
  readonly cards: readonly number[];
  readonly owners: readonly number[];
}

export interface Scene {
  readonly hand: readonly number[];
  readonly pile: readonly number[];
  readonly stock: number;
  readonly taken: number | null;
  readonly finish: number | null;
  readonly finishLaid: boolean;
  readonly melds: readonly SceneMeld[];
  readonly legal: Legal;
  /** A move of one's own waits for its answer. */
  readonly waiting: PlayerAction["type"] | null;
}

export const NOTHING: Legal = {
  draw: [],
  discard: [],
  declare: [],
  exchange: [],
  drop: null,
  submit: false,
  lay_down: [],
  lay_off: [],
  may_pass: false,
  knock: [],
  big_gin: false,
};

export function pend(action: PlayerAction, deal: DealView): Pending {
  const { own, phase, turn } = deal;
  return {
    action,
    deal: deal.deal,
    turn,
    phase,
    finish: own?.finish ?? null,
    held: own?.hand.length ?? 0,
  };
}

/** Has the deal not yet moved on by the pending move? Once it has, the view says it all. */
export function open(pending: Pending | null, deal: DealView): pending is Pending {
  if (!pending || pending.deal !== deal.deal) return false;
  const own = deal.own;
  if (!own || deal.phase === "ended") return false;
  const same = deal.phase === pending.phase && deal.turn === pending.turn;
  switch (pending.action.type) {
    case "drop":
      return deal.seats.some((seat) => seat.seat === own.seat && seat.status === "in");
    case "submit":
      return deal.phase === pending.phase && own.submitted === null;
    case "exchange":
      return deal.phase === pending.phase && own.finish === pending.finish;
    // They leave the turn as it is.
    case "lay_down":
    case "lay_off":
      return same && own.hand.length === pending.held;
    default:
      return same;
  }
}

function base(deal: DealView): Scene {
  const own = deal.own;
  return {
    hand: own?.hand ?? [],
    pile: deal.pile,
    stock: deal.stock,
    taken: own?.taken ?? null,
    finish: own?.finish ?? null,
    finishLaid: indianOf(deal)?.finish_laid ?? false,
    melds: meldsOf(deal),
    legal: own?.legal ?? NOTHING,
    waiting: null,
  };
}

export function sceneOf(deal: DealView, pending: Pending | null): Scene {
  const plain = base(deal);
  if (!open(pending, deal)) return plain;
  const { action } = pending;
  const seat = deal.own?.seat ?? 0;
  const scene: Scene = { ...plain, legal: NOTHING, waiting: action.type };
  switch (action.type) {
    case "draw": {
      if (action.source === "stock")
        return { ...scene, stock: scene.stock - 1, hand: [...scene.hand, UNKNOWN], taken: UNKNOWN };
      const card = scene.pile.at(-1);
      if (card === undefined) return scene;
      return { ...scene, pile: scene.pile.slice(0, -1), hand: [...scene.hand, card], taken: card };
    }
    case "discard":
      return {
        ...scene,
        hand: scene.hand.filter((card) => card !== action.card),
        pile: [...scene.pile, action.card],
        taken: null,
      };
    case "knock":
      return {
        ...scene,
        hand: scene.hand.filter((card) => card !== action.card),
        pile: [...scene.pile, action.card],
        taken: null,
      };
    case "lay_down":
      return {
        ...scene,
        hand: scene.hand.filter((card) => !action.cards.includes(card)),
        melds: [...scene.melds, { kind: null, cards: action.cards, owners: action.cards.map(() => seat) }],
      };
    case "lay_off":
      return {
        ...scene,
        hand: scene.hand.filter((card) => card !== action.card),
        melds: scene.melds.map((meld, at) =>
          at === action.meld
            ? { ...meld, cards: [...meld.cards, action.card], owners: [...meld.owners, seat] }
            : meld,
        ),
      };
    case "declare":
      return {
        ...scene,
        hand: scene.hand.filter((card) => card !== action.card),
        finish: action.card,
        finishLaid: true,
        taken: null,
      };
    case "exchange": {
      const back = scene.finish === null ? [] : [scene.finish];
      return {
        ...scene,
        hand: [...scene.hand.filter((card) => card !== action.card), ...back],
        finish: action.card,
      };
    }
    default:
      return scene;
  }
}
