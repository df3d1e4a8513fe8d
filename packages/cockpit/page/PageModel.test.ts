import { signal as signalOf } from "@preact/signals";
import { parseLine } from "@shipslog/contract/text";
import { describe, expect, it } from "vitest";
import type { CockpitObservation } from "../src/state/CockpitObservation.ts";
import { unknownState, type CockpitState } from "../src/state/CockpitState.ts";
import { fold } from "../src/state/fold.ts";
import { encodeSnapshot } from "../src/wire/Snapshot.ts";
import type { RecordedMoment } from "../src/wire/Timeline.ts";
import type { DecodedRecord } from "../src/wire/WireRecord.ts";
import type { EventStream } from "./live/Feed.ts";
import { PageModel } from "./PageModel.ts";

const startMs = Date.parse("2026-05-01T12:00:00Z");
const file = "Journal.2026-05-01T120000.01.log";

function lineAt(seq: number, seconds: number): CockpitObservation {
  const raw = `{ "timestamp":"${new Date(startMs + seconds * 1000).toISOString()}", "event":"Line${seq}" }`;
  const parsed = parseLine(raw);
  if (!parsed.ok) throw new Error("the line is not an event");
  const position = { file, offset: seq, line: seq, generation: 0 };
  return { type: "event", position, raw, byteLength: 1, kind: parsed.kind, event: parsed.event };
}

/** A server in memory: lines at given seconds, answered as the real server does. */
class FakeServer {
  run = "first";
  seconds: readonly number[];
  requests: number[] = [];
  answerMs = 0;

  constructor(seconds: readonly number[]) {
    this.seconds = seconds;
  }

  get lastSeq(): number {
    return this.seconds.length;
  }

  stateAt(seq: number): CockpitState {
    return this.seconds
      .slice(0, seq)
      .reduce((state, at, index) => fold(state, lineAt(index + 1, at), startMs), unknownState);
  }

  recordsAfter(from: number): readonly DecodedRecord[] {
    const all = this.seconds.map((at, index) => ({ seq: index + 1, observation: lineAt(index + 1, at) }));
    return all
      .slice(from)
      .map((record, at) => ({ ...record, atMs: startMs, timeMs: startMs + (this.seconds[from + at] ?? 0) * 1000 }));
  }

  momentAt(timeMs: number): RecordedMoment {
    const seq = this.seconds.findLastIndex((at) => startMs + at * 1000 <= timeMs) + 1;
    const own = this.seconds[seq - 1];
    const next = this.seconds[seq];
    return {
      run: this.run,
      seq,
      timeMs: own === undefined ? undefined : startMs + own * 1000,
      nextSeq: next === undefined ? undefined : seq + 1,
      nextTimeMs: next === undefined ? undefined : startMs + next * 1000,
    };
  }
}

/** A page without a browser, with a clock that the test moves. */
function openModel(server: FakeServer) {
  let nowMs = startMs;
  const timers: { readonly atMs: number; readonly action: () => void }[] = [];
  const listeners = new Map<string, (event: MessageEvent<string>) => void>();
  const after = (delayMs: number, action: () => void): void => void timers.push({ atMs: nowMs + delayMs, action });
  const stream: EventStream = {
    readyState: 1,
    addEventListener: (type, listener) => listeners.set(type, listener),
    close: () => undefined,
  };
  const answer = <Value>(value: () => Value, signal?: AbortSignal): Promise<Value> =>
    new Promise((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
      if (server.answerMs === 0) resolve(value());
      else after(server.answerMs, () => resolve(value()));
    });
  const model = new PageModel({
    nowMs: () => nowMs,
    open: () => stream,
    after,
    beforeNextFrame: (action) => queueMicrotask(action),
    recorded: {
      records: {
        snapshot: (seq, signal) => {
          server.requests.push(seq);
          const { run, lastSeq, seconds } = server;
          const timeMs = startMs + (seconds[seq - 1] ?? 0) * 1000;
          return answer(() => ({ run, seq, lastSeq, timeMs, state: server.stateAt(seq) }), signal);
        },
        records: (from) => Promise.resolve(server.recordsAfter(from)),
      },
      timeline: () => Promise.resolve({ run: server.run, lastSeq: server.lastSeq, points: [], marks: [] }),
      moment: (timeMs) => Promise.resolve(server.momentAt(timeMs)),
      travels: () => Promise.reject(new Error("nobody travels")),
      search: () => Promise.resolve({ records: [] }),
    },
    leave: undefined,
    commander: signalOf(undefined),
  });
  const emit = (type: string, data = ""): void => listeners.get(type)?.({ data } as MessageEvent<string>);
  const connect = (): void => {
    const { run, lastSeq } = server;
    emit("open");
    emit("hello", JSON.stringify({ version: 1, run, lastSeq }));
  };
  connect();
  emit(
    "snapshot",
    encodeSnapshot({
      run: server.run,
      seq: server.lastSeq,
      lastSeq: server.lastSeq,
      state: server.stateAt(server.lastSeq),
    }),
  );
  /** Lets time pass; promises settle in between. */
  const pass = async (spanMs: number): Promise<void> => {
    for (const endMs = nowMs + spanMs; ;) {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      const next = timers.toSorted((a, b) => a.atMs - b.atMs).find(({ atMs }) => atMs <= endMs);
      if (next === undefined) {
        nowMs = endMs;
        return;
      }
      timers.splice(timers.indexOf(next), 1);
      nowMs = Math.max(nowMs, next.atMs);
      next.action();
    }
  };
  return { model, connect, pass };
}

const everyTenSeconds = (count: number) => Array.from({ length: count }, (_, at) => at * 10);

describe("looking back while the server restarts", () => {
  it("stays at the same moment, with the sequence numbers of the new run", async () => {
    const server = new FakeServer(everyTenSeconds(413));
    const { model, connect, pass } = openModel(server);
    await pass(0);
    model.past.seek(300).catch(() => undefined);
    await pass(1000);
    expect(model.gameTimeMs.value).toBe(startMs + 2990_000);
    // The new server starts with a later line.
    server.run = "second";
    server.seconds = everyTenSeconds(413).slice(236);
    connect();
    await pass(5000);
    expect(model.past.position.value).toMatchObject({ seq: 64, lastSeq: 177 });
    expect(model.gameTimeMs.value).toBe(startMs + 2990_000);
  });
});

describe("looking back at one of several lines of a second", () => {
  it("stays at that line while the server restarts", async () => {
    const server = new FakeServer([0, 5, 5, 5, 5, 9]);
    const { model, connect, pass } = openModel(server);
    await pass(0);
    model.past.seek(3).catch(() => undefined);
    await pass(1000);
    server.run = "second";
    connect();
    await pass(5000);
    expect(model.past.position.value).toMatchObject({ seq: 3 });
    expect(model.state.value.tail.lines.at(-1)?.kind).toBe("Line3");
  });
});

describe("a step of a minute", () => {
  const minuteMs = 60_000;

  it("moves the clock by a minute in both directions, also between two lines", async () => {
    const { model, pass } = openModel(new FakeServer([0, 1, 2, 3, 200, 201, 400]));
    await pass(0);
    const times: number[] = [];
    for (const span of [-minuteMs, -minuteMs, minuteMs, minuteMs]) {
      model.past.step(span).catch(() => undefined);
      await pass(500);
      times.push(((model.gameTimeMs.value ?? 0) - startMs) / 1000);
    }
    expect(times).toEqual([340, 280, 340, 400]);
  });

  it("stops at both ends and skips hours without a line", async () => {
    const { model, pass } = openModel(new FakeServer([0, 36_000]));
    await pass(0);
    const timeAfter = async (span: number) => {
      model.past.step(span).catch(() => undefined);
      await pass(500);
      return ((model.gameTimeMs.value ?? 0) - startMs) / 1000;
    };
    expect(await timeAfter(minuteMs)).toBe(36_000);
    expect(await timeAfter(-minuteMs)).toBe(0);
    expect(await timeAfter(-minuteMs)).toBe(0);
    expect(await timeAfter(minuteMs)).toBe(36_000);
  });
});

describe("a drag of the slider", () => {
  it.each([0, 300, 2000])(
    "sends at most ten requests when an answer takes %d ms, and ends where it ended",
    async (answerMs) => {
      const server = new FakeServer(everyTenSeconds(200));
      const { model, pass } = openModel(server);
      await pass(0);
      await model.past.open();
      server.answerMs = answerMs;
      for (let seq = 199; seq > 101; seq -= 1) {
        model.past.seek(seq).catch(() => undefined);
        await pass(10);
      }
      await pass(10_000);
      expect(server.requests.length).toBeLessThanOrEqual(10);
      expect(server.requests.at(-1)).toBe(102);
      expect(model.past.position.value?.seq).toBe(102);
      expect(model.state.value.tail.count).toBe(102);
    },
  );
});
