/** Runs the table's clocks from what the server said last. */
import type { TableConnection } from "../lib/connection";

const TICK = 250;

/**
 * Seconds left of the turn's clock and until the next deal. They count from the view that first told them, so that a message
 * that changes neither does not set them back.
 */
export class Clocks {
  #now = $state(performance.now());
  #table: TableConnection;
  #turn = { key: "", from: 0 };
  #start = { key: "", from: 0 };

  constructor(table: TableConnection) {
    this.#table = table;
  }

  /** Ticks while the component lives; to be called in an effect. */
  run(): () => void {
    const timer = setInterval(() => (this.#now = performance.now()), TICK);
    return () => clearInterval(timer);
  }

  #left(mark: { key: string; from: number }, key: string, seconds: number): number {
    if (mark.key !== key) {
      mark.key = key;
      mark.from = this.#table.viewedAt;
    }
    return Math.max(0, seconds - Math.max(0, this.#now - mark.from) / 1000);
  }

  /** Seconds left of the present clock period, of how many; null where no clock runs. */
  get turn(): { left: number; total: number } | null {
    const clock = this.#table.view?.clock;
    if (!clock) return null;
    const left = this.#left(this.#turn, `${clock.turn} ${clock.left} ${clock.total}`, clock.left);
    return { left, total: clock.total };
  }

  /** Seconds until the next deal starts by itself; null where it does not. */
  get start(): number | null {
    const seconds = this.#table.view?.starts_in;
    if (seconds === null || seconds === undefined) return null;
    return this.#left(this.#start, `${this.#table.view?.deal?.deal} ${seconds}`, seconds);
  }
}
