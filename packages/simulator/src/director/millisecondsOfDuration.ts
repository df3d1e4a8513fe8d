import { durationPattern } from "./StepDeclaration.ts";

const unitsMs: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Returns the milliseconds of a duration such as `90s`, `10m` or `2h`; throws a RangeError for any other text. */
export function millisecondsOfDuration(text: string): number {
  if (!new RegExp(durationPattern).test(text)) throw new RangeError(`"${text}" is not a duration such as 90s or 10m`);
  return Math.round(Number.parseFloat(text) * (unitsMs[text.slice(-1)] ?? 0));
}
