/** Sends lines of several commanders through a real cluster into a lake in memory. */
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
