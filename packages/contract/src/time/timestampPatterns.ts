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

/** The day of a week of a year, as 2026-W18-5. */
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
