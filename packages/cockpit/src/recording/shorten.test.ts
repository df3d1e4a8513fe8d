import { describe, expect, it } from "vitest";
import type { CockpitObservation } from "../state/CockpitObservation.ts";
import { shorten } from "./shorten.ts";

const long = "A".repeat(10_000_000);
const position = { file: "Journal.2026-05-01T120000.01.log", offset: 0, line: 1, generation: 0 };
const line = { position, raw: long, byteLength: long.length } as const;

/** A finding of @shipslog/check has more than the cockpit shows. */
const foundByCheck = {
  rule: long,
  severity: "error",
  message: long,
  pointer: long,
  position,
  companion: undefined,
  expected: long,
  received: long,
  excerpt: { text: long },
} as const;

const observations: readonly CockpitObservation[] = [
  { type: "event", ...line, kind: "Docked", event: { StationName: long } },
  { type: "bad", ...line, defect: "invalid" },
  { type: "oversize", position, byteLength: long.length, excerpt: long },
  {
    type: "companion",
    file: "Status.json",
    revision: 1,
    observedAtMs: 0,
    state: "sound",
    raw: long,
    event: { StationName: long },
  } as unknown as CockpitObservation,
  {
    type: "finding",
    finding: foundByCheck,
  },
];

describe("shorten", () => {
  it.each(observations)("keeps little of a long $type", (observation) => {
    const short = shorten(observation);
    expect(JSON.stringify(short).length).toBeLessThan(70_000);
    expect(JSON.stringify(shorten(short))).toBe(JSON.stringify(short));
  });
});
