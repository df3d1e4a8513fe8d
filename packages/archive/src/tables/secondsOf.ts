const wholeSecond = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** The day that was asked for last, and when it began: lines come in order, so that most share it. */
let lastDay = "";
let lastDayStart: number | undefined;

/**
 * Reads a time as the game writes it, in seconds since 1970; undefined for any other text, also where it means a time:
 * a column would not give back the same text.
 */
export function secondsOf(text: string): number | undefined {
  if (!wholeSecond.test(text)) return undefined;
  const day = text.slice(0, 10);
  if (day !== lastDay) {
    lastDay = day;
    lastDayStart = startOf(day);
  }
  const [hours, minutes, seconds] = [twoDigits(text, 11), twoDigits(text, 14), twoDigits(text, 17)];
  if (lastDayStart === undefined || hours > 23 || minutes > 59 || seconds > 59) return undefined;
  return lastDayStart + hours * 3600 + minutes * 60 + seconds;
}

function startOf(day: string): number | undefined {
  const time = Date.parse(`${day}T00:00:00Z`);
  // Date.parse takes February 30 for March 2, and the year 0 is not everybody's.
  const isReal = !Number.isNaN(time) && !day.startsWith("0000") && new Date(time).toISOString().startsWith(day);
  return isReal ? time / 1000 : undefined;
}

function twoDigits(text: string, at: number): number {
  return (text.charCodeAt(at) - 48) * 10 + text.charCodeAt(at + 1) - 48;
}
