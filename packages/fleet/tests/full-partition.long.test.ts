/**
 * One commander fills a partition with the longest lines of all kinds while no collector runs, and goes on. Another commander's lines are refused. Then a
 * collector takes the partition: how long until they are stored, and how long do later ones take while the flood goes on?
 */
import { jetstreamManager } from "@nats-io/jetstream";
import { headers, type NatsConnection } from "@nats-io/transport-node";
import { kinds, type Entry } from "@shipslog/contract";
import { connectFleet } from "@shipslog/fleet";
import { Uplink, type JournalSource } from "@shipslog/fleet/uplink";
import { expect } from "vitest";
import { clock } from "../../../tests/helpers/clock.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { streamOf, subjects } from "../src/message/subjects.ts";
import { entriesFromLines } from "./helpers/ArraySource.ts";
import { FleetSetup } from "./helpers/FleetSetup.ts";
import { natsServer } from "./helpers/natsServer.ts";

/** The longest payload that a commander may publish, but for the header. */
const hostileBytes = 69_000;
const navRoute = '{ "timestamp":"2026-01-01T00:00:01Z", "event":"NavRoute" }';
const file = "Journal.2026-01-01T000000.01.log";

/** How long the other commander may wait. */
const longestWaitMs = 10_000;

/** How many messages wait for an answer of the server at a time. */
const atOnce = 64;

/** How long a flood pauses where it is refused. */
const refusedMs = 20;

/** How many lines the other commander sends while the flood goes on, and how long after the one before is stored. */
const laterLines = 10;
const betweenMs = 2000;

/** What has become of the messages of a flood. */
interface Flood {
  accepted: number;
  /** How often there was no room, not even for a short line. */
  full: number;
}

/** Publishes the longest lines of all kinds until the signal is aborted, and shorter ones where only these have room. */
async function flood(connection: NatsConnection, commander: string, counts: Flood, signal: AbortSignal): Promise<void> {
  const isFull = async (kind: string, at: number, payload: string) => {
    const header = headers();
    header.set("Shipslog", `1 ${kind}.log 0 ${at * hostileBytes} ${payload.length} 1 ${at * hostileBytes}`);
    const options = { timeout: 60_000, headers: header };
    const answer = await connection.request(subjects.line(0, commander, kind), payload, options).catch(() => undefined);
    const text = answer?.string() ?? "";
    if (!text.includes('"error"')) counts.accepted++;
    else if (!text.includes("maximum bytes")) await clock.sleep(refusedMs, signal);
    return text.includes("maximum bytes");
  };
  const sendAll = async (from: number) => {
    let length = hostileBytes;
    for (let at = from; !signal.aborted; at += atOnce) {
      const wasFull = await isFull(kinds[at % kinds.length] ?? "", at, "x".repeat(length));
      length = wasFull ? Math.floor(length / 2) : hostileBytes;
      if (length > 0) continue;
      counts.full++;
      length = hostileBytes;
      await clock.sleep(refusedMs, signal);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, from) => sendAll(from)));
}

/** A journal that grows when the test says so. */
class GrowingSource implements JournalSource {
  readonly #entries: readonly Entry[];
  #given = 1;
  #grown = Promise.withResolvers<undefined>();

  constructor(entries: readonly Entry[]) {
    this.#entries = entries;
  }

  grow(): void {
    this.#given++;
    this.#grown.resolve(undefined);
    this.#grown = Promise.withResolvers();
  }

  files(): Promise<readonly string[]> {
    return Promise.resolve([file]);
  }

  async *read(_from: unknown, signal: AbortSignal): AsyncGenerator<readonly Entry[], void, undefined> {
    const aborted = Promise.withResolvers<undefined>();
    signal.addEventListener("abort", () => aborted.resolve(undefined), { once: true });
    for (let given = 0; !signal.aborted;) {
      if (given < this.#given) yield this.#entries.slice(given, this.#given);
      given = this.#given;
      if (given === this.#entries.length) return;
      await Promise.race([this.#grown.promise, aborted.promise]);
    }
  }
}

longTest(
  {
    claim:
      "A commander who fills a partition with the longest lines of all kinds, and goes on, delays another commander's line by less than ten seconds.",
    size: { check: 128, full: 65_536, of: "times 64 KB in the partition" },
    alone: true,
    needs: [natsServer],
  },
  async ({ size, isLong, report }) => {
    const limits = { partitionBytes: size * 65_536, backlogLines: Math.max(64, size / kinds.length) };
    await using setup = await FleetSetup.open({ nodes: 1, partitions: 1, workers: 0, collectors: 1, limits, report });
    const { trial } = setup;
    const observer = await connectFleet(await trial.credential("collector"), { name: "observer" });
    const manager = await jetstreamManager(observer, { checkAPI: false });
    const waitingBytes = () => manager.streams.info(streamOf(0)).then(({ state }) => state.bytes);
    for (const name of ["eve", "alice"]) await trial.folder.invite(name);
    const eve = await trial.credential("eve");
    const alice = await trial.credential("alice");
    const raws = Array.from({ length: 2 + laterLines }, () => navRoute);
    const source = new GrowingSource(entriesFromLines(file, raws));
    const commander = alice.commander?.id ?? "";
    const { inbox } = alice;
    const { backlogLines } = limits;
    const connection = await connectFleet(alice, { name: "alice" });
    const uplink = new Uplink(connection, { inbox, commander, clock, longestBytes: 65_536, backlogLines });
    const sending = uplink.send({ commander, partition: 0, source }, new AbortController().signal);
    setup.startCollectors();
    await until(() => uplink.counts.sent === 1 && uplink.unstored === 0, "the first line");
    await Promise.all(setup.collectors.map((collector) => collector.stop()));
    setup.collectors.length = 0;

    const hostile = await connectFleet(eve, { name: "eve" });
    const counts: Flood = { accepted: 0, full: 0 };
    const ending = new AbortController();
    const flooding = flood(hostile, eve.commander?.id ?? "", counts, ending.signal);
    await until(() => counts.full > 0, "the partition to be full", { mostMs: 10 * 60_000 });
    const filledBytes = await waitingBytes();
    source.grow();
    await until(() => uplink.counts.losses.full > 0, "the line of alice to be refused");
    let storedBytes = 0;
    observer.subscribe(subjects.watermarks(commander), {
      callback: (_, mark) => {
        storedBytes = Math.max(storedBytes, Number(mark.string().split(" ")[1]));
      },
    });
    const stored = () => storedBytes / (navRoute.length + 2);
    const startedMs = Date.now();
    const progress = observer.subscribe(subjects.progress(0), { max: 1 });
    setup.startCollectors();
    for await (const _ of progress) break;
    const ownedMs = Date.now();
    const storedLines = async (lines: number) => {
      const beforeMs = Date.now();
      await until(() => stored() >= lines, `line ${lines} of alice`, { mostMs: 20 * 60_000 });
      return Date.now() - beforeMs;
    };
    await storedLines(2);
    const firstMs = Date.now() - ownedMs;
    report(
      `the collector had the partition after ${ownedMs - startedMs} ms, and the line was stored ${firstMs} ms later`,
    );
    const laterMs: number[] = [];
    for (let at = 0; at < (isLong ? laterLines : 1); at++) {
      await clock.sleep(isLong ? betweenMs : 0);
      source.grow();
      laterMs.push(await storedLines(3 + at));
      report(`line ${3 + at}: ${laterMs.at(-1)} ms, ${JSON.stringify({ ...counts, bytes: await waitingBytes() })}`);
    }
    ending.abort();
    for (let at = laterMs.length; at < laterLines; at++) source.grow();
    await sending;
    await flooding;
    expect(uplink.unstored).toBe(0);
    await uplink[Symbol.asyncDispose]();
    for (const each of [hostile, observer]) await each.close();
    const worstMs = Math.max(...laterMs);
    if (isLong) expect(Math.max(firstMs, worstMs)).toBeLessThan(longestWaitMs);
    return `${Math.round(filledBytes / 1e6)} MB in front: stored ${firstMs} ms after a collector had the partition; then at most ${worstMs} ms, while ${counts.accepted} lines were accepted`;
  },
);
