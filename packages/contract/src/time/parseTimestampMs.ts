import { usualUtcPattern, utcPattern } from "./timestampPatterns.ts";

const usual = new RegExp(usualUtcPattern);
const anyForm = new RegExp(utcPattern);
const dayMs = 86_400_000;
/** The parts of a time of day, from hours to seconds. */
const unitsMs = [3_600_000, 60_000, 1000] as const;

/**
 * Parses a timestamp to milliseconds since 1970: a moment in UTC in any form of ISO 8601 that the contract allows. Undefined
 * for any other value, also for a date that does not exist.
 */
export function parseTimestampMs(timestamp: unknown): number | undefined {
  if (typeof timestamp !== "string") return undefined;
  if (usual.test(timestamp)) return Date.parse(timestamp);
  if (!anyForm.test(timestamp)) return undefined;
  const [date = "", time = ""] = timestamp.replaceAll(/[-:]/g, "").split("T");
  return startOfDayMs(date) + timeOfDayMs(time.replace(/Z$|\+00(?:00)?$/, ""));
}

/** The start of a day given as YYYYMMDD, YYYYDDD or YYYYWwwD. */
function startOfDayMs(date: string): number {
  const year = Number(date.slice(0, 4));
  if (date.includes("W")) return weekDayMs(year, Number(date.slice(5, 7)), Number(date.slice(7)));
  if (date.length === 7) return dateMs(year, 1, Number(date.slice(4)));
  return dateMs(year, Number(date.slice(4, 6)), Number(date.slice(6)));
}

/** Date.UTC takes the years 0 to 99 as 1900 to 1999. */
function dateMs(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

/** January 4 is always in week 1; weeks start on Monday. */
function weekDayMs(year: number, week: number, day: number): number {
  const fourthMs = dateMs(year, 1, 4);
  const mondayMs = fourthMs - ((new Date(fourthMs).getUTCDay() + 6) % 7) * dayMs;
  return mondayMs + ((week - 1) * 7 + day - 1) * dayMs;
}

/** The time given as hh, hhmm or hhmmss, with a fraction of its last part. */
function timeOfDayMs(time: string): number {
  const [whole = "", fraction = "0"] = time.split(/[.,]/);
  const parts = whole.match(/\d\d/g) ?? [];
  const wholeMs = parts.reduce((sum, part, at) => sum + Number(part) * (unitsMs[at] ?? 0), 0);
  // The small addition keeps a fraction such as 0.289 s from losing its last millisecond.
  return wholeMs + Math.floor(Number(`0.${fraction}`) * (unitsMs[parts.length - 1] ?? 0) + 1e-6);
}
