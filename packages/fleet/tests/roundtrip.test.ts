/** Sends lines of several commanders through a real cluster into a lake in memory. */
import type { NatsConnection } from "@nats-io/transport-node";
import { afterAll, beforeAll, expect } from "vitest";
import { connectFleet, partitionOf, pseudonymOf } from "@shipslog/fleet";
import { runCollector } from "@shipslog/fleet/collect";
import { Uplink } from "@shipslog/fleet/uplink";
import { ArraySource, entriesFromLines } from "./helpers/ArraySource.ts";
import { noCounts } from "./helpers/noCounts.ts";
import { MemoryLake } from "./helpers/MemoryLake.ts";
import { clock } from "../../../tests/helpers/clock.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";

const { describe, it } = needs(natsServer);
const partitions = 2;

describe("a fleet", () => {
  let trial: TrialFleet;
  beforeAll(async () => {
    trial = await TrialFleet.start({ partitions });
  });
  afterAll(async () => {
    await trial[Symbol.asyncDispose]();
  });

  it("stores every line once and in order, rejects damaged lines and reports it to the uplink", async () => {
    const lakes = Array.from({ length: partitions }, () => new MemoryLake());
    const ending = new AbortController();
    const credential = await trial.credential("collector");
    const connection = await connectFleet(credential, { name: "collector" });
    const collecting = runCollector(
      {
        connection,
        credential,
        owner: "one",
        dialect: "spec",
        counts: noCounts,
        clock,
        batchMs: 100,
        openSink: (partition) => Promise.resolve((lakes[partition] ?? new MemoryLake()).open()),
      },
      ending.signal,
    );
    const load = await trial.credential("load");
    const uplink = new Uplink(await connectFleet(load, { name: "load" }), {
      inbox: load.inbox,
      clock,
      longestBytes: 60_000,
      backlogLines: 100,
    });
    const commanders = Array.from({ length: 10 }, (_, at) => pseudonymOf(`commander ${at}`, "key"));
    const sources = new Map(
      commanders.map((each, at) => [each, entriesFromLines("Journal.2025-01-02T030405.01.log", linesOf(at))]),
    );
    await Promise.all(
      [...sources].map(([commander, entries]) => {
        const partition = partitionOf(commander, partitions);
        return uplink.send({ commander, partition, source: new ArraySource(entries) }, ending.signal);
      }),
    );
    for (const [commander, entries] of sources) {
      const stored = lakes.flatMap((lake) => lake.stored.filter((delivery) => delivery.commander === commander));
      const sent = entries.filter(
        (entry) => entry.type === "bad" || (entry.type === "event" && entry.kind !== "Music"),
      );
      expect(stored.map(({ position }) => position)).toEqual(sent.map(({ position }) => position));
      expect(stored.filter(({ verdict }) => verdict.type === "rejected")).toHaveLength(
        sent.filter(({ type }) => type === "bad").length,
      );
    }
    expect(uplink.unstored).toBe(0);
    await uplink[Symbol.asyncDispose]();
    ending.abort();
    await collecting;
    await connection.close();
  });
});

/** Which of the acknowledgements of fifty lines are lost. */
const lostAcknowledgements = {
  "of the first line": [0],
  "of a line among others": [25],
  "of the last line": [49],
  "of three lines, one of them the last,": [0, 1, 49],
} as const;

describe("an uplink", () => {
  let trial: TrialFleet;
  beforeAll(async () => {
    trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
  });
  afterAll(async () => {
    await trial[Symbol.asyncDispose]();
  });

  async function sendWithLoss(lost: readonly number[]): Promise<void> {
    const lake = new MemoryLake();
    const ending = new AbortController();
    const credential = await trial.credential("collector");
    const connection = await connectFleet(credential, { name: "collector" });
    const openSink = () => Promise.resolve(lake.open());
    const options = {
      connection,
      credential,
      owner: "one",
      dialect: "spec",
      counts: noCounts,
      clock,
      openSink,
    } as const;
    const load = await trial.credential("load");
    const sending = await connectFleet(load, { name: "load" });
    const losses = new Set<number>();
    const uplink = new Uplink(loseReplies(sending, lost, losses), {
      inbox: load.inbox,
      clock,
      longestBytes: 60_000,
      backlogLines: 100,
    });
    const entries = entriesFromLines(
      "Journal.2025-01-02T030405.01.log",
      Array.from({ length: 50 }, () => navRoute),
    );
    const source = new ArraySource(entries);
    const sent = uplink.send({ commander: pseudonymOf("commander", "key"), partition: 0, source }, ending.signal);
    const collecting = runCollector({ ...options, batchMs: 100 }, ending.signal);
    await sent;
    expect([...losses]).toEqual(lost);
    expect(lake.stored.map(({ position }) => position)).toEqual(entries.map(({ position }) => position));
    expect(uplink.unstored).toBe(0);
    await uplink[Symbol.asyncDispose]();
    ending.abort();
    await collecting;
    await connection.close();
  }

  for (const [what, lost] of Object.entries(lostAcknowledgements)) {
    it(`goes on when an acknowledgement ${what} never comes`, () => sendWithLoss(lost));
  }
});

const navRoute = '{ "timestamp":"2026-01-01T00:00:01Z", "event":"NavRoute" }';

/** A connection on which some of the first acknowledgements are lost on their way: the broker has the lines. */
function loseReplies(connection: NatsConnection, lost: readonly number[], losses: Set<number>): NatsConnection {
  let replies = 0;
  const subscribe: NatsConnection["subscribe"] = (subject, { callback, ...options } = {}) =>
    connection.subscribe(subject, {
      ...options,
      callback(error, message) {
        const isReply = error === null && message.string().startsWith('{"stream":');
        const number = isReply ? replies++ : -1;
        const isLost = lost.includes(number);
        if (isLost) losses.add(number);
        return isLost ? undefined : callback?.(error, message);
      },
    });
  return new Proxy(connection, {
    get: (target, name) => (name === "subscribe" ? subscribe : bound(target, Reflect.get(target, name))),
  });
}

function bound(target: object, value: unknown): unknown {
  return typeof value === "function" ? (value.bind(target) as unknown) : value;
}

describe("a collector whose clock is set back", () => {
  it("stores the batch that was open", async () => {
    const trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
    const ending = new AbortController();
    const credential = await trial.credential("collector");
    const connection = await connectFleet(credential, { name: "collector" });
    const lake = new MemoryLake();
    const time = { setBackMs: 0 };
    const counts = { ...noCounts, malformed: () => void (time.setBackMs = 3_600_000) };
    const collecting = runCollector(
      {
        connection,
        credential,
        owner: "one",
        dialect: "spec",
        counts,
        batchMs: 100,
        clock: { ...clock, nowMs: () => clock.nowMs() - time.setBackMs, sleep: (...given) => clock.sleep(...given) },
        openSink: () => Promise.resolve(lake.open()),
      },
      ending.signal,
    );
    const load = await trial.credential("load");
    const sender = await connectFleet(load, { name: "load" });
    const uplink = new Uplink(sender, { inbox: load.inbox, clock, longestBytes: 60_000, backlogLines: 100 });
    const commander = pseudonymOf("commander", "key");
    const source = new ArraySource(entriesFromLines("Journal.2025-01-02T030405.01.log", linesOf(0)));
    const sending = uplink.send({ commander, partition: 0, source }, ending.signal);
    await until(() => lake.stored.length > 0, "the first lines");
    // A message without a header opens a batch, and the clock is set back while it is open.
    sender.publish(`journal.0.${commander}.NavRoute`, "{}");
    await sending;
    expect(time.setBackMs).toBeGreaterThan(0);
    expect(uplink.unstored).toBe(0);
    ending.abort();
    await collecting;
    await uplink[Symbol.asyncDispose]();
    await connection.close();
    await trial[Symbol.asyncDispose]();
  });
});

/** Lines to store, lines that are not sent, and damaged lines. */
function linesOf(seed: number): readonly string[] {
  return Array.from({ length: 500 }, (_, at) => {
    const kind = at % 5 === 4 ? "Music" : "NavRoute";
    const line = `{ "timestamp":"2025-01-02T03:04:05Z", "event":"${kind}" }`;
    return (at + seed) % 50 === 0 && kind === "NavRoute" ? line.slice(0, -2) : line;
  });
}
