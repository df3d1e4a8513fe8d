import { expect, it } from "vitest";
import { simulate } from "../simulate.ts";

it("refreshes Status.json at every fifth second while nothing happens", () => {
  const startMs = Date.UTC(2026, 4, 1, 12);
  const minuteMs = 60_000;
  const script = [{ do: "wait", for: "10m" }] as const;
  const moments = [...simulate({ scenario: { script }, seed: 3, start: new Date(startMs), dialect: "spec" })];
  // The session has long begun and does not end yet.
  const quiet = moments.filter(({ timeMs }) => timeMs >= startMs + 5 * minuteMs && timeMs < startMs + 6 * minuteMs);
  expect(quiet.map(({ timeMs }) => timeMs % minuteMs)).toEqual(Array.from({ length: 12 }, (_, index) => index * 5000));
});
