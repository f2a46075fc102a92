/** Small values kept in the browser. A browser that keeps nothing (private mode, blocked storage) plays on without. */

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(`openrummy.${key}`);
  } catch {
    return null;
  }
}

export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`openrummy.${key}`);
    else localStorage.setItem(`openrummy.${key}`, value);
  } catch {
    // Nothing can be kept; the value holds for this visit.
  }
}
