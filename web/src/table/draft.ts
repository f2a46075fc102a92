/**
 * How the player's cards lie: groups and loose cards, in the player's own order.
 *
 * Values only: every operation gives a new draft. No operation but `sort` changes an order that the player made.
 */
import { sortKey } from "./cards";

/** `id` stays with a group while its cards come and go, so that the screen can follow it. */
export interface Group {
  readonly id: number;
  readonly cards: readonly number[];
}

export interface Draft {
  readonly groups: readonly Group[];
  readonly loose: readonly number[];
}

/** A place for cards: a group by its id, a group yet to be made, or the loose cards. */
export type Place = number | "new" | "loose";

export const EMPTY: Draft = { groups: [], loose: [] };

const newId = (draft: Draft): number => 1 + Math.max(0, ...draft.groups.map((group) => group.id));

function without(draft: Draft, cards: ReadonlySet<number>): Draft {
  const keep = (card: number) => !cards.has(card);
  return {
    groups: draft.groups.map((group) => ({ ...group, cards: group.cards.filter(keep) })),
    loose: draft.loose.filter(keep),
  };
}

/** Empty groups go; a group keeps its cards even when one alone is left. */
const tidy = (draft: Draft): Draft => ({
  ...draft,
  groups: draft.groups.filter((group) => group.cards.length > 0),
});

export const cardsOf = (draft: Draft): number[] => [
  ...draft.groups.flatMap((group) => [...group.cards]),
  ...draft.loose,
];

export const groupOf = (draft: Draft, card: number): Group | undefined =>
  draft.groups.find((group) => group.cards.includes(card));

/** The draft with exactly the cards of `hand`: those gone are taken out where they lay, new ones join the loose cards at the end. */
export function fit(draft: Draft, hand: readonly number[]): Draft {
  const held = new Set(hand);
  const lying = cardsOf(draft);
  const known = new Set(lying);
  const gone = new Set(lying.filter((card) => !held.has(card)));
  const added = hand.filter((card) => !known.has(card));
  if (gone.size === 0 && added.length === 0) return draft;
  const rest = tidy(without(draft, gone));
  return { ...rest, loose: [...rest.loose, ...added] };
}

/** Takes over an arrangement from the server; groups that are the same or nearly so keep their ids. */
export function adopt(
  before: Draft,
  groups: readonly (readonly number[])[],
  loose: readonly number[],
): Draft {
  const free = new Map(before.groups.map((group) => [group.id, new Set(group.cards)]));
  let next = newId(before);
  const named = groups.map((cards) => {
    const shared = (id: number) => cards.filter((card) => free.get(id)?.has(card)).length;
    const best = [...free.keys()].sort((a, b) => shared(b) - shared(a))[0];
    const id = best !== undefined && shared(best) > 0 ? best : next++;
    free.delete(id);
    return { id, cards: [...cards] };
  });
  return { groups: named, loose: [...loose] };
}

/** Moves cards, in the order given, to the end of a place or before its card number `at`. Cards that already lie there move too. */
export function move(draft: Draft, cards: readonly number[], to: Place, at?: number): Draft {
  const insert = (into: readonly number[]) => {
    const index = at === undefined ? into.length : Math.min(at, into.length);
    return [...into.slice(0, index), ...cards, ...into.slice(index)];
  };
  const rest = without(draft, new Set(cards));
  if (to === "loose") return tidy({ ...rest, loose: insert(rest.loose) });
  if (to === "new")
    return tidy({ ...rest, groups: [...rest.groups, { id: newId(draft), cards: [...cards] }] });
  return tidy({
    ...rest,
    groups: rest.groups.map((group) => (group.id === to ? { ...group, cards: insert(group.cards) } : group)),
  });
}

/** One new group of the cards, in the order in which they lie. */
export function group(draft: Draft, cards: readonly number[]): Draft {
  const chosen = new Set(cards);
  return move(
    draft,
    cardsOf(draft).filter((card) => chosen.has(card)),
    "new",
  );
}

/** Lets every group that holds one of the cards fall apart into loose cards. */
export function ungroup(draft: Draft, cards: readonly number[]): Draft {
  const chosen = new Set(cards);
  const parted = draft.groups.filter((one) => one.cards.some((card) => chosen.has(card)));
  return move(
    draft,
    parted.flatMap((one) => [...one.cards]),
    "loose",
  );
}

/** One step of a card to the left or right: inside its place, then over into the neighbouring place. */
export function nudge(draft: Draft, card: number, by: -1 | 1): Draft {
  const places: { to: Place; cards: readonly number[] }[] = [
    ...draft.groups.map((one) => ({ to: one.id, cards: one.cards })),
    { to: "loose", cards: draft.loose },
  ];
  const from = places.findIndex((place) => place.cards.includes(card));
  if (from < 0) return draft;
  const here = places[from]!;
  const index = here.cards.indexOf(card) + by;
  if (index >= 0 && index < here.cards.length) return move(draft, [card], here.to, index);
  const next = places[from + by];
  if (!next) return draft;
  return move(draft, [card], next.to, by > 0 ? 0 : undefined);
}

/** Sorts the loose cards by suit, or by rank where they already lie by suit. Groups stay as they are. */
export function sort(draft: Draft, wild: readonly number[]): Draft {
  const by = (order: "suit" | "rank") =>
    [...draft.loose].sort((a, b) => sortKey(a, order, wild) - sortKey(b, order, wild));
  const bySuit = by("suit");
  const lies = bySuit.every((card, index) => card === draft.loose[index]);
  return { ...draft, loose: lies ? by("rank") : bySuit };
}

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((card, index) => card === b[index]);

/** Do the cards lie the same way, whatever the groups' ids? */
export const equal = (a: Draft, b: Draft): boolean =>
  same(a.loose, b.loose) &&
  a.groups.length === b.groups.length &&
  a.groups.every((one, index) => same(one.cards, b.groups[index]!.cards));
