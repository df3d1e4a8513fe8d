import { parseTimestampMs } from "@shipslog/contract";

const secondMs = 1000;

/** The timestamp of an event; a time in any form of ISO 8601 is shorter. */
const ownTimestamp = /"timestamp"\s*:\s*"([^"\\]{1,64})"/;

/** Every string that may be exactly a time; an expiry shifts with its event. */
const anyTimestamp = /"(\d{4}[\dTWZ:+.,-]{4,60})"/g;

/** The usual form: date and time to the second, then the fraction. */
const usualForm = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)((?:\.\d+)?Z)$/;

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
    return isValid ? `"${shifted.toISOString().slice(0, 19)}${usualForm.exec(time)?.[2] ?? "Z"}"` : whole;
  });
}
