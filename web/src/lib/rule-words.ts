/** A table's rules in words. Names and values come from the server; only their wording is here. */
import type { OptionInfo, PresetInfo, Rules } from "../protocol.gen";
import { find, t, type Args } from "./i18n.svelte";

export type Value = OptionInfo["default"];
type Group = "packs" | "melds" | "counting" | "play" | "rum" | "gin" | "match" | "table";

export const GROUPS: readonly Group[] = [
  "match",
  "packs",
  "melds",
  "counting",
  "play",
  "rum",
  "gin",
  "table",
];

export const optionLabel = (name: string): string => find(`option-${name}`) ?? name;
export const optionHelp = (name: string): string => find(`option-${name}-help`) ?? "";
export const groupLabel = (group: string): string => find(`options-${group}`) ?? group;

/** The word for an option's value: its own, else the common one, else the value itself, with the option's unit if it has one. */
export function valueWord(name: string, value: Value): string {
  const number = typeof value === "number" ? find(`unit-${name}`, { number: value }) : null;
  return find(`value-${name}-${value}`) ?? find(`value-${value}`) ?? number ?? String(value);
}

/** A preset's own name, such as "Points Rummy". */
export const gameName = (preset: string): string => find(`game-${preset}`) ?? preset;

/** A game in one line. */
export const gameLine = (preset: string): string => find(`game-${preset}-line`) ?? "";

/** Games that are played alike, such as "Gin Rummy". */
export const familyName = (family: string): string => find(`family-${family}`) ?? family;

/** Every option of a group with its value. */
export function entries(rules: Rules, group: Group): [string, Value][] {
  return Object.entries(rules[group]) as [string, Value][];
}

/** Sentences that tell a family's game; each may use any option's value, and what a declaration asks for. */
const TOLD: Record<Rules["family"], readonly string[]> = {
  indian: ["aim", "wild", "turn", "declare", "wrong", "drop", "count", "values", "time"],
  rum: ["aim", "turn", "melds", "layoff", "out", "count", "stock", "time"],
  gin: ["aim", "first", "turn", "knock", "layoff", "count", "stock", "time"],
};

/** A count without a cap, as the engine writes it. */
const UNCAPPED = 1000;

/** Stands for a part that a game does not have. */
const NOTHING = "-";

/** The game at this table in a few sentences, each with its heading. */
export function told(rules: Rules): { heading: string; text: string }[] {
  const pattern = rules.patterns[0];
  const size = rules.sizes[Math.min(rules.packs.seats - 2, rules.sizes.length - 1)] ?? 0;
  const args: Args = {
    hand_size: size,
    sequences: pattern?.sequences ?? 0,
    pure: pattern?.pure ?? 0,
    ways: rules.ways.length > 0 ? "yes" : "no",
    capped: rules.counting.cap < UNCAPPED ? "yes" : "no",
    all_pure: pattern && pattern.sequences === pattern.pure && pattern.pure > 0 ? "yes" : "no",
  };
  for (const group of GROUPS)
    for (const [name, value] of entries(rules, group))
      args[name] = typeof value === "boolean" ? String(value) : value;
  const parts = TOLD[rules.family].map((part) => [`rules-${part}`, `rules-${rules.family}-${part}`]);
  return [...parts, ["rules-match", `rules-match-${rules.match.format}`]]
    .map(([heading, text]) => ({ heading: t(heading!), text: t(text!, args) }))
    .filter(({ text }) => text !== NOTHING);
}

export interface Difference {
  label: string;
  word: string;
  /** What is usual; null while the server has not told it. */
  usual: string | null;
}

/** What a table changed, against what its preset usually has. */
export function differences(changed: Record<string, Value>, preset: PresetInfo | undefined): Difference[] {
  return Object.entries(changed).map(([name, value]) => {
    const usual = preset?.options.find((option) => option.name === name)?.default;
    return {
      label: optionLabel(name),
      word: valueWord(name, value),
      usual: usual === undefined ? null : valueWord(name, usual),
    };
  });
}
