import type { Msg, NatsConnection } from "@nats-io/transport-node";
import type { Entry } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import type { JournalSource } from "./JournalSource.ts";
import { watermarkKey } from "../message/watermark.ts";
import { Uplink } from "./Uplink.ts";

/** A connection to a broker that accepts every line, with a collector that has stored nothing and stores nothing. */
function withoutProgress(onPublish: () => void): NatsConnection {
  const nothing = { string: () => "marks 1" };
  const connection = {
    subscribe: () => undefined,
    publish: onPublish,
    request: () => Promise.resolve(nothing),
    async *status() {},
    isClosed: () => true,
    closed: () => Promise.withResolvers<never>().promise,
  };
  return connection as unknown as NatsConnection;
}

const file = "Journal.2025-01-02T030405.01.log";
const raw = '{ "timestamp":"2025-01-02T03:04:05Z", "event":"NavRoute" }';
const entries = Array.from({ length: 3 }, (_, at): Entry => {
  const position = { file, offset: 100 * at, line: at + 1, generation: 0 };
  return { type: "event", position, raw, byteLength: 100, kind: "NavRoute", event: { event: "NavRoute" } };
});
const source: JournalSource = {
  files: () => Promise.resolve([file]),
  async *read() {
    yield await Promise.resolve(entries);
  },
};

describe("Uplink", () => {
  it("still counts lines that are not stored after sending was stopped", async () => {
    const ending = new AbortController();
    let published = 0;
    const onPublish = () => {
      published++;
      if (published === entries.length) queueMicrotask(() => ending.abort());
    };
    const clock = {
      nowMs: () => 0,
      monotonicMs: () => 0,
      sleep: (_delayMs: number, signal?: AbortSignal) => aborted(signal),
    };
    const uplink = new Uplink(withoutProgress(onPublish), {
      inbox: "in",
      clock,
      longestBytes: 1000,
      backlogLines: 10,
    });
    await uplink.send({ commander: "c", partition: 0, source }, ending.signal);
    expect([uplink.counts.sent, uplink.unstored]).toEqual([3, 3]);
    await uplink[Symbol.asyncDispose]();
  });
});

/** A connection whose subscriptions are recorded, and can be sent to. */
function recorded(onPublish: () => void) {
  const open = new Map<string, (message: Msg) => void>();
  const connection = {
    ...withoutProgress(onPublish),
    subscribe(subject: string, { callback }: { callback: (error: null, message: Msg) => void }) {
      open.set(subject, (message) => callback(null, message));
      return { unsubscribe: () => open.delete(subject) };
    },
  } as unknown as NatsConnection;
  const send = (subject: string, text: string) => {
    const from = [...open.keys()].find((each) => subject.startsWith(each.replace(/\*$/, ""))) ?? "";
    open.get(from)?.({ subject, string: () => text } as Msg);
  };
  return { connection, open, send };
}

describe("the uplink of one commander", () => {
  const progress = "$KV.progress.0";
  const report = "one busy";

  it("receives progress only while lines are not stored, and sleeps only while lines are on their way", async () => {
    const sent = Promise.withResolvers<void>();
    let published = 0;
    const { connection, open, send } = recorded(() => {
      published++;
      if (published === entries.length) queueMicrotask(() => sent.resolve());
    });
    let sleeps = 0;
    const sleep = (_delayMs: number, signal?: AbortSignal) => {
      sleeps++;
      return aborted(signal);
    };
    const uplink = new Uplink(connection, {
      inbox: "in",
      clock: { nowMs: () => 0, monotonicMs: () => 0, sleep },
      longestBytes: 1000,
      backlogLines: 10,
      commander: "c",
    });
    await Promise.resolve();
    expect([open.has(progress), sleeps]).toEqual([false, 0]);
    const sending = uplink.send({ commander: "c", partition: 0, source }, new AbortController().signal);
    await sent.promise;
    expect([open.has(progress), sleeps]).toEqual([true, 1]);
    send(progress, report);
    expect(open.has(progress)).toBe(true);
    send(`$KV.watermarks.${watermarkKey("c", file)}`, "0 300");
    await sending;
    send(progress, report);
    expect([open.has(progress), uplink.unstored]).toEqual([false, 0]);
    await uplink[Symbol.asyncDispose]();
  });
});

/** A sleep that only its signal ends. */
function aborted(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    signal?.addEventListener("abort", () => resolve(), { once: true });
  });
}
