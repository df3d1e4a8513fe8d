const dayMs = 86_400_000;
const padded = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, "0"));

/** Days from 1 March of the year 0 to 1970, and in the 400 years after which the calendar repeats itself. */
const daysTo1970 = 719_468;
const cycleDays = 146_097;

/**
 * Returns the date of a day since 1970. Status needs one for every step of the model, and a Date takes longer than all its
 * fields. The year is counted from 1 March, so that the leap day is its last.
 */
function dateOf(day: number): string {
  const cycle = Math.floor((day + daysTo1970) / cycleDays);
  const inCycle = day + daysTo1970 - cycle * cycleDays;
  const leapDays = Math.floor(inCycle / 1460) - Math.floor(inCycle / 36_524) + Math.floor(inCycle / 146_096);
  const yearInCycle = Math.floor((inCycle - leapDays) / 365);
  const inYear = inCycle - (365 * yearInCycle + Math.floor(yearInCycle / 4) - Math.floor(yearInCycle / 100));
  const monthFromMarch = Math.floor((5 * inYear + 2) / 153);
  const dayOfMonth = inYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  const year = cycle * 400 + yearInCycle + (month < 3 ? 1 : 0);
  return `${year}-${padded[month]}-${padded[dayOfMonth]}`;
}

/** The years whose number has four digits, in which no date needs a sign or more of them. */
const firstDay = Date.UTC(1000, 0, 1) / dayMs;
const lastDay = Date.UTC(9999, 11, 31) / dayMs;

/** Prints a time as the journal has it: UTC, in whole seconds (F14). */
export function printTimestamp(timeMs: number): string {
  const day = Math.floor(timeMs / dayMs);
  if (!(day >= firstDay && day <= lastDay)) return `${new Date(timeMs).toISOString().slice(0, -5)}Z`;
  const seconds = Math.floor((timeMs - day * dayMs) / 1000);
  const hour = padded[Math.floor(seconds / 3600)];
  const minute = padded[Math.floor(seconds / 60) % 60];
  return `${dateOf(day)}T${hour}:${minute}:${padded[seconds % 60]}Z`;
}
