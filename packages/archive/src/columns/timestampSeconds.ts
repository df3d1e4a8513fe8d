import { parseTimestampMs, type Delivery } from "@shipslog/contract";
import { gameTimestamp, printTimestamp } from "@shipslog/contract/internal";

const daysPerEra = 146_097;
const daysBefore1970 = 719_468;

/**
 * Parses a timestamp as the game writes it, in seconds since 1970. Undefined for any other text, even if it means a time: a
 * column of times would not return the same text.
 */
export function timestampSeconds(text: string): number | undefined {
  if (!gameTimestamp.test(text)) return undefined;
  const year = 100 * twoDigits(text, 0) + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  const hours = twoDigits(text, 11);
  const minutes = twoDigits(text, 14);
  const seconds = twoDigits(text, 17);
  // Calendars disagree about the year 0.
  if (year === 0 || month < 1 || month > 12 || day < 1 || day > daysOfMonth(year, month)) return undefined;
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined;
  return 86_400 * daysSince1970(year, month, day) + hours * 3600 + minutes * 60 + seconds;
}

/** Writes a time in another form of ISO 8601 as the game does, without its fraction of a second; undefined for any other value. */
export function usualTimestamp(value: unknown): string | undefined {
  const timeMs = parseTimestampMs(value);
  if (timeMs === undefined) return undefined;
  const text = printTimestamp(timeMs);
  return timestampSeconds(text) === undefined ? undefined : text;
}

function twoDigits(text: string, at: number): number {
  return (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;
}

function daysOfMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * Days in the Gregorian calendar, computed in eras of 400 years that begin on March 1. Every line is converted, and this takes
 * a fraction of the time of Date.parse.
 */
function daysSince1970(year: number, month: number, day: number): number {
  const shiftedYear = month > 2 ? year : year - 1;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * daysPerEra + dayOfEra - daysBefore1970;
}

/** How the game starts a line. */
const usualStart = '{ "timestamp":"';
const timeLength = "2026-01-02T03:04:05Z".length;
const quote = 34;

const somewhere = /"timestamp"\s*:\s*"([^"\\]*)"/;

/** The timestamp of a line in seconds since 1970; undefined if it has none. */
export function lineSeconds({ raw, verdict }: Delivery): number | undefined {
  const end = usualStart.length + timeLength;
  if (raw.startsWith(usualStart) && raw.charCodeAt(end) === quote) {
    return timestampSeconds(raw.slice(usualStart.length, end));
  }
  const written = verdict.type === "stored" ? verdict.event?.["timestamp"] : undefined;
  const text = written ?? somewhere.exec(raw)?.[1];
  return typeof text === "string" ? (timestampSeconds(text) ?? secondsInOtherForm(text)) : undefined;
}

function secondsInOtherForm(text: string): number | undefined {
  const usual = usualTimestamp(text);
  return usual === undefined ? undefined : timestampSeconds(usual);
}
