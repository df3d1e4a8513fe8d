import { JetStreamApiError } from "@nats-io/jetstream";
import type { KvEntry } from "@nats-io/kv";
import type { Msg, Subscription } from "@nats-io/transport-node";
import { describe, expect, it } from "vitest";
import { Leases, type LeaseBucket, type LeaseConnection } from "./Leases.ts";

/** A broker in memory: delivers announcements at once and keeps keys by revision. */
function makeBroker() {
  const listeners = new Set<(message: Msg) => unknown>();
  /** What is done with an answer before the collector has it: by default nothing. */
  const answering = { read: (entry: KvEntry | null) => entry, write: (revision: number) => Promise.resolve(revision) };
  const kept = new Map<string, { readonly owner: string; readonly revision: number }>();
  let revisions = 0;
  const write = (key: string, owner: string, expected: number): Promise<number> => {
    if ((kept.get(key)?.revision ?? 0) !== expected) {
      const error = { code: 400, err_code: 10_071, description: "wrong last sequence" };
      return Promise.reject(new JetStreamApiError(error));
    }
    kept.set(key, { owner, revision: ++revisions });
    return answering.write(revisions);
  };
  const connection: LeaseConnection = {
    publish: (subject, text = "") => {
      for (const notify of listeners) notify({ subject, string: () => String(text) } as Msg);
    },
    subscribe: (_subject, { callback = () => undefined } = {}) => {
      const notify = (message: Msg) => callback(null, message);
      listeners.add(notify);
      return { unsubscribe: () => void listeners.delete(notify) } as Subscription;
    },
  };
  const bucket: LeaseBucket = {
    get: (key) => {
      const found = kept.get(key);
      const entry = found === undefined ? null : ({ revision: found.revision, string: () => found.owner } as KvEntry);
      return Promise.resolve(answering.read(entry));
    },
    create: (key, owner) => write(key, String(owner), 0),
    update: (key, owner, revision) => write(key, String(owner), revision),
  };
  return { connection, bucket, kept, answering };
}

function makeFleet(owners: readonly string[], partitions: number) {
  const time = { ms: 0 };
  const clock = { nowMs: () => time.ms, monotonicMs: () => time.ms, sleep: () => Promise.resolve() };
  const broker = makeBroker();
  const { connection, bucket } = broker;
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
  return { collectors, settle, time, broker };
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
    ["kill", false, 6000, 8000],
    ["stop", true, 1000, 2001],
  ])(
    "pass to the remaining collector in time after a %s, whenever both renew",
    async (_, isStopped, leastMs, mostMs) => {
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
      expect(Math.max(...tookMs)).toBeLessThan(mostMs);
      expect(Math.max(...tookMs)).toBeGreaterThan(leastMs);
    },
  );
});

describe("a collector that nobody else has taken a partition from", () => {
  const owned = async (leases: Leases) => [...(await leases.renew())].toSorted((a, b) => a - b);
  const both = () => makeFleet(["one", "two"], 2);

  it("keeps it when all are silent for eight seconds, as while the only server is paused", async () => {
    const { collectors, settle, time } = both();
    await settle();
    const [one, two] = collectors as [Leases, Leases];
    const before = [await owned(one), await owned(two)];
    // The first has seen the last renewal of the second.
    await one.renew();
    time.ms += 8000;
    for (let round = 0; round < 8; round++) {
      expect([await owned(one), await owned(two)]).toEqual(before);
      time.ms += 2000;
    }
  });

  it("keeps it when a server answers with an old revision, so that the lease cannot be renewed", async () => {
    const { collectors, broker } = makeFleet(["one"], 1);
    const [one] = collectors as [Leases];
    await owned(one);
    const old = broker.kept.get("partition.0");
    await owned(one);
    const { answering } = broker;
    const { read } = answering;
    answering.read = () => ({ revision: old?.revision, string: () => old?.owner }) as KvEntry;
    expect(await owned(one)).toEqual([0]);
    answering.read = read;
    expect(await owned(one)).toEqual([0]);
  });

  it("keeps it when the bucket is made again", async () => {
    const { collectors, broker, time } = makeFleet(["one"], 2);
    const [one] = collectors as [Leases];
    expect(await owned(one)).toEqual([0, 1]);
    broker.kept.clear();
    time.ms += 2000;
    expect(await owned(one)).toEqual([0, 1]);
  });

  it("keeps it when the bucket is made again and a renewal has no answer", async () => {
    const { collectors, broker, time } = makeFleet(["one"], 2);
    const [one] = collectors as [Leases];
    expect(await owned(one)).toEqual([0, 1]);
    broker.kept.clear();
    time.ms += 2000;
    broker.answering.write = () => Promise.reject(new Error("no answer"));
    await expect(one.renew()).rejects.toThrow("no answer");
    expect([one.isHeld(0), one.isHeld(1)]).toEqual([false, true]);
    broker.answering.write = (revision) => Promise.resolve(revision);
    expect(await owned(one)).toEqual([0, 1]);
  });

  it.each([
    ["another has it", "two"],
    ["another has had it", ""],
  ])("loses it when it reads that %s", async (_, name) => {
    const { collectors, broker } = makeFleet(["one"], 1);
    const [one] = collectors as [Leases];
    await owned(one);
    broker.kept.set("partition.0", { owner: name, revision: 99 });
    expect([await owned(one), one.isHeld(0)]).toEqual([[], false]);
    // What was given back is taken again, and its sink opened again.
    expect(await owned(one)).toEqual(name === "" ? [0] : []);
  });
});
