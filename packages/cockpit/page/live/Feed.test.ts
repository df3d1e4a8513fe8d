import { parseLine } from "@shipslog/contract/text";
import { describe, expect, it } from "vitest";
import type { CockpitObservation } from "../../src/state/CockpitObservation.ts";
import { unknownState } from "../../src/state/CockpitState.ts";
import { fold } from "../../src/state/fold.ts";
import { encodeSnapshot } from "../../src/wire/Snapshot.ts";
import { encodeRecord } from "../../src/wire/encodeRecord.ts";
import { Feed, type EventStream } from "./Feed.ts";

function lineOf(seq: number): CockpitObservation {
  const raw = `{ "timestamp":"2026-05-01T12:00:00Z", "event":"Line${seq}" }`;
  const parsed = parseLine(raw);
  if (!parsed.ok) throw new Error("the line is not an event");
  const position = { file: "Journal.2026-05-01T120000.01.log", offset: seq, line: seq, generation: 0 };
  return { type: "event", position, raw, byteLength: 1, kind: parsed.kind, event: parsed.event };
}

/** An EventSource whose events a test emits. */
class TestStream implements EventStream {
  readyState = 0;
  readonly #listeners = new Map<string, (event: MessageEvent<string>) => void>();

  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void {
    this.#listeners.set(type, listener);
  }

  emit(type: string, data = ""): void {
    this.#listeners.get(type)?.({ data } as MessageEvent<string>);
  }

  close(): void {
    this.readyState = 2;
  }
}

function openFeed(): { feed: Feed; streams: TestStream[]; timers: (() => void)[]; changes: () => number } {
  const streams: TestStream[] = [];
  const timers: (() => void)[] = [];
  let changes = 0;
  const feed = new Feed({
    open: () => {
      const stream = new TestStream();
      streams.push(stream);
      return stream;
    },
    after: (_delayMs, action) => timers.push(action),
    onChange: () => (changes += 1),
  });
  return { feed, streams, timers, changes: () => changes };
}

const snapshotOf = (seq: number): string => encodeSnapshot({ seq, lastSeq: seq, run: "r", state: unknownState });

describe("a feed", () => {
  it("starts with a snapshot and folds each record into it", () => {
    const { feed, streams, changes } = openFeed();
    expect(feed.hasState).toBe(false);
    streams[0]?.emit("open");
    streams[0]?.emit("snapshot", snapshotOf(4));
    streams[0]?.emit("record", encodeRecord({ seq: 5, atMs: 7 }, lineOf(5)));
    expect(feed.state).toEqual(fold(unknownState, lineOf(5), 7));
    expect(feed).toMatchObject({ seq: 5, isConnected: true, hasState: true });
    expect(changes()).toBe(3);
  });

  it("keeps its state while the browser reconnects", () => {
    const { feed, streams, timers } = openFeed();
    streams[0]?.emit("open");
    streams[0]?.emit("snapshot", snapshotOf(4));
    streams[0]?.emit("error");
    expect(feed).toMatchObject({ seq: 4, isConnected: false, hasState: true });
    expect(timers).toHaveLength(0);
    streams[0]?.emit("open");
    expect(feed.isConnected).toBe(true);
    expect(streams).toHaveLength(1);
  });

  it("opens a new stream when the browser does not retry", () => {
    const { feed, streams, timers } = openFeed();
    streams[0]?.close();
    streams[0]?.emit("error");
    timers[0]?.();
    streams[1]?.emit("open");
    streams[1]?.emit("snapshot", snapshotOf(9));
    expect(feed).toMatchObject({ seq: 9, isConnected: true });
  });
});
