/** What a commander with a valid credential can do to others, tried against a real server. */
import { jetstreamManager } from "@nats-io/jetstream";
import type { MsgHdrs, NatsConnection } from "@nats-io/transport-node";
import { afterAll, beforeAll, expect } from "vitest";
import { connectFleet, type Credential } from "@shipslog/fleet";
import { Uplink, type JournalSource } from "@shipslog/fleet/uplink";
import { clock } from "../../../tests/helpers/clock.ts";
import { entriesFromLines } from "./helpers/ArraySource.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialCollector } from "./helpers/TrialCollector.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";
import { isAcceptance } from "./helpers/isAcceptance.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { ensureBroker } from "../src/broker/ensureBroker.ts";
import { rejectsEach } from "../src/credential/FleetLimits.ts";
import { subjects } from "../src/message/subjects.ts";

const { describe, it } = needs(natsServer);
const file = "Journal.2026-01-01T000000.01.log";
const route = '{ "timestamp":"2026-01-01T00:00:00Z", "event":"NavRoute" }';
const entries = entriesFromLines(
  file,
  Array.from({ length: 6 }, () => route),
);

/** Headers as bytes that no client would write. */
const rawHeaders = (text: string) => ({ encode: () => Buffer.from(text) }) as unknown as MsgHdrs;
const lineHeader = (offset: number, byteLength: number) =>
  rawHeaders(`NATS/1.0\r\nShipslog: 1 ${file} 0 ${offset} ${byteLength} 1 0\r\n\r\n`);

describe("a hostile commander", () => {
  let trial: TrialFleet;
  let collector: TrialCollector;
  let eve: Credential;
  let alice: Credential;
  let hostile: NatsConnection;
  let malformed = 0;
  beforeAll(async () => {
    trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
    for (const name of ["eve", "alice"]) await trial.folder.invite(name);
    eve = await trial.credential("eve");
    alice = await trial.credential("alice");
    collector = await TrialCollector.start(trial, undefined, { malformed: () => malformed++ });
    hostile = await connectFleet(eve, { name: "eve" });
  });
  afterAll(async () => {
    await hostile.close();
    await collector[Symbol.asyncDispose]();
    await trial[Symbol.asyncDispose]();
  });

  const idOf = (credential: Credential | undefined) => credential?.commander?.id ?? "";
  const lineOf = (credential: Credential | undefined) => subjects.line(0, idOf(credential), "NavRoute");
  const storedOf = (credential: Credential | undefined) =>
    collector.lake.stored.filter(({ commander }) => commander === idOf(credential));

  it("does not stop the partition with messages that cannot be read or republished", async () => {
    const poison: readonly (readonly [bytes: number, header: string])[] = [
      [69_590, "NATS/1.0\r\nShipslog: unreadable\r\n\r\n"],
      [10, "NATS/1.0\r\nShip log: a name with a space\r\n\r\n"],
      [10, "NATS/1.0\r\nShipslog: a line\nend\r\n\r\n"],
      [0, "NATS/1.0 409 Consumer Deleted\r\n\r\n"],
      [0, "NATS/1.0 503\r\n\r\n"],
    ];
    const accepted = until(async () => {
      const answer = await hostile.request(lineOf(eve), "", { timeout: 1000 }).catch(() => undefined);
      return isAcceptance(answer);
    }, "the stream");
    await accepted;
    for (const [bytes, header] of poison) {
      hostile.publish(lineOf(eve), new Uint8Array(bytes), { headers: rawHeaders(header) });
    }
    // A line that fills a message and is rejected is published with its reason, too.
    hostile.publish(lineOf(eve), "x".repeat(69_550), { headers: lineHeader(0, 69_550) });
    await hostile.flush();
    await until(() => malformed > poison.length && storedOf(eve).length === 1, "every message to be handled");
    expect(collector.troubles).toEqual([]);
  });

  it("does not write to buckets through the reply subject of a request", async () => {
    const manager = await jetstreamManager(await connectCollector(), { checkAPI: false });
    for (const subject of ["$KV.leases.partition.0", subjects.progress(0), subjects.watermark(idOf(alice), file)]) {
      for (let at = 0; at < 3; at++) hostile.publish(lineOf(eve), "{}", { reply: subject });
    }
    for (const reply of ["$KV.leases.partition.0", subjects.watermark(idOf(alice), file)]) {
      hostile.publish(subjects.lookUp(idOf(eve), file), "", { reply });
      hostile.publish(subjects.marks(idOf(eve)), "", { reply });
    }
    await hostile.flush();
    const before = malformed;
    hostile.publish(lineOf(eve), "{}");
    await until(() => malformed > before, "the last message");
    const lease = await manager.streams.getMessage("KV_leases", { last_by_subj: "$KV.leases.partition.0" });
    expect(lease?.string()).toBe("trial");
    expect(collector.troubles).toEqual([]);
  });

  it("does not make another uplink believe that its lines are stored", async () => {
    if (alice === undefined) throw new Error("alice was not invited");
    // A watermark far beyond the file of the other, to be sent to her.
    hostile.publish(lineOf(eve), route, { headers: lineHeader(900_000, 100) });
    await until(() => storedOf(eve).some(({ position }) => position.offset === 900_000), "the line");
    const attacked = Promise.withResolvers<undefined>();
    const source: JournalSource = {
      files: () => Promise.resolve([file]),
      async *read() {
        yield entries.slice(0, 3);
        await attacked.promise;
        yield entries.slice(3);
      },
    };
    const uplink = new Uplink(await connectFleet(alice, { name: "alice" }), {
      inbox: alice.inbox,
      commander: idOf(alice),
      clock,
      longestBytes: 60_000,
      backlogLines: 100,
    });
    const sending = uplink.send({ commander: idOf(alice), partition: 0, source }, new AbortController().signal);
    await until(() => storedOf(alice).length === 3, "the first lines");
    for (const reply of [subjects.watermark(idOf(alice), file), subjects.ask(idOf(alice)), subjects.restored(0)]) {
      hostile.publish(subjects.lookUp(idOf(eve), file), "", { reply });
      hostile.publish(subjects.marks(idOf(eve)), "", { reply });
    }
    await hostile.flush();
    await clock.sleep(200);
    attacked.resolve(undefined);
    await sending;
    expect(storedOf(alice)).toHaveLength(entries.length);
    await uplink[Symbol.asyncDispose]();
  });

  it("does not hold up the collector with a backlog of the longest lines", async () => {
    const bytes = 60_000;
    const lines = 400;
    for (let at = 0; at < lines; at++) {
      hostile.publish(lineOf(eve), "x".repeat(bytes), { headers: lineHeader(1_000_000 + at * bytes, bytes) });
      if (at % 50 === 0) await hostile.flush();
    }
    await hostile.flush();
    await until(() => storedOf(eve).length >= lines, "the long lines");
    expect(collector.troubles).toEqual([]);
  });

  it("does not push the rejected lines of others out of the broker", async () => {
    const manager = await jetstreamManager(await connectCollector(), { checkAPI: false });
    const filter = { subjects_filter: `rejected.0.${idOf(eve)}.*` };
    const ofEve = async () => Object.values((await manager.streams.info("REJECTED", filter)).state.subjects ?? {});
    for (let at = 0; at < 3 * rejectsEach; at++) hostile.publish(lineOf(eve), "{}");
    await hostile.flush();
    const before = malformed;
    hostile.publish(lineOf(eve), "{}");
    await until(() => malformed > before, "the last message");
    await until(async () => (await ofEve()).includes(rejectsEach), "the newest ones in the broker");
    expect(Math.max(...(await ofEve()))).toBe(rejectsEach);
  });

  it("does not open more connections than a server has memory for", async () => {
    const [node] = trial.folder.layout.nodes;
    const answer = await fetch(`http://127.0.0.1:${node?.monitor}/varz`);
    expect(await answer.json()).toMatchObject({ max_connections: 32_768 });
  });

  /** A second connection with the credential of a collector, closed with the test. */
  async function connectCollector(): Promise<NatsConnection> {
    const connection = await connectFleet(await trial.credential("collector"), { name: "observer" });
    observers.push(connection);
    return connection;
  }
  const observers: NatsConnection[] = [];
  afterAll(async () => {
    for (const connection of observers) await connection.close();
  });
});

describe("a fleet with sixteen partitions", () => {
  it("starts, as the storage of a server has room for all of them", async () => {
    const trial = await TrialFleet.start({ nodes: 1, partitions: 16 });
    try {
      const credential = await trial.credential("collector");
      const connection = await connectFleet(credential, { name: "collector" });
      await ensureBroker(connection, credential);
      // Every collector that starts does it again.
      await ensureBroker(connection, credential);
      const manager = await jetstreamManager(connection, { checkAPI: false });
      expect(await manager.streams.info("JOURNAL_15")).toBeDefined();
      await connection.close();
    } finally {
      await trial[Symbol.asyncDispose]();
    }
  });
});
