import { parseTimestampMs } from "@shipslog/contract";
import { isUsualTimestamp } from "@shipslog/contract/internal";

const secondMs = 1000;
/** The length of date and time to the second in the usual form. */
const secondsLength = 19;

/** The timestamp of an event; a time in any form of ISO 8601 is shorter. */
const ownTimestamp = /"timestamp"\s*:\s*"([^"\\]{1,64})"/;

/** Every string that may be exactly a time; an expiry shifts with its event. */
const anyTimestamp = /"(\d{4}[\dTWZ:+.,-]{4,60})"/g;

/** Reads the time of an event from its text; undefined when it has none. */
export function eventTimeMs(text: string): number | undefined {
  return parseTimestampMs(ownTimestamp.exec(text)?.[1]);
}

/**
 * Shifts every time in a text by whole seconds; all other bytes stay the same. A time in another form of ISO 8601 than the
 * usual one is written in the usual one.
 */
export function shiftTimestamps(text: string, shiftMs: number): string {
  return text.replace(anyTimestamp, (whole, time: string) => {
    const timeMs = parseTimestampMs(time);
    if (timeMs === undefined) return whole;
    const shifted = new Date(timeMs + Math.round(shiftMs / secondMs) * secondMs);
    // A time that leaves the four-digit years stays as it is.
    const isValid = !Number.isNaN(shifted.getTime()) && /^\d{4}-/.test(shifted.toISOString());
    // The fraction of a second, which a shift by whole seconds keeps.
    const rest = isUsualTimestamp(time) ? time.slice(secondsLength) : "Z";
    return isValid ? `"${shifted.toISOString().slice(0, secondsLength)}${rest}"` : whole;
  });
}
