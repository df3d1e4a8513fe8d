import type { TimeSpan } from "./chart/timeStrip.ts";

const daySeconds = 86_400;

/** The time that one bar covers: a day, or a week or more if days would be too many bars. */
export interface TimeBin {
  readonly seconds: number;
  readonly word: string;
}

/** Chooses the bin size so that a strip has at most about 400 bars. */
export function chooseTimeBin({ from, to }: TimeSpan): TimeBin {
  const days = (to - from) / daySeconds;
  if (days <= 420) return { seconds: daySeconds, word: "day" };
  return days <= 2900 ? { seconds: 7 * daySeconds, word: "week" } : { seconds: 28 * daySeconds, word: "four weeks" };
}

/** The SQL for the start of the bin that contains `seconds`. */
export function binStart({ seconds }: TimeBin): string {
  return `(floor(seconds / ${seconds}) * ${seconds})`;
}
