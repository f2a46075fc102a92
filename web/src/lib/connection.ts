/** What a table screen needs of the network, and nothing else. */
import type { Act, Between, Refused, Said, SeatBot, TableView, Update } from "../protocol.gen";

export type PlayerAction = Act["action"];
export type MatchAction = Between["action"];
export type Happening = Update["events"][number];

/** A message without its id, which the connection adds. */
export type Request =
  | { type: "sit"; seat?: number | null }
  | { type: "stand" }
  | { type: "seat_bot"; seat?: number | null; level?: SeatBot["level"] }
  | { type: "unseat_bot"; seat: number }
  | { type: "ready" }
  | { type: "sit_out"; on: boolean }
  | { type: "act"; deal: number; action: PlayerAction }
  | { type: "between"; action: MatchAction }
  | { type: "go_on"; deal: number; turn: number }
  | { type: "free_seat"; seat: number }
  | { type: "say"; text: string };

export type Outcome = { ok: true } | { ok: false; refused: Refused };

export interface TableConnection {
  /** The table after the last message; null until the first arrives. Reactive ($state). */
  readonly view: TableView | null;
  /** False while the connection is lost. Reactive. */
  readonly online: boolean;
  /** Why the table cannot be opened at all (unknown table, wrong token), else null. Reactive. */
  readonly failed: Refused | null;
  /** `performance.now()` when the last view came, to run clocks from. Reactive. */
  readonly viewedAt: number;
  /** Chat of this visit. Reactive. */
  readonly chat: readonly Said[];
  /** Sends, also after a reconnection; resolves when the server has answered. */
  request(request: Request): Promise<Outcome>;
  /** Tells the server how one's cards lie; the answer arrives as `view.hand`. */
  arrange(deal: number, groups: number[][], loose: number[]): void;
  /** Calls back with the events of each new version; returns the way to stop. */
  listen(callback: (events: readonly Happening[], view: TableView) => void): () => void;
  close(): void;
}
