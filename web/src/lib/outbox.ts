/**
 * Requests that the server has not answered yet, in order. They survive lost connections: each keeps its id, under which the
 * server carries it out once and answers every repetition alike.
 */
import type { Outcome, Request } from "./connection";
import type { Refused } from "../protocol.gen";
import { problem } from "./problems";

interface Waiting {
  readonly message: Request & { id: string };
  readonly answer: (outcome: Outcome) => void;
}

/** A refusal by the page itself. */
export function refusal(code: string): Outcome {
  const refused: Refused = { type: "refused", id: null, ...problem(code) };
  return { ok: false, refused };
}

/** 128 random bits; `crypto.randomUUID` is missing on plain http, which is how a table in a home network is reached. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

export class Outbox {
  readonly #waiting = new Map<string, Waiting>();

  /** Notes a request, its move meant for `turn` alone (null: for whenever it arrives); `answer` is called once. */
  add(request: Request, turn: number | null, answer: (outcome: Outcome) => void): string {
    const id = freshId();
    const message = request.type === "act" ? { ...request, id, turn } : { ...request, id };
    this.#waiting.set(id, { message, answer });
    return id;
  }

  /** Gives every unanswered request to `send`, oldest first. */
  flush(send: (message: object) => void): void {
    for (const { message } of this.#waiting.values()) send(message);
  }

  /** Gives one request to `send`. */
  send(id: string, send: (message: object) => void): void {
    const one = this.#waiting.get(id);
    if (one) send(one.message);
  }

  /** The server has answered the request `id`. */
  settle(id: string, outcome: Outcome): void {
    const one = this.#waiting.get(id);
    this.#waiting.delete(id);
    one?.answer(outcome);
  }

  /** Nothing will be answered any more. */
  settleAll(outcome: Outcome): void {
    for (const id of [...this.#waiting.keys()]) this.settle(id, outcome);
  }
}
