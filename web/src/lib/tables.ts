/** Making a table, and finding one by what a person types. */
import type { NewTable, PresetInfo } from "../protocol.gen";
import { createTable, presets } from "./api";
import { person } from "./person.svelte";
import { ProblemError } from "./problems";
import { store, stored } from "./stored";

/** Makes a table for this browser's person and tells its code. Throws `ProblemError`. */
export async function makeTable(wanted: NewTable): Promise<string> {
  try {
    return (await createTable(wanted, await person.token())).table;
  } catch (thrown) {
    // The server has another database than when the token was given; a new table loses nothing by a new person.
    if (!(thrown instanceof ProblemError) || thrown.problem.code !== "wrong_token") throw thrown;
    person.forget();
    return (await createTable(wanted, await person.token())).table;
  }
}

/** What to ask for to play a game at once against so many: where the usual table is too small, a larger one. */
export function wantedFor(game: PresetInfo | undefined, { preset, bots, level }: Quick): NewTable {
  const usual = Number(game?.defaults["seats"] ?? 0);
  if (!game || bots < usual) return { preset, bots, level };
  const seats = game.seats.filter((count) => count > bots).sort((a, b) => a - b)[0];
  return seats === undefined ? { preset, bots, level } : { preset, bots, level, options: { seats } };
}

/** Makes a table to play at once against the computer, and remembers the choice. */
export async function playNow(choice: Quick): Promise<string> {
  store("quick", JSON.stringify(choice));
  const game = (await presets()).find((one) => one.name === choice.preset);
  return makeTable(wantedFor(game, choice));
}

export type Level = NonNullable<NewTable["level"]>;
export const LEVELS: readonly Level[] = ["easy", "medium", "hard"];

/** Which game one plays against how many computer players of what level. */
export interface Quick {
  readonly preset: string;
  readonly bots: number;
  readonly level: Level;
}

const USUAL: Quick = { preset: "points", bots: 3, level: "medium" };

/** What was played last against the computer; else the usual. */
export function lastQuick(): Quick {
  try {
    const kept: unknown = JSON.parse(stored("quick") ?? "null");
    if (typeof kept !== "object" || kept === null) return USUAL;
    const { preset, bots, level } = kept as Partial<Quick>;
    if (typeof preset !== "string" || !Number.isInteger(bots) || !LEVELS.some((one) => one === level))
      return USUAL;
    return { preset, bots: Number(bots), level: level as Level };
  } catch {
    return USUAL;
  }
}

/** The table's code in what was typed or pasted: the code itself, or a link to the table. Empty where there is none. */
export function codeIn(typed: string): string {
  const text = typed.trim();
  const linked = /\/t\/([^/?#\s]+)/.exec(text)?.[1];
  return (linked ?? text).replace(/[\s-]/g, "").toUpperCase();
}
