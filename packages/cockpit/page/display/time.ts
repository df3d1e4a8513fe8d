import { timeMsOf } from "../../src/state/timeMsOf.ts";

const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium", timeZone: "UTC" });
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** Formats the time of day, by the game's clock (UTC). */
export function displayTimeOfDay(timeMs: number | undefined): string | undefined {
  return timeMs === undefined || !isDate(timeMs) ? undefined : clock.format(timeMs);
}

/** Formats the date, by the game's clock (UTC). */
export function displayDate(timeMs: number | undefined): string | undefined {
  return timeMs === undefined || !isDate(timeMs) ? undefined : day.format(timeMs);
}

/** Formats the time of day of a timestamp. */
export function displayTimestamp(timestamp: string | undefined): string | undefined {
  return timestamp === undefined ? undefined : displayTimeOfDay(timeMsOf(timestamp));
}

const shortDay = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/**
 * When something happened, for a list of several days: the time of day, or, before the day of the current session, the date, with the year if it
 * is another one.
 */
export function displayWhen(timestamp: string | undefined, sessionStartMs: number | undefined): string | undefined {
  const timeMs = timeMsOf(timestamp);
  if (timeMs === undefined || sessionStartMs === undefined || timeMs >= sessionStartMs) {
    return displayTimestamp(timestamp);
  }
  if (day.format(timeMs) === day.format(sessionStartMs)) return clock.format(timeMs);
  const isSameYear = new Date(timeMs).getUTCFullYear() === new Date(sessionStartMs).getUTCFullYear();
  return isSameYear ? shortDay.format(timeMs) : day.format(timeMs);
}

/**
 * The age of a fact that the current session has not told again: `as of 3 May`, with the year if it is another one, or the time on
 * the same day. Undefined for a fact of this session.
 */
export function displayAge(timestamp: string | undefined, sessionStartMs: number | undefined): string | undefined {
  const timeMs = timeMsOf(timestamp);
  if (timeMs === undefined || sessionStartMs === undefined || timeMs >= sessionStartMs) return undefined;
  return `as of ${displayWhen(timestamp, sessionStartMs)}`;
}

/** Formats a duration in its two largest units. */
export function displayDuration(spanMs: number): string {
  const seconds = Math.max(0, Math.floor(spanMs / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3600) % 24;
  const minutes = Math.floor(seconds / 60) % 60;
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours} h ${pad(minutes)} min`;
  return minutes > 0 ? `${minutes} min ${pad(seconds % 60)} s` : `${seconds} s`;
}

function pad(value: number): string {
  return `${value}`.padStart(2, "0");
}

function isDate(timeMs: number): boolean {
  return Math.abs(timeMs) <= 8.64e15;
}
