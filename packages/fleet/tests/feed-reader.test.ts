/** What a program with the credential of a reader can read in the feed, and that it can do nothing else. */
import { jetstreamManager, type JetStreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { connectFleet, type Credential } from "@shipslog/fleet";
import { pushRevocations } from "@shipslog/fleet/provisioning";
import { afterAll, beforeAll, expect } from "vitest";
import { clock } from "../../../tests/helpers/clock.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { readFeed, subjects } from "../src/message/subjects.ts";
import { connectOnce, isPublishRefused, isRequestRefused, isSubscribeRefused } from "./helpers/attempts.ts";
import { LineSender } from "./helpers/LineSender.ts";
import { MemoryLake } from "./helpers/MemoryLake.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialCollector } from "./helpers/TrialCollector.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";

const { describe, it } = needs(natsServer);
const route = '{ "timestamp":"2026-01-01T00:00:00Z", "event":"NavRoute" }';

const publishing: readonly string[] = [
  subjects.stored("NavRoute", "c"),
  "journal.0.c.NavRoute",
  "rejected.0.c.odd",
  "$KV.leases.partition.0",
  subjects.watermark("c", "file"),
  subjects.ask("c"),
  subjects.restored(0),
  "_INBOX_collector.x",
];

const asking: readonly string[] = [
  "INFO",
  ...["INFO", "UPDATE", "PURGE", "DELETE", "MSG.GET", "MSG.DELETE"].map((verb) => `STREAM.${verb}.STORED`),
  "STREAM.CREATE.MINE",
  "CONSUMER.CREATE.STORED",
  "CONSUMER.CREATE.STORED.mine",
  "CONSUMER.MSG.NEXT.STORED.mine",
  "DIRECT.GET.STORED.stored.NavRoute.c",
  "DIRECT.GET.JOURNAL_0",
  "DIRECT.GET.REJECTED",
  "DIRECT.GET.KV_leases",
];

const subscribing: readonly string[] = [
  ">",
  "stored.>",
  "journal.>",
  "rejected.>",
  "$KV.>",
  "ask.*",
  "_INBOX_collector.>",
  "$SYS.>",
];

/** How long to wait for what must not happen. */
const graceMs = 300;

describe("a reader of the feed", () => {
  let trial: TrialFleet;
  let collector: TrialCollector;
  let sender: LineSender;
  let observer: NatsConnection;
  let manager: JetStreamManager;
  let credential: Credential;
  let reader: NatsConnection;
  beforeAll(async () => {
    trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
    sender = await LineSender.connect(trial, "jameson");
    collector = await TrialCollector.start(trial, new MemoryLake(), {}, clock, { ageMs: 60_000 });
    observer = await connectFleet(await trial.credential("collector"), { name: "observer" });
    manager = await jetstreamManager(observer, { checkAPI: false });
    await sender.send(5, route);
    await until(async () => (await stateOf("STORED"))?.messages === 5, "the feed", { everyMs: 100, mostMs: 20_000 });
    await makeReader();
    reader = await connectFleet(credential, { name: "reader" });
  });
  afterAll(async () => {
    for (const connection of [reader, observer]) await connection.close();
    await collector[Symbol.asyncDispose]();
    await sender[Symbol.asyncDispose]();
    await trial[Symbol.asyncDispose]();
  });

  const stateOf = async (stream: string) => (await manager.streams.info(stream).catch(() => undefined))?.state;

  async function makeReader(): Promise<void> {
    await trial.folder.rotate("reader", Date.now());
    await pushRevocations(trial.folder, await trial.credential("system"), { which: "all" });
    credential = await trial.credential("reader");
  }

  async function sequencesOf(query: { seq: number; batch: number; next_by_subj?: string }): Promise<readonly number[]> {
    const sequences: number[] = [];
    const options = { strategy: "sentinel", maxWait: 5000 } as const;
    for await (const { headers, data } of await reader.requestMany(readFeed, JSON.stringify(query), options)) {
      if (data.length > 0) sequences.push(Number(headers?.get("Nats-Sequence")));
    }
    return sequences;
  }

  it("reads lines from a place on, of every kind or of one", async () => {
    expect(await sequencesOf({ seq: 1, batch: 3 })).toEqual([1, 2, 3]);
    expect(await sequencesOf({ seq: 4, batch: 100 })).toEqual([4, 5]);
    expect(await sequencesOf({ seq: 6, batch: 100 })).toEqual([]);
    expect(await sequencesOf({ seq: 3, batch: 100, next_by_subj: "stored.NavRoute.*" })).toEqual([3, 4, 5]);
    expect(await sequencesOf({ seq: 3, batch: 100, next_by_subj: "stored.FSDJump.*" })).toEqual([]);
  });

  it("may not publish anything", async () => {
    for (const subject of publishing) {
      expect([subject, await isPublishRefused(reader, subject)]).toEqual([subject, true]);
    }
  });

  it("may not ask for anything else", async () => {
    for (const subject of asking) {
      expect([subject, await isRequestRefused(reader, `$JS.API.${subject}`)]).toEqual([subject, true]);
    }
  });

  it("may not subscribe to anything but its answers", async () => {
    for (const subject of subscribing) {
      expect([subject, await isSubscribeRefused(reader, subject)]).toEqual([subject, true]);
    }
  });

  it("cannot make the servers publish for it, with a reply subject", async () => {
    const streams = ["STORED", "JOURNAL_0", "KV_leases", "KV_progress", "REJECTED"];
    const changes = ["STORED", "JOURNAL_0", "REJECTED"];
    const before = await Promise.all(changes.map((stream) => stateOf(stream)));
    expect(before.every((state) => state !== undefined)).toBe(true);
    const replies = ["stored.NavRoute.c", sender.subject, "$KV.leases.partition.0", "$KV.progress.0", "rejected.0.c.x"];
    for (const reply of replies) reader.publish(readFeed, '{"seq":1}', { reply });
    await reader.flush();
    await clock.sleep(graceMs);
    const after = await Promise.all(changes.map((stream) => stateOf(stream)));
    expect(after.map((state) => state?.last_seq)).toEqual(before.map((state) => state?.last_seq));
    for (const stream of streams) expect(await stateOf(stream)).toBeDefined();
    const lease = await manager.streams.getMessage("KV_leases", { last_by_subj: "$KV.leases.partition.0" });
    expect(lease?.string()).toBe("trial");
    expect(collector.troubles).toEqual([]);
  });

  it("is refused with the credential that rotate has replaced, and not with the new one", async () => {
    const old = credential;
    await makeReader();
    await expect(connectOnce(old)).rejects.toThrow(/authorization/i);
    await reader.close();
    reader = await connectFleet(credential, { name: "reader" });
    expect(await sequencesOf({ seq: 5, batch: 1 })).toEqual([5]);
  });

  it("follows when the fleet clears what commanders were given", async () => {
    await trial.folder.clear(Date.now() + 2000);
    expect((await trial.credential("reader")).credentials).not.toBe(credential.credentials);
  });
});
