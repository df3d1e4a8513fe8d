/** Maps values to coordinates of a chart. */
export type Scale = (value: number) => number;

/** Makes a linear scale; a range without extent maps to the middle. */
export function scale([low, high]: readonly [number, number], [from, to]: readonly [number, number]): Scale {
  const extent = high - low;
  return (value) => (extent === 0 ? (from + to) / 2 : from + ((value - low) / extent) * (to - from));
}

/** Round values for the ticks of an axis, from at most `low` to at least `high`. */
export function roundTicks(low: number, high: number, about = 4): readonly number[] {
  const step = roundStep((high - low) / about);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** The next larger round number: 1, 2 or 5 times a power of ten. */
export function roundStep(least: number): number {
  if (!(least > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= least * 0.999) ?? 10;
  return step * power;
}
