const leapYear = "(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)";

/** A date of the calendar; a day that does not exist does not match. */
function calendarDate(dash: string): string {
  const days31 = `(?:0[13578]|1[02])${dash}(?:0[1-9]|[12]\\d|3[01])`;
  const days30 = `(?:0[469]|11)${dash}(?:0[1-9]|[12]\\d|30)`;
  const february = `02${dash}(?:0[1-9]|1\\d|2[0-8])`;
  return `(?:\\d{4}${dash}(?:${days31}|${days30}|${february})|${leapYear}${dash}02${dash}29)`;
}

/** The day of a year, as 2026-121. */
function ordinalDate(dash: string): string {
  return `(?:\\d{4}${dash}(?:00[1-9]|0[1-9]\\d|[12]\\d\\d|3[0-5]\\d|36[0-5])|${leapYear}${dash}366)`;
}

/** The day of a week of a year, as 2026-W18-5; week 53 matches in every year, although most have 52. */
function weekDate(dash: string): string {
  return `\\d{4}${dash}W(?:0[1-9]|[1-4]\\d|5[0-3])${dash}[1-7]`;
}

/** A time of day: minutes and seconds may be left out, and the last part may have a fraction. */
function timeOfDay(colon: string): string {
  const usual = `(?:[01]\\d|2[0-3])(?:${colon}[0-5]\\d(?:${colon}[0-5]\\d)?)?(?:[.,]\\d+)?`;
  const leapSecond = `23${colon}59${colon}60(?:[.,]\\d+)?`;
  const endOfDay = `24(?:${colon}00(?:${colon}00)?)?(?:[.,]0+)?`;
  return `(?:${usual}|${leapSecond}|${endOfDay})`;
}

function moment(dash: string, colon: string): string {
  const date = `(?:${calendarDate(dash)}|${ordinalDate(dash)}|${weekDate(dash)})`;
  return `${date}T${timeOfDay(colon)}(?:Z|\\+00(?:${colon}00)?)`;
}

/** A moment in UTC in any complete form of ISO 8601, extended or basic; a date that does not exist does not match. */
export const utcPattern = `^(?:${moment("-", ":")}|${moment("", "")})$`;

/** The form that every known reader parses: as 2026-05-01T12:00:00Z, with or without a fraction of a second. */
export const usualUtcPattern = `^${calendarDate("-")}T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?Z$`;

/** The form that the game writes, with whole seconds (F14); the day may not exist. Times of this form compare as strings. */
export const gameTimestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

const usual = new RegExp(usualUtcPattern);
const anyForm = new RegExp(utcPattern);
const dayMs = 86_400_000;
/** The parts of a time of day, from hours to seconds. */
const unitsMs = [3_600_000, 60_000, 1000] as const;

/** Whether a text is a time in the form that every known reader parses; what follows its 19 characters is its fraction and `Z`. */
export function isUsualTimestamp(text: string): boolean {
  return usual.test(text);
}

/**
 * Parses a timestamp to milliseconds since 1970: a moment in UTC in any form of ISO 8601 that the contract allows. Undefined
 * for any other value, also for a date that does not exist.
 */
export function parseTimestampMs(timestamp: unknown): number | undefined {
  if (typeof timestamp !== "string") return undefined;
  if (timestamp !== last.timestamp) last = { timestamp, timeMs: readTimeMs(timestamp) };
  return last.timeMs;
}

/** The last timestamp that was parsed: lines share their second, and several readers ask about one line. */
let last: { readonly timestamp: string; readonly timeMs: number | undefined } = { timestamp: "", timeMs: undefined };

function readTimeMs(timestamp: string): number | undefined {
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
