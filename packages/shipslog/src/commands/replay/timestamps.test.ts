import { describe, expect, it } from "vitest";
import { eventTimeMs, shiftTimestamps } from "./timestamps.ts";

const line = (time: string) => `{ "timestamp":"${time}", "event":"Missions" }`;
const noonMs = Date.parse("2026-05-01T12:00:00Z");

describe("a time in another form of ISO 8601", () => {
  it.each(["2026-05-01T12:00:00+00:00", "20260501T120000Z", "2026-05-01T12:00Z"])("paces the replay: %s", (time) => {
    expect(eventTimeMs(line(time))).toBe(noonMs);
  });

  it("is shifted and written in the usual form", () => {
    expect(shiftTimestamps(line("20260501T120000Z"), 60_000)).toBe(line("2026-05-01T12:01:00Z"));
  });
});

it("keeps the fraction of a second, and every string that is not a time", () => {
  expect(shiftTimestamps(line("2026-05-01T12:00:00.250Z"), 1000)).toBe(line("2026-05-01T12:00:01.250Z"));
  const others = ["2026-02-30T12:00:00Z", "2026-05-01T12:00:00+02:00", "2026-05-01", "1234567890"];
  for (const text of others) expect(shiftTimestamps(line(text), 1000)).toBe(line(text));
});
