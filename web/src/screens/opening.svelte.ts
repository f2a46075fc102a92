/** Opening a table to play at once: once at a time, and what went wrong in words. */
import { sentence, toldBy, type Told } from "../lib/problems";
import { go } from "../lib/router.svelte";
import { playNow, type Quick } from "../lib/tables";

export class Opening {
  busy = $state(false);
  #wrong = $state.raw<Told | null>(null);

  get wrong(): string | null {
    return this.#wrong && sentence(this.#wrong);
  }

  async play(choice: Quick): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#wrong = null;
    try {
      go(`/t/${await playNow(choice)}`, { start: true });
    } catch (thrown) {
      this.#wrong = toldBy(thrown);
      this.busy = false;
    }
  }
}
