import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validate } from "../events/validate.ts";
import { parseTimestampMs } from "./timestamp.ts";

const noon = Date.parse("2026-05-01T12:00:00Z");

/** Other forms of the same moment, all UTC in ISO 8601. */
const forms = [
  "2026-05-01T12:00:00+00:00",
  "2026-05-01T12:00:00+00",
  "2026-05-01T12:00Z",
  "2026-05-01T12:00+00:00",
  "2026-05-01T12Z",
  "20260501T120000Z",
  "20260501T120000+0000",
  "20260501T1200Z",
  "2026-05-01T12:00:00,000Z",
  "2026-121T12:00:00Z",
  "2026121T120000Z",
  "2026-W18-5T12:00:00Z",
  "2026W185T120000Z",
];

/** Not UTC, not ISO 8601, a mixture of two forms, or a time that does not exist. */
const wrong = [
  "2026-05-01T12:00:00",
  "2026-05-01T12:00:00+02:00",
  "2026-05-01T12:00:00-00:00",
  "2026-05-01 12:00:00Z",
  "2026-05-01t12:00:00z",
  "2026-05-01",
  "2026-05-01T120000Z",
  "20260501T12:00:00Z",
  "2026-05-01T12:00:00+0000",
  "2026-02-30T12:00:00Z",
  "20260230T120000Z",
  "2026-366T12:00:00Z",
  "2026-W54-1T12:00:00Z",
  "2026-05-01T25:00Z",
  "2026-05-01T12:60Z",
  "2026-05-01T12:00:60Z",
  "2026-05-01T24:01Z",
  "1777636800",
  "",
];

const issuesOf = (timestamp: string) =>
  validate({ timestamp, event: "Missions", Active: [], Failed: [], Complete: [] }, { dialect: "spec" }).issues.map(
    ({ code }) => code,
  );

describe("a timestamp in another form of ISO 8601", () => {
  it.each(forms)("is parsed and only noted: %s", (text) => {
    expect(parseTimestampMs(text)).toBe(noon);
    expect(issuesOf(text)).toEqual(["unusual-timestamp"]);
  });

  it.each([
    ["2026-05-01T12:30.5Z", 30.5 * 60_000],
    ["2026-05-01T12.25Z", 15 * 60_000],
    ["2026-05-01T12:00:01,289Z", 1289],
    ["2026-05-01T24:00Z", 12 * 3_600_000],
    ["2026-05-01T23:59:60Z", 12 * 3_600_000],
  ])("has a fraction of its last part, or ends a day: %s", (text, laterMs) => {
    expect(parseTimestampMs(text)).toBe(noon + laterMs);
    expect(issuesOf(text)).toEqual(["unusual-timestamp"]);
  });
});

it.each(wrong)("rejects %j as a timestamp", (text) => {
  expect(parseTimestampMs(text)).toBeUndefined();
  expect(issuesOf(text)).toEqual(["not-a-timestamp"]);
});

it("rejects values that are not strings", () => {
  expect([undefined, null, 5, {}, []].map(parseTimestampMs)).toEqual(Array(5).fill(undefined));
});

const days = fc.date({
  min: new Date("0001-01-01T00:00:00Z"),
  max: new Date("9999-12-31T23:59:59Z"),
  noInvalidDate: true,
});

it("parses each moment of years 1 to 9999 in its usual, basic and ordinal form", () => {
  fc.assert(
    fc.property(days, (date) => {
      const text = date.toISOString();
      const ordinal = `${text.slice(0, 4)}-${String(dayOfYear(date)).padStart(3, "0")}${text.slice(10)}`;
      const written = [text, text.replace("Z", "+00:00"), text.replaceAll(/[-:]/g, ""), ordinal];
      expect(written.map(parseTimestampMs)).toEqual(written.map(() => date.getTime()));
    }),
  );
});

function dayOfYear(date: Date): number {
  const first = new Date(date);
  first.setUTCMonth(0, 1);
  return Math.round((date.getTime() - first.getTime()) / 86_400_000) + 1;
}
