import { UsageError } from "../failure/errors.ts";

const minuteMs = 60_000;
/** Hours and minutes ahead of UTC; no clock is further from it than fourteen hours. */
const fixed = /^([+-])(0?\d|1[0-4])(?::?([0-5]\d))?$/;

/** Returns how many minutes the clock of a time zone is ahead of UTC, by time for a zone with a name. Throws a UsageError for any other text. */
export function offsetOfZone(zone: string): number | ((timeMs: number) => number) {
  const [, sign, hours = "0", minutes = "0"] = fixed.exec(zone) ?? [];
  if (sign !== undefined) return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  if (/^[+-]/.test(zone)) throw noZone(zone);
  const clock = clockOf(zone);
  return (timeMs) => {
    const parts = clock.formatToParts(timeMs).map(({ type, value }) => [type, Number(value)] as const);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = Object.fromEntries(parts);
    return (Date.UTC(year, month - 1, day, hour, minute) - Math.floor(timeMs / minuteMs) * minuteMs) / minuteMs;
  };
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const digits = "2-digit";
  const fields = {
    year: "numeric",
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
    hourCycle: "h23",
  } as const;
  try {
    return new Intl.DateTimeFormat("en-GB-u-ca-gregory-nu-latn", { timeZone, ...fields });
  } catch (cause) {
    throw noZone(timeZone, cause);
  }
}

function noZone(zone: string, cause?: unknown): UsageError {
  return new UsageError(`no time zone is called ${zone}; give one as Europe/Berlin or +02:00`, { cause });
}
