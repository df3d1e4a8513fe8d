import type { NatsConnection } from "@nats-io/transport-node";
import type { Delivery, Verdict } from "@shipslog/contract";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { StoredFeed } from "./StoredFeed.ts";

/** A feed whose servers never have a stream, with what it has counted. */
function makeFeed() {
  const counts = { fed: 0, unfed: 0, troubles: 0 };
  const time = { ms: 0 };
  const connection = {
    subscribe: () => ({ unsubscribe: () => undefined }),
    isClosed: () => false,
    status: () => [],
    request: () => Promise.reject(new Error("no stream")),
    info: { max_payload: 2 * 2 ** 20 },
  } as unknown as NatsConnection;
  const feed = new StoredFeed({
    connection,
    credential: { inbox: "in", replicas: 1 },
    counts: {
      fed: (_partition, lines) => void (counts.fed += lines),
      unfed: (_partition, lines) => void (counts.unfed += lines),
    },
    clock: {
      nowMs: () => time.ms,
      monotonicMs: () => time.ms,
      sleep: (delayMs) => {
        time.ms += delayMs;
        return nextTurn();
      },
    },
    ageMs: 1000,
    onTrouble: () => counts.troubles++,
  });
  return { feed, counts };
}

const stored: Verdict = { type: "stored", kind: "NavRoute" };
const rejected: Verdict = { type: "rejected", kind: "NavRoute", code: "half-line", reason: "" };

function deliveriesOf(lines: number, length: number, verdict = stored): readonly Delivery[] {
  const raw = "x".repeat(length);
  return Array.from({ length: lines }, (_, at) => ({
    commander: "c",
    position: { file: "f", generation: 0, offset: at * length, line: at + 1 },
    byteLength: length,
    after: at * length,
    raw,
    verdict,
  }));
}

it("holds 32 MiB of lines that the servers do not take, and counts every line that is dropped", async () => {
  const { feed, counts } = makeFeed();
  feed.offer(0, deliveriesOf(40, 2 ** 20));
  expect(counts).toMatchObject({ fed: 0, unfed: 9 });
  feed.offer(0, deliveriesOf(1, 2 ** 20));
  expect(counts.unfed).toBe(10);
  await feed.close();
  expect(counts).toEqual({ fed: 0, unfed: 41, troubles: expect.any(Number) as number });
  expect(counts.troubles).toBeGreaterThan(0);
});

it("drops a line that is longer than the servers accept, and takes no rejected one", async () => {
  const { feed, counts } = makeFeed();
  feed.offer(0, deliveriesOf(1, 2 * 2 ** 20));
  feed.offer(0, deliveriesOf(5, 100, rejected));
  await feed.close();
  expect(counts.unfed).toBe(1);
});
