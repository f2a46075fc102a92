/** Which card flies from where to where when something happens. */
import { tick } from "svelte";
import type { Happening } from "../lib/connection";
import { UNKNOWN } from "./cards";
import { arrive, depart, rectOf } from "./motion";

/** Moves of one's own fly when they are made (see `launch`), not again when the server tells them. */
export async function fly(events: readonly Happening[], you: number | null): Promise<void> {
  for (const event of events) {
    if (event.type === "drew" && event.seat === you && event.card !== null) {
      // The face takes over the flight of the unknown card.
      const from = rectOf(`card-${UNKNOWN}`);
      await tick();
      arrive(`card-${event.card}`, from);
    }
    if (event.type === "drew" && event.seat !== you) depart(event.source, `seat-${event.seat}`);
    if (event.type === "discarded" && event.seat !== you) {
      const from = rectOf(`seat-${event.seat}`);
      await tick();
      arrive("pile", from);
    }
    if (event.type === "laid_down" && event.seat !== you) {
      const from = rectOf(`seat-${event.seat}`);
      await tick();
      for (const card of event.cards) arrive(`laid-${card}`, from);
    }
    if (event.type === "laid_off" && event.seat !== you) {
      const from = rectOf(`seat-${event.seat}`);
      await tick();
      arrive(`laid-${event.card}`, from);
    }
    if (event.type === "declared" && event.seat !== you) {
      const from = rectOf(`seat-${event.seat}`);
      await tick();
      arrive("finish", from);
    }
  }
}

/** Lets what a change of one's own puts at `to` arrive there from where `from` lies now. */
export async function launch(from: string, to: string): Promise<void> {
  const rect = rectOf(from);
  await tick();
  arrive(to, rect);
}
