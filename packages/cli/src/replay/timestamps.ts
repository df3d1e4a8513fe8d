const secondMs = 1000;

/** The field every event begins with. */
const ownTimestamp = /"timestamp"\s*:\s*"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)"/;

/** Every string that is a time and nothing else: an expiry moves with the event that speaks of it. */
const anyTimestamp = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)((?:\.\d+)?Z)"/g;

/** Reads when an event happened from its text; undefined where it does not say so. */
export function eventTimeMs(text: string): number | undefined {
  const timeMs = Date.parse(ownTimestamp.exec(text)?.[1] ?? "");
  return Number.isNaN(timeMs) ? undefined : timeMs;
}

/** Moves every time in a text by a whole number of seconds and leaves each other byte as it is. */
export function shiftTimestamps(text: string, shiftMs: number): string {
  return text.replace(anyTimestamp, (whole, time: string, rest: string) => {
    const shifted = new Date(Date.parse(`${time}Z`) + Math.round(shiftMs / secondMs) * secondMs);
    // A time that does not exist, or lands outside the four digits of a year, stays.
    const isSayable = !Number.isNaN(shifted.getTime()) && /^\d{4}-/.test(shifted.toISOString());
    return isSayable ? `"${shifted.toISOString().slice(0, 19)}${rest}"` : whole;
  });
}
