import Type from "typebox";

const months31 = "(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])";
const months30 = "(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)";
const february = "02-(?:0[1-9]|1\\d|2[0-8])";
const leapYear = "(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)";
const date = `(?:\\d{4}-(?:${months31}|${months30}|${february})|${leapYear}-02-29)`;
const time = "(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?";

/** ISO 8601 in the extended form with the UTC designator; a date that does not exist does not match. */
export const timestampPattern = `^${date}T${time}Z$`;

/** A moment in time: "UTC, ISO 8601" (Common fields). */
export function timestamp(description: string) {
  return Type.String({
    pattern: timestampPattern,
    description,
    "x-expected": "a UTC time such as 2026-05-01T12:00:00Z",
    "x-code": "not-a-timestamp",
    "x-section": "Common fields (all events)",
  });
}
