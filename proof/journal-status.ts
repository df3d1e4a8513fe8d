/**
 * Compares when Status.json is written with a model that is independent of the planner: it goes through a session
 * millisecond by millisecond and applies the specification and docs/readings.md in whole micro-degrees.
 */
import { Flags, type EventOf, type JsonObject, type Moment } from "@shipslog/contract";
import { plan } from "@shipslog/journal";
import fc from "fast-check";
import type { Proof } from "../lab/proof/Proof.ts";

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
      let [atMs, microDegrees] = [0, 0];
      return items.map(({ waitMs, by, back, inSrv }) => {
        atMs += waitMs;
        microDegrees += back ? -by : by;
        return { atMs, microDegrees, inSrv };
      });
    }),
});

/** The four figures of the specification, at many coordinates: the number of writes for two states two seconds apart. */
function thresholdTable(places: number) {
  const cases = [
    { inSrv: false, microDegrees: 19_900, writes: 1 },
    { inSrv: false, microDegrees: 20_000, writes: 2 },
    { inSrv: true, microDegrees: 400, writes: 1 },
    { inSrv: true, microDegrees: 500, writes: 2 },
  ];
  return cases.map(({ inSrv, microDegrees, writes }) => {
    const wrong = Array.from({ length: places }, (_, place) => {
      const from = Math.round((place / places - 0.5) * 179_000_000);
      const shown = [from, from + microDegrees].map((at, index) => ({ atMs: index * 2000, microDegrees: at, inSrv }));
      return plannedWrites({ shown, periodMs: 3000 }).length;
    }).filter((found) => found !== writes).length;
    return { where: inSrv ? "SRV" : "flight", degrees: microDegrees / 1e6, rewrites: writes - 1, places, wrong };
  });
}

/** Proves that Status.json is written when the specification and the readings say, and at no other time. */
export const proof: Proof = {
  name: "journal-status",
  claim:
    "Status.json is rewritten from 0.02 degrees in flight and 0.0005 in the SRV, at least once a period, never twice within a second.",
  fullSize: 5000,
  reducedSize: 200,
  run({ size, seed, report }) {
    const table = thresholdTable(size);
    let [writes, differing, gapMs, closestMs] = [0, 0, 0, Infinity];
    for (const session of fc.sample(sessions, { numRuns: size, seed })) {
      const planned = plannedWrites(session);
      writes += planned.length;
      if (JSON.stringify(planned) !== JSON.stringify(expectedWrites(session))) {
        if (differing++ === 0) report(`first difference: ${JSON.stringify(session)}`);
      }
      for (const sinceMs of pausesOf(planned)) {
        gapMs = Math.max(gapMs, sinceMs - session.periodMs);
        closestMs = Math.min(closestMs, sinceMs);
      }
    }
    const result = { table, sessions: size, writes, differing, longestGapBeyondPeriodMs: gapMs, closestMs };
    report(JSON.stringify(result));
    const isTableRight = table.every(({ wrong }) => wrong === 0);
    return { passed: isTableRight && differing === 0 && gapMs <= 0 && closestMs >= pauseMs, result };
  },
};
