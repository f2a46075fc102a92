/** Two soft notes when it is one's turn. Browsers allow sound only after a first touch; before it, nothing is heard. */
import { settings } from "../lib/settings.svelte";

let context: AudioContext | undefined;

function note(at: number, frequency: number): void {
  if (!context) return;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.08, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + 0.5);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.55);
}

export function chime(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  // Asked for before a first touch, as after a reload, sound is refused with a warning.
  if ((navigator.userActivation as UserActivation | undefined)?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state !== "running") {
    // Heard late, a chime would mislead: wake the sound for the next time only.
    void context.resume();
    return;
  }
  note(context.currentTime, 587);
  note(context.currentTime + 0.14, 784);
}
