const secondMs = 1000;

/** The timestamp of an event. */
const ownTimestamp = /"timestamp"\s*:\s*"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)"/;

/** Every string that is exactly a time; an expiry shifts with its event. */
const anyTimestamp = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)((?:\.\d+)?Z)"/g;

/** Reads the time of an event from its text; undefined when it has none. */
export function eventTimeMs(text: string): number | undefined {
  const timeMs = Date.parse(ownTimestamp.exec(text)?.[1] ?? "");
  return Number.isNaN(timeMs) ? undefined : timeMs;
}

/** Shifts every time in a text by whole seconds; all other bytes stay the same. */
export function shiftTimestamps(text: string, shiftMs: number): string {
  return text.replace(anyTimestamp, (whole, time: string, rest: string) => {
    const shifted = new Date(Date.parse(`${time}Z`) + Math.round(shiftMs / secondMs) * secondMs);
    // An invalid time, or one that leaves the four-digit years, stays as it is.
    const isValid = !Number.isNaN(shifted.getTime()) && /^\d{4}-/.test(shifted.toISOString());
    return isValid ? `"${shifted.toISOString().slice(0, 19)}${rest}"` : whole;
  });
}
