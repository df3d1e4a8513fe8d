import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { timestampSeconds, usualTimestamp } from "./timestampSeconds.ts";

describe("timestampSeconds", () => {
  it("agrees with Date for every second from year 1 to 9999", () => {
    const date = fc.date({ min: new Date("0001-01-01T00:00:00Z"), max: new Date("9999-12-31T23:59:59Z") });
    fc.assert(
      fc.property(
        date.filter((each) => !Number.isNaN(each.getTime())),
        (each) => {
          const text = `${each.toISOString().slice(0, 19)}Z`;
          expect(timestampSeconds(text)).toBe(Date.parse(text) / 1000);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("accepts exactly the days that exist", () => {
    for (const year of ["0001", "1900", "2000", "2023", "2024"]) {
      for (let month = 0; month <= 13; month++) {
        for (let day = 0; day <= 32; day++) {
          const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}T00:00:00Z`;
          const time = Date.parse(text);
          const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.slice(0, 10));
          expect([text, timestampSeconds(text)]).toEqual([text, isReal ? time / 1000 : undefined]);
        }
      }
    }
  });

  it.each([
    "2026-01-02T24:00:00Z",
    "2026-01-02T00:60:00Z",
    "2026-01-02T00:00:60Z",
    "0000-01-02T00:00:00Z",
    "2026-01-02T00:00:00.5Z",
    "2026-01-02T00:00:00+00:00",
    "2026-01-02 00:00:00Z",
    "",
  ])("rejects %s", (text) => {
    expect(timestampSeconds(text)).toBeUndefined();
  });
});

describe("usualTimestamp", () => {
  it.each([
    ["2026-05-01T12:00:00+00:00", "2026-05-01T12:00:00Z"],
    ["20260501T120000Z", "2026-05-01T12:00:00Z"],
    ["2026-05-01T12:00:01.999Z", "2026-05-01T12:00:01Z"],
    ["2026-05-01T24:00Z", "2026-05-02T00:00:00Z"],
  ])("writes %s as the game does", (text, usual) => {
    expect(usualTimestamp(text)).toBe(usual);
  });

  it.each(["2026-05-01T12:00:00+02:00", "9999-12-31T24:00Z", "0000-01-01T00:00Z", "soon", "", 5, null, undefined])(
    "has no column for %j",
    (value) => {
      expect(usualTimestamp(value)).toBeUndefined();
    },
  );
});
