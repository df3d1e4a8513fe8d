/**
 * Compares when Status.json is written with a model that is independent of the planner: it goes through a session
 * millisecond by millisecond and applies the specification and docs/readings.md in whole micro-degrees.
 */
import { Flags, type EventOf, type JsonObject, type Moment } from "@shipslog/contract";
import { plan } from "@shipslog/journal";
import fc from "fast-check";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";

interface Shown {
  readonly atMs: number;
  readonly microDegrees: number;
  readonly inSrv: boolean;
}

interface Session {
  readonly shown: readonly Shown[];
  readonly periodMs: number;
}

interface Write {
  readonly atMs: number;
  readonly timestamp: string;
  readonly microDegrees: number;
}

const startMs = Date.UTC(2026, 4, 1, 12);
const pauseMs = 1000;

function isSignificant(now: Shown, written: Shown): boolean {
  if (now.inSrv !== written.inSrv) return true;
  return Math.abs(now.microDegrees - written.microDegrees) >= (now.inSrv ? 500 : 20_000);
}

/** The expected writes, found by checking every millisecond. */
function expectedWrites({ shown, periodMs }: Session): readonly Write[] {
  const writes: Write[] = [];
  let written: { state: Shown; atMs: number } | undefined;
  let next = 0;
  const lastMs = shown.at(-1)?.atMs ?? 0;
  for (let atMs = 0; atMs <= lastMs + pauseMs; atMs++) {
    while ((shown[next]?.atMs ?? Infinity) <= atMs) next++;
    const state = shown[next - 1];
    if (state === undefined) continue;
    const sinceMs = written === undefined ? Infinity : atMs - written.atMs;
    const isChange = written === undefined || isSignificant(state, written.state);
    // A change is always written, a periodic write only until the last moment.
    if (sinceMs < pauseMs || !(isChange || (sinceMs >= periodMs && atMs <= lastMs))) continue;
    written = { state, atMs };
    const timestamp = `${new Date(startMs + atMs).toISOString().slice(0, 19)}Z`;
    writes.push({ atMs, timestamp, microDegrees: state.microDegrees });
  }
  return writes;
}

function toMoment({ atMs, microDegrees, inSrv }: Shown): Moment {
  const status: JsonObject = {
    timestamp: "",
    event: "Status",
    Flags: Flags.encode([inSrv ? "InSRV" : "InMainShip", "HasLatLong"]),
    Latitude: microDegrees / 1e6,
    Longitude: 0,
  };
  return { timeMs: startMs + atMs, event: undefined, companions: { "Status.json": status } };
}

/** The writes that the planner plans. */
function plannedWrites({ shown, periodMs }: Session): readonly Write[] {
  return [...plan(shown.map(toMoment), { statusPeriodMs: periodMs })].flatMap((step) => {
    if (step.type !== "replace") return [];
    const { timestamp, Latitude } = JSON.parse(new TextDecoder().decode(step.bytes)) as EventOf<"Status">;
    return [{ atMs: step.atMs - startMs, timestamp, microDegrees: Math.round((Latitude ?? Number.NaN) * 1e6) }];
  });
}

function pausesOf(writes: readonly Write[]): readonly number[] {
  return writes.slice(1).map(({ atMs }, index) => atMs - (writes[index]?.atMs ?? 0));
}

/** Sessions with changes around the thresholds, and pauses from nothing to several periods. */
const sessions: fc.Arbitrary<Session> = fc.record({
  periodMs: fc.integer({ min: 1000, max: 5000 }),
  shown: fc
    .array(
      fc.record({
        waitMs: fc.oneof(fc.nat(1500), fc.nat(12_000)),
        by: fc.constantFrom(0, 400, 499, 500, 501, 19_900, 19_999, 20_000, 20_001),
        back: fc.boolean(),
        inSrv: fc.boolean(),
      }),
      { minLength: 1, maxLength: 20 },
    )
    .map((items) => {
      let atMs = 0;
      let microDegrees = 0;
      return items.map(({ waitMs, by, back, inSrv }) => {
        atMs += waitMs;
        microDegrees += back ? -by : by;
        return { atMs, microDegrees, inSrv };
      });
    }),
});

/**
 * The four figures of the specification, at many coordinates: where two states two seconds apart lead to another number of
 * writes.
 */
function wrongThresholds(places: number): readonly string[] {
  const cases = [
    { inSrv: false, microDegrees: 19_900, writes: 1 },
    { inSrv: false, microDegrees: 20_000, writes: 2 },
    { inSrv: true, microDegrees: 400, writes: 1 },
    { inSrv: true, microDegrees: 500, writes: 2 },
  ];
  return cases.flatMap(({ inSrv, microDegrees, writes }) => {
    const froms = Array.from({ length: places }, (_, place) => Math.round((place / places - 0.5) * 179_000_000));
    const wrong = froms.filter((from) => {
      const shown = [from, from + microDegrees].map((at, index) => ({ atMs: index * 2000, microDegrees: at, inSrv }));
      return plannedWrites({ shown, periodMs: 3000 }).length !== writes;
    });
    return wrong.map((from) => `${inSrv ? "SRV" : "flight"}: ${microDegrees} micro-degrees from ${from}`);
  });
}

longTest(
  {
    claim:
      "Status.json is rewritten from 0.02 degrees in flight and 0.0005 in the SRV, at least once a period, never twice within a second.",
    size: { check: 200, full: 5000, of: "sessions" },
  },
  ({ size, seed }) => {
    expect(wrongThresholds(size)).toEqual([]);
    let writes = 0;
    let gapMs = 0;
    let closestMs = Infinity;
    for (const session of fc.sample(sessions, { numRuns: size, seed })) {
      const planned = plannedWrites(session);
      expect(planned).toEqual(expectedWrites(session));
      writes += planned.length;
      for (const sinceMs of pausesOf(planned)) {
        gapMs = Math.max(gapMs, sinceMs - session.periodMs);
        closestMs = Math.min(closestMs, sinceMs);
      }
    }
    expect(gapMs).toBeLessThanOrEqual(0);
    expect(closestMs).toBeGreaterThanOrEqual(pauseMs);
    return `${writes} writes in ${size} sessions, at least ${closestMs} ms apart`;
  },
);
