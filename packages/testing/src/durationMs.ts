/** A length of time: `90s`, `45m`, `2h`, `1d`, or milliseconds. */
export type Duration = number | `${number}${"s" | "m" | "h" | "d"}`;

const unitsMs: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Returns the milliseconds of a duration; throws a TypeError for anything else. */
export function durationMs(duration: Duration): number {
  const [, amount = "", unit = ""] = /^(\d+(?:\.\d+)?)([smhd])$/.exec(String(duration)) ?? [];
  const lengthMs = typeof duration === "number" ? duration : Number(amount) * (unitsMs[unit] ?? Number.NaN);
  if (lengthMs >= 0 && lengthMs < Infinity) return lengthMs;
  throw new TypeError(
    `expected a duration such as "90s", "10m" or "2h", or milliseconds, received ${String(duration)}`,
  );
}
