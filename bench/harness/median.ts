/** The middle of an odd number of figures; null when there are none. */
export function median(figures: readonly number[]): number | null {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
