import type { Msg, NatsConnection } from "@nats-io/transport-node";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Publisher, type PublishListener } from "./Publisher.ts";

const silenceMs = 5000;

/** A publisher with a broker that answers when the test says so, and a clock that the test moves. */
function makePublisher(windowLines = 8) {
  const time = { ms: 1000 };
  const inboxes: ((text: string) => void)[] = [];
  const replies: string[] = [];
  const connection = {
    subscribe: (_inbox: string, { callback }: { callback: (error: Error | null, message: Msg) => void }) => {
      const at = inboxes.push((text) => callback(null, { data: Buffer.from(text) } as unknown as Msg)) - 1;
      return { unsubscribe: () => (inboxes[at] = () => undefined) };
    },
    publish: (_subject: string, _payload: Uint8Array, { reply }: { reply: string }) => void replies.push(reply),
    isClosed: () => false,
  } as unknown as NatsConnection;
  const clock = { nowMs: () => time.ms, monotonicMs: () => time.ms, sleep: () => Promise.resolve() };
  const publisher = new Publisher<number>(connection, { inbox: "in", windowLines, silenceMs, clock });
  const told: (number | string)[] = [];
  const listener: PublishListener<number> = {
    acknowledged: (end) => told.push(end),
    lost: (reason) => told.push(reason),
  };
  const publish = (end: number) => publisher.publish(listener, end, "journal", "Shipslog: 1 f 0 0 1 1 0", "{}");
  /** Publishes as many lines as there is room for, and returns how many. */
  const fill = () => {
    let lines = 0;
    for (; publisher.hasRoom; lines++) publish(lines);
    return lines;
  };
  /** Answers at the newest inbox, or an older one. */
  const answer = (text: string, at = inboxes.length - 1) => inboxes[at]?.(text);
  return { publisher, time, told, publish, fill, replies, answer };
}

const stored = '{"stream":"JOURNAL_0","seq":1}';
const full = '{"error":{"code":503,"description":"maximum bytes exceeded"}}';
const refused = '{"error":{"code":400,"description":"no"}}';

describe("Publisher", () => {
  it("has never more lines without an acknowledgement than its window, and acknowledges in order", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.array(fc.boolean(), { maxLength: 80 }), (window, publishes) => {
        const { publisher, told, publish, answer } = makePublisher(window);
        let published = 0;
        for (const isPublish of publishes) {
          expect(publisher.hasRoom).toBe(published - told.length < window);
          if (isPublish && publisher.hasRoom) publish(published++);
          else answer(stored);
        }
        expect(told).toEqual(Array.from({ length: told.length }, (_, at) => at));
        expect(told.length).toBeLessThanOrEqual(published);
      }),
    );
  });

  it("lets those who wait for room continue when half of the window is free", async () => {
    const { publisher, answer, fill } = makePublisher(8);
    await publisher.waitForRoom();
    expect(fill()).toBe(8);
    let hasRoom = false;
    const waiting = publisher.waitForRoom().then(() => (hasRoom = true));
    for (let at = 0; at < 3; at++) answer(stored);
    await Promise.resolve();
    expect(hasRoom).toBe(false);
    answer(stored);
    await waiting;
    expect(fill()).toBe(4);
  });

  it.each([
    ["full", full, [2500, 2500, 2500, 2500]],
    ["refused", refused, [4000, 8000, 10_000, 10_000]],
    ["refused", "", [4000, 8000, 10_000, 10_000]],
  ])("pauses for longer and longer while lines are lost because the stream is %s (%s)", (reason, text, longestMs) => {
    const { publisher, time, told, answer, fill } = makePublisher(8);
    fill();
    const pausesMs = Array.from({ length: 8 }, () => {
      answer(text);
      const startMs = time.ms;
      while (!publisher.hasRoom) {
        time.ms += 250;
        publisher.checkTimeouts();
      }
      // One line tries whether the broker accepts again.
      expect(fill()).toBe(1);
      return time.ms - startMs;
    });
    expect(pausesMs).toEqual([250, 500, 1000, 2000, ...longestMs]);
    expect(told).toEqual(Array.from({ length: 8 }, () => reason));
    // With each acknowledgement twice as many may wait, and the next pause is short again.
    const filled = Array.from({ length: 4 }, () => {
      answer(stored);
      return fill();
    });
    expect(filled).toEqual([2, 3, 5, 1]);
    answer(text);
    time.ms += 250;
    publisher.checkTimeouts();
    expect(publisher.hasRoom).toBe(true);
  });

  it("takes lines for lost when the broker is silent while they wait, and ignores what the old inbox gets", () => {
    const { publisher, time, told, answer, publish, replies } = makePublisher();
    // Silence without a line on its way means nothing.
    time.ms += 10 * silenceMs;
    publisher.checkTimeouts();
    publish(1);
    publish(2);
    time.ms += silenceMs;
    publisher.checkTimeouts();
    answer(stored);
    publisher.checkTimeouts();
    time.ms += silenceMs;
    publisher.checkTimeouts();
    expect(told).toEqual([1]);
    time.ms += 1;
    publisher.checkTimeouts();
    expect(told).toEqual([1, "silence"]);
    time.ms += 250;
    publisher.checkTimeouts();
    publish(3);
    expect(new Set(replies).size).toBe(2);
    answer(stored, 0);
    expect(told).toEqual([1, "silence"]);
    answer(stored);
    expect(told).toEqual([1, "silence", 3]);
  });

  it("loses its lines with the connection, and continues with one line without a pause", () => {
    const { publisher, told, fill } = makePublisher();
    fill();
    publisher.setConnected(false);
    expect([told, publisher.hasRoom]).toEqual([["link"], false]);
    publisher.setConnected(true);
    expect(fill()).toBe(1);
  });

  it("lets nobody wait after it is closed, and tells listeners nothing", async () => {
    const { publisher, told, fill, time } = makePublisher();
    const work = publisher.waitForWork();
    fill();
    await work;
    await publisher.waitForWork();
    const room = publisher.waitForRoom();
    publisher.close();
    await room;
    time.ms += 2 * silenceMs;
    publisher.checkTimeouts();
    expect(told).toEqual([]);
  });
});
