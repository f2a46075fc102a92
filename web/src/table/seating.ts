/** Who sits where around the felt. */

/** The seats in the order in which one sees them, clockwise, beginning at one's own left; one's own is left out. */
export function around(seats: readonly number[], you: number | null): number[] {
  const sorted = [...seats].sort((a, b) => a - b);
  if (you === null) return sorted;
  return [...sorted.filter((seat) => seat > you), ...sorted.filter((seat) => seat < you)];
}

/**
 * The place of the `index`-th of `count` seats on the rim of the felt, in percent of its box: from the left side over the top to the
 * right, as clockwise play goes for someone who sits below.
 */
export function rim(index: number, count: number): { x: number; y: number } {
  // Two sit apart, so that what lies in the middle is clear of both.
  const sweep = [0, 0, 110][count] ?? Math.min(200, 70 * (count - 1));
  const angle = ((-90 - sweep / 2 + (count === 1 ? 0 : (sweep * index) / (count - 1))) * Math.PI) / 180;
  return { x: 50 + 50 * Math.cos(angle), y: 50 + 50 * Math.sin(angle) };
}
