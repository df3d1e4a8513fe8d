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
  if (!parsed.ok) throw new Error("the line is no event");
  const position = { file: "Journal.2026-05-01T120000.01.log", offset: seq, line: seq, generation: 0 };
  const { kind, event } = parsed;
  return { seq, atMs: timeMs, timeMs, observation: { type: "event", position, raw, byteLength: 1, kind, event } };
}

function pastOf(records: readonly DecodedRecord[], pageSize = 3): RecordSource {
  const stateAfter = (seq: number): CockpitState =>
    records.slice(0, seq).reduce((state, { observation, atMs }) => fold(state, observation, atMs), unknownState);
  return {
    snapshot: (seq) => Promise.resolve({ seq, lastSeq: records.length, run: "r", state: stateAfter(seq) }),
    records: (after) => Promise.resolve(records.slice(after, after + pageSize)),
  };
}

const evenly = (count: number): readonly DecodedRecord[] =>
  Array.from({ length: count }, (_, at) => recordAt(at + 1, at * 10));

describe("the past", () => {
  it("played in any steps folds each record once and ends in the same state", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 20, maxLength: 60 }),
        async (spans) => {
          const records = evenly(10);
          const past = pastOf(records);
          const player = new Playback(past, unknownState, 0);
          await player.seek(0);
          for (const span of [...spans, 60_000, 60_000, 60_000, 60_000, 60_000]) await player.advance(span);
          expect(player.state).toEqual((await past.snapshot(10)).state);
          expect(player.seq).toBe(10);
          expect(player.isAtEnd).toBe(true);
        },
      ),
    );
  });

  it("begins with the first line, wherever it was before", async () => {
    const records = evenly(10);
    const later = (await pastOf(records).snapshot(10)).state;
    const player = new Playback(pastOf(records), later, 10);
    await player.seek(0);
    expect(player.timeMs).toBeUndefined();
    await player.advance(15_000);
    expect(player.seq).toBe(2);
  });

  it("does not run ahead of its clock", async () => {
    const player = new Playback(pastOf(evenly(10)), unknownState, 0);
    await player.seek(1);
    await player.advance(25_000);
    expect(player.seq).toBe(3);
    expect(player.timeMs).toBe(startMs + 25_000);
  });

  it("is not held up by a companion file that was left behind at the end", async () => {
    const [first, second, third] = evenly(3);
    const left = { timestamp: "2026-05-01T20:00:00Z", event: "Status", Flags: 0 };
    const raw = JSON.stringify(left);
    const status: DecodedRecord = {
      ...{ seq: 2, atMs: 0, timeMs: Date.parse(left.timestamp) },
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
    const player = new Playback(pastOf(records, 10), unknownState, 0);
    await player.seek(1);
    await player.advance(12_000);
    expect(player.seq).toBe(3);
    expect(player.timeMs).toBe(startMs + 12_000);
  });

  it("skips the silence between two sessions", async () => {
    const player = new Playback(pastOf([recordAt(1, 0), recordAt(2, 86_400)]), unknownState, 0);
    await player.seek(1);
    await player.advance(1000);
    expect(player.seq).toBe(2);
  });

  it("stays where the last of several seeks led", async () => {
    const past = pastOf(evenly(10));
    const waiting: (() => void)[] = [];
    const slow: RecordSource = {
      ...past,
      snapshot: async (seq) => {
        await new Promise<void>((done) => {
          waiting.push(done);
        });
        return past.snapshot(seq);
      },
    };
    const player = new Playback(slow, unknownState, 0);
    const seeks = [player.seek(2), player.seek(7)];
    for (const done of waiting.toReversed()) done();
    expect(await Promise.all(seeks)).toEqual([false, true]);
    expect(player.seq).toBe(7);
  });
});
