import { JetStreamApiError } from "@nats-io/jetstream";
import type { KvEntry } from "@nats-io/kv";
import type { Msg, Subscription } from "@nats-io/transport-node";
import { describe, expect, it } from "vitest";
import { Leases, type LeaseBucket, type LeaseConnection } from "./Leases.ts";

/** A broker in memory: delivers announcements at once and keeps keys by revision. */
function makeBroker() {
  const listeners = new Set<(subject: string) => unknown>();
  const kept = new Map<string, { readonly owner: string; readonly revision: number }>();
  let revisions = 0;
  const write = (key: string, owner: string, expected: number): Promise<number> => {
    if ((kept.get(key)?.revision ?? 0) !== expected) {
      const error = { code: 400, err_code: 10_071, description: "wrong last sequence" };
      return Promise.reject(new JetStreamApiError(error));
    }
    kept.set(key, { owner, revision: ++revisions });
    return Promise.resolve(revisions);
  };
  const connection: LeaseConnection = {
    publish: (subject) => {
      for (const notify of listeners) notify(subject);
    },
    subscribe: (_subject, { callback = () => undefined } = {}) => {
      const notify = (subject: string) => callback(null, { subject } as Msg);
      listeners.add(notify);
      return { unsubscribe: () => void listeners.delete(notify) } as Subscription;
    },
  };
  const bucket: LeaseBucket = {
    get: (key) => {
      const found = kept.get(key);
      return Promise.resolve(
        found === undefined ? null : ({ revision: found.revision, string: () => found.owner } as KvEntry),
      );
    },
    create: (key, owner) => write(key, String(owner), 0),
    update: (key, owner, revision) => write(key, String(owner), revision),
  };
  return { connection, bucket };
}

function makeFleet(owners: readonly string[], partitions: number) {
  const time = { ms: 0 };
  const clock = { nowMs: () => time.ms, monotonicMs: () => time.ms, sleep: () => Promise.resolve() };
  const { connection, bucket } = makeBroker();
  const collectors = owners.map((owner) => new Leases(connection, bucket, owner, partitions, clock));
  /** Lets some collectors renew in turn, every two seconds, until the shares are stable. */
  const settle = async (alive = collectors): Promise<readonly (readonly number[])[]> => {
    let shares: number[][] = [];
    for (let round = 0; round < 8; round++) {
      shares = [];
      for (const leases of alive) shares.push([...(await leases.renew())].toSorted((a, b) => a - b));
      time.ms += 2000;
    }
    return shares;
  };
  return { collectors, settle, time };
}

const sizes = (shares: readonly (readonly number[])[]) => shares.map(({ length }) => length);
const all = (shares: readonly (readonly number[])[]) => shares.flat().toSorted((a, b) => a - b);

describe("the leases of a fleet", () => {
  it.each([
    [1, 3],
    [2, 3],
    [3, 8],
    [4, 2],
  ])("give each of %i collectors its share of %i partitions", async (count, partitions) => {
    const owners = Array.from({ length: count }, (_, at) => `collector-${at}`);
    const shares = await makeFleet(owners, partitions).settle();
    expect(all(shares)).toEqual(Array.from({ length: partitions }, (_, at) => at));
    expect(Math.max(...sizes(shares))).toBe(Math.ceil(partitions / count));
  });

  it("pass to the remaining collectors when one is silent or leaves", async () => {
    const { collectors, settle } = makeFleet(["one", "two"], 4);
    expect(sizes(await settle())).toEqual([2, 2]);
    const [one, two] = collectors as [Leases, Leases];
    expect(all(await settle([two]))).toEqual([0, 1, 2, 3]);
    expect(sizes(await settle())).toEqual([2, 2]);
    await one.leave();
    expect(all(await settle([two]))).toEqual([0, 1, 2, 3]);
  });

  it.each([
    ["kill", false],
    ["stop", true],
  ])("pass to the remaining collector within eight seconds after a %s, whenever both renew", async (_, isStopped) => {
    const tookMs: number[] = [];
    for (let apartMs = 0; apartMs < 2000; apartMs += 100) {
      for (let endMs = 0; endMs < 2000; endMs += 100) {
        const { collectors, settle, time } = makeFleet(["one", "two"], 3);
        await settle();
        const [one, two] = collectors as [Leases, Leases];
        const fromMs = time.ms;
        await one.renew();
        time.ms = fromMs + apartMs;
        if (apartMs <= endMs) await two.renew();
        time.ms = fromMs + endMs;
        if (isStopped) await one.leave();
        time.ms = fromMs + apartMs + (apartMs <= endMs ? 2000 : 0);
        while ((await two.renew()).size < 3) time.ms += 2000;
        tookMs.push(time.ms - fromMs - endMs);
      }
    }
    expect(Math.max(...tookMs)).toBeLessThan(8000);
    expect(Math.max(...tookMs)).toBeGreaterThan(6000);
  });
});
