/** Short notices that come and go by themselves. */

export interface Toast {
  readonly id: number;
  readonly text: string;
}

const STAYS_MS = 5000;

let shown = $state.raw<readonly Toast[]>([]);
let last = 0;

export const toasts = {
  /** The notices on screen now, oldest first. Reactive. */
  get shown(): readonly Toast[] {
    return shown;
  },
};

/** Shows a notice for some seconds; the same text is not shown twice at a time. */
export function toast(text: string): void {
  if (shown.some((one) => one.text === text)) return;
  last += 1;
  const id = last;
  shown = [...shown, { id, text }];
  setTimeout(() => dismiss(id), STAYS_MS);
}

export function dismiss(id: number): void {
  shown = shown.filter((one) => one.id !== id);
}
