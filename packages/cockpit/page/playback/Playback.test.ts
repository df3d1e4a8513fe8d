import { parseLine } from "@shipslog/contract/text";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unknownState, type CockpitState } from "../../src/state/CockpitState.ts";
import { fold } from "../../src/state/fold.ts";
import type { DecodedRecord } from "../../src/wire/WireRecord.ts";
import { Playback, type RecordSource } from "./Playback.ts";

const startMs = Date.parse("2026-05-01T12:00:00Z");

/** One line a number of seconds after the start. */
function recordAt(seq: number, seconds: number): DecodedRecord {
  const timeMs = startMs + seconds * 1000;
  const raw = `{ "timestamp":"${new Date(timeMs).toISOString()}", "event":"Line${seq}" }`;
  const parsed = parseLine(raw);
  if (!parsed.ok) throw new Error("the line is not an event");
  const position = { file: "Journal.2026-05-01T120000.01.log", offset: seq, line: seq, generation: 0 };
  const { kind, event } = parsed;
  return { seq, atMs: timeMs, timeMs, observation: { type: "event", position, raw, byteLength: 1, kind, event } };
}

function sourceOf(records: readonly DecodedRecord[], pageSize = 3): RecordSource {
  const stateAfter = (seq: number): CockpitState =>
    records.slice(0, seq).reduce((state, { observation, atMs }) => fold(state, observation, atMs), unknownState);
  return {
    snapshot: (seq) => Promise.resolve({ seq, lastSeq: records.length, run: "r", state: stateAfter(seq) }),
    records: (after) => Promise.resolve(records.slice(after, after + pageSize)),
  };
}

const evenly = (count: number): readonly DecodedRecord[] =>
  Array.from({ length: count }, (_, at) => recordAt(at + 1, at * 10));

describe("playback", () => {
  it("folds each record once in steps of any size and ends in the same state", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 20, maxLength: 60 }),
        async (spans) => {
          const records = evenly(10);
          const source = sourceOf(records);
          const playback = new Playback(source, unknownState, 0);
          await playback.seek(0);
          for (const span of [...spans, 60_000, 60_000, 60_000, 60_000, 60_000]) await playback.advance(span);
          expect(playback.state).toEqual((await source.snapshot(10)).state);
          expect(playback.seq).toBe(10);
          expect(playback.isAtEnd).toBe(true);
        },
      ),
    );
  });

  it("starts at the first line after a seek to 0", async () => {
    const records = evenly(10);
    const later = (await sourceOf(records).snapshot(10)).state;
    const playback = new Playback(sourceOf(records), later, 10);
    await playback.seek(0);
    expect(playback.timeMs).toBeUndefined();
    await playback.advance(15_000);
    expect(playback.seq).toBe(2);
  });

  it("plays no record before its time", async () => {
    const playback = new Playback(sourceOf(evenly(10)), unknownState, 0);
    await playback.seek(1);
    await playback.advance(25_000);
    expect(playback.seq).toBe(3);
    expect(playback.timeMs).toBe(startMs + 25_000);
  });

  it("is not delayed by a companion file with the time of the session's end", async () => {
    const [first, second, third] = evenly(3);
    const left = { timestamp: "2026-05-01T20:00:00Z", event: "Status", Flags: 0 };
    const raw = JSON.stringify(left);
    const status: DecodedRecord = {
      seq: 2,
      atMs: 0,
      timeMs: Date.parse(left.timestamp),
      observation: {
        type: "companion",
        file: "Status.json",
        revision: 1,
        observedAtMs: 0,
        state: "alone",
        raw,
        event: left,
      },
    };
    const lines = [first, second, third].map((record) => record as DecodedRecord);
    const records = [...lines.slice(0, 1), status, ...lines.slice(1)].map((record, at) => ({ ...record, seq: at + 1 }));
    const playback = new Playback(sourceOf(records, 10), unknownState, 0);
    await playback.seek(1);
    await playback.advance(12_000);
    expect(playback.seq).toBe(3);
    expect(playback.timeMs).toBe(startMs + 12_000);
  });

  it("skips the gap between two sessions", async () => {
    const playback = new Playback(sourceOf([recordAt(1, 0), recordAt(2, 86_400)]), unknownState, 0);
    await playback.seek(1);
    await playback.advance(1000);
    expect(playback.seq).toBe(2);
  });

  it("ends at the last of several concurrent seeks", async () => {
    const source = sourceOf(evenly(10));
    const waiting: (() => void)[] = [];
    const slow: RecordSource = {
      ...source,
      snapshot: async (seq) => {
        await new Promise<void>((done) => {
          waiting.push(done);
        });
        return source.snapshot(seq);
      },
    };
    const playback = new Playback(slow, unknownState, 0);
    const seeks = [playback.seek(2), playback.seek(7)];
    for (const done of waiting.toReversed()) done();
    expect(await Promise.all(seeks)).toEqual([false, true]);
    expect(playback.seq).toBe(7);
  });
});
