/** Refusals in the page's language. */
import { find, type Args } from "./i18n.svelte";

/** A refusal of the server (over HTTP or the socket) or of the page itself. */
export interface Told {
  code: string;
  params: Record<string, unknown>;
  message: string;
}

/** An HTTP call that was refused, or found no server. */
export class ProblemError extends Error {
  constructor(readonly problem: Told) {
    super(problem.message);
    this.name = "ProblemError";
  }
}

/** A problem of the page's own; its sentence is in the page's messages. */
export const problem = (code: string): Told => ({ code, params: {}, message: code });

/** Whatever was thrown, as something to tell. */
export const toldBy = (thrown: unknown): Told =>
  thrown instanceof ProblemError ? thrown.problem : problem("page_fault");

function argument(value: unknown): string | number {
  if (typeof value === "number" || typeof value === "string") return value;
  return Array.isArray(value) ? value.map(argument).join(", ") : JSON.stringify(value);
}

/** Options are spoken of by their label, not by their name. */
function spoken(name: string, value: unknown): string | number {
  const label = name === "option" || name === "other" ? find(`option-${argument(value)}`) : null;
  return label ?? argument(value);
}

/** The sentence for a refusal: by its code in the page's language, else as the server wrote it. Reactive. */
export function sentence(told: Told): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(told.params)) args[name] = spoken(name, value);
  return find(`error-${told.code.replaceAll("_", "-")}`, args) ?? told.message;
}
