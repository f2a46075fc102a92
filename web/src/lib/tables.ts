/** Making a table, and finding one by what a person types. */
import type { NewTable } from "../protocol.gen";
import { createTable } from "./api";
import { person } from "./person.svelte";
import { ProblemError } from "./problems";

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

/** The table's code in what was typed or pasted: the code itself, or a link to the table. Empty where there is none. */
export function codeIn(typed: string): string {
  const text = typed.trim();
  const linked = /\/t\/([^/?#\s]+)/.exec(text)?.[1];
  return (linked ?? text).replace(/[\s-]/g, "").toUpperCase();
}
