import type { Span } from "./chart/timeStrip.ts";

const daySeconds = 86_400;

/** How much time one bar stands for: a day, or a week or more where there are too many of them to see. */
export interface Bin {
  readonly seconds: number;
  readonly word: string;
}

/** Chooses bins so that a strip has at most some four hundred. */
export function binOf({ from, to }: Span): Bin {
  const days = (to - from) / daySeconds;
  if (days <= 420) return { seconds: daySeconds, word: "day" };
  return days <= 2900 ? { seconds: 7 * daySeconds, word: "week" } : { seconds: 28 * daySeconds, word: "four weeks" };
}

/** The beginning of the bin that a time lies in, as SQL. */
export function binStart({ seconds }: Bin): string {
  return `(floor(seconds / ${seconds}) * ${seconds})`;
}
