/** Every alert is fired by its own fault, with what a real collector says under it, and is silent otherwise. */
import { mkdtempSync } from "node:fs";
import { mkdir, rename, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jetstreamManager } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { afterAll, beforeAll, expect } from "vitest";
import type { Clock, Sink } from "@shipslog/contract";
import { connectFleet, ConnectionState, serveMetrics, type MetricsServer } from "@shipslog/fleet";
import { CollectorMetrics, runCollector } from "@shipslog/fleet/collect";
import { makeSeed, RegistrarMetrics } from "@shipslog/fleet/joining";
import { FleetFolder, printAlertRules, printDashboard, usualLimits } from "@shipslog/fleet/provisioning";
import { clock } from "../../../tests/helpers/clock.ts";
import { freePorts } from "./helpers/freePorts.ts";
import { keyOf, sendRaw } from "./helpers/JoinAttacker.ts";
import { LineSender } from "./helpers/LineSender.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { printAlertTest, promtool, scrape, testRules, type Scrape } from "./helpers/promtool.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { testHost } from "../../shipslog/tests/helpers/host.ts";
import { run } from "../../shipslog/src/run.ts";
import { makeJoinRequest } from "../src/joining/JoinRequest.ts";
import { alerts, registrarJob } from "../src/monitoring/alerts.ts";
import { MemoryLake } from "./helpers/MemoryLake.ts";

const { describe, it } = needs(natsServer, promtool);
const route = '{ "timestamp":"2026-01-01T00:00:00Z", "event":"NavRoute" }';
const speed = 10;

/** A clock that runs ten times as fast, so that a collector counts a minute in six seconds. */
const startMs = clock.nowMs();
const fastClock: Clock = {
  nowMs: () => startMs + (clock.nowMs() - startMs) * speed,
  monotonicMs: () => clock.monotonicMs() * speed,
  sleep: (delayMs, signal) => clock.sleep(delayMs / speed, signal),
};

/** What a collector under a fault has different from others. */
interface Fault {
  readonly write?: Sink["write"];
  readonly openSink?: () => Promise<Sink>;
  readonly freeBytes?: () => Promise<number>;
  readonly batchLines?: number;
}

/** A collector in this process with its metrics. */
class WatchedCollector {
  readonly scrapes: Scrape[] = [];
  readonly #ending = new AbortController();
  readonly #connection: NatsConnection;
  readonly #metrics: MetricsServer;
  readonly #collecting: Promise<void>;

  private constructor(
    connection: NatsConnection,
    metrics: MetricsServer,
    collecting: (signal: AbortSignal) => Promise<void>,
  ) {
    this.#connection = connection;
    this.#metrics = metrics;
    this.#collecting = collecting(this.#ending.signal);
  }

  static async start(trial: TrialFleet, lake: MemoryLake, owner: string, fault: Fault = {}): Promise<WatchedCollector> {
    const credential = await trial.credential("collector");
    const connection = await connectFleet(credential, { name: "collector" });
    const state = new ConnectionState(connection);
    const counts = new CollectorMetrics(fastClock, {
      partitions: 1,
      isConnected: () => state.isUp,
      freeBytes: fault.freeBytes ?? (() => Promise.resolve(1e12)),
    });
    const open = () => {
      const sink = lake.open();
      return Promise.resolve({ ...sink, ...(fault.write === undefined ? {} : { write: fault.write }) });
    };
    const openSink = fault.openSink ?? open;
    const { batchLines } = fault;
    const options = {
      connection,
      credential,
      owner,
      dialect: "spec",
      counts,
      clock: fastClock,
      openSink,
      batchLines,
    } as const;
    const metrics = await serveMetrics(counts.registry, { port: 0 }, () => undefined);
    return new WatchedCollector(connection, metrics, (signal) => runCollector(options, signal));
  }

  async look(): Promise<Scrape> {
    const seen = await scrape(this.#metrics.port);
    this.scrapes.push(seen);
    return seen;
  }

  /** Looks until a condition holds, and once more. */
  async lookUntil(holds: (valueOf: (series: string) => number | undefined) => boolean, what: string): Promise<void> {
    await until(async () => holds((name) => this.#valueOf(name)) || (await this.look(), false), what, { everyMs: 250 });
    await clock.sleep(500);
    await this.look();
  }

  #valueOf(name: string): number | undefined {
    return this.scrapes.at(-1)?.series?.get(name);
  }

  /** Ends its process, as a kill does: it does not answer any more. */
  async stop(): Promise<void> {
    await this.#metrics[Symbol.asyncDispose]();
    this.#ending.abort();
    await this.#collecting;
    await this.#connection.close();
  }
}

const gauge = (name: string) => `shipslog_${name}{partition="0"}`;

describe("an alert of the fleet", () => {
  const tests: Record<string, unknown>[] = [];
  const folder = mkdtempSync(join(tmpdir(), "shipslog-alerts-"));
  let trial: TrialFleet;
  let jameson: LineSender;
  const lake = new MemoryLake();

  beforeAll(async () => {
    trial = await TrialFleet.start({ partitions: 1, limits: { partitionBytes: 400_000 } });
    jameson = await LineSender.connect(trial, "jameson");
  });
  afterAll(async () => {
    await jameson[Symbol.asyncDispose]();
    await trial[Symbol.asyncDispose]();
  });

  const send = (lines: number, raw = route, at?: number) => jameson.send(lines, raw, at);

  /** Runs a collector under a fault, and adds what it said to the tests of promtool. */
  const scene = async (
    firing: readonly string[],
    fault: Fault,
    play: (collector: WatchedCollector) => Promise<void>,
  ) => {
    const collector = await WatchedCollector.start(trial, lake, "one", fault);
    await play(collector);
    tests.push(printAlertTest(firing.join(" and ") || "healthy", new Map([["one", collector.scrapes]]), firing));
    await collector.stop();
    const connection = await connectFleet(await trial.credential("collector"), { name: "tidy" });
    const manager = await jetstreamManager(connection);
    await manager.streams.purge("JOURNAL_0").catch(() => undefined);
    await connection.close();
    // What was not stored is sent again.
    const last = lake.stored.at(-1);
    jameson.offset = last === undefined ? 0 : last.position.offset + last.byteLength;
  };

  it("is silent while lines are stored", async () => {
    await scene([], {}, async (collector) => {
      await collector.lookUntil((value) => value(gauge("owned_partition")) === 1, "the partition");
      await send(5);
      await collector.lookUntil(
        (value) => value(gauge("stored_lines_total")) === 5 && value(gauge("lag_messages")) === 0,
        "the lines",
      );
    });
  });

  it("is fired by a collector that stores nothing", async () => {
    const hanging = Promise.withResolvers<undefined>();
    // The oldest line gets old meanwhile.
    await scene(["ShipslogBehind", "ShipslogPartitionStuck"], { write: () => hanging.promise }, async (collector) => {
      await collector.lookUntil((value) => value(gauge("owned_partition")) === 1, "the partition");
      await send(1);
      await collector.lookUntil((value) => value(gauge("stuck_partition")) === 1, "a stuck partition");
      hanging.resolve(undefined);
    });
  });

  it("is fired by a collector that is too slow", async () => {
    const write: Sink["write"] = async (batch) => {
      await clock.sleep(300);
      lake.store(batch);
    };
    await scene(["ShipslogBehind"], { write, batchLines: 1 }, async (collector) => {
      await collector.lookUntil((value) => value(gauge("owned_partition")) === 1, "the partition");
      await send(60);
      const isStoring = (value: (series: string) => number | undefined) =>
        (value(gauge("lag_messages")) ?? 0) > 5 && (value(gauge("stored_lines_total")) ?? 0) > 3;
      await collector.lookUntil(isStoring, "a collector that stores some");
    });
  });

  it("is fired by a lake that cannot be opened", async () => {
    const openSink = () => Promise.reject(new Error("the manifest cannot be read"));
    await scene(["ShipslogPartitionUnowned"], { openSink }, async (collector) => {
      await collector.lookUntil((value) => value(gauge("owned_partition")) === 0, "a partition that nobody has");
    });
  });

  it("is fired by a disk that has little space", async () => {
    const freeBytes = () => statfs("/sys").then(({ bavail, bsize }) => bavail * bsize);
    await scene(["ShipslogLakeDiskLow"], { freeBytes }, async (collector) => {
      await collector.lookUntil((value) => value(gauge("owned_partition")) === 1, "the partition");
    });
  });

  it("is fired by a stream that fills up", async () => {
    const hanging = Promise.withResolvers<undefined>();
    await scene(["ShipslogBehind", "ShipslogStreamFilling"], { write: () => hanging.promise }, async (collector) => {
      await collector.lookUntil((value) => value(gauge("owned_partition")) === 1, "the partition");
      await send(25, "x".repeat(10_000));
      await collector.lookUntil((value) => (value(gauge("stream_bytes")) ?? 0) > 240_000, "a full stream");
      hanging.resolve(undefined);
    });
  });

  it("is fired by damaged lines, by messages that no uplink sends, and by lines that are lost", async () => {
    const play = (name: string, more: () => Promise<unknown>) => async (collector: WatchedCollector) => {
      await collector.lookUntil((value) => value(gauge("owned_partition")) === 1, "the partition");
      await send(3);
      await more();
      await collector.lookUntil((value) => (value(gauge(name)) ?? 0) >= 2, "the first");
      await more();
      await collector.lookUntil((value) => (value(gauge(name)) ?? 0) >= 4, "the second");
    };
    await scene(
      ["ShipslogRejects"],
      {},
      play("rejected_lines_total", () => send(2, "no journal")),
    );
    const unreadable = async () => {
      for (let at = 0; at < 2; at++) await jameson.connection.request(jameson.subject, "no header");
    };
    await scene(["ShipslogMalformed"], {}, play("malformed_messages_total", unreadable));
    await scene(
      ["ShipslogLinesRepeat"],
      {},
      play("gap_lines_total", () => send(2, route, jameson.offset + 100_000)),
    );
  });

  it("is fired by a collector that has ended, although another has its partition", async () => {
    const first = await WatchedCollector.start(trial, lake, "first");
    const second = await WatchedCollector.start(trial, lake, "second");
    const both = () => Promise.all([first.look(), second.look()]);
    const owns = ({ scrapes }: WatchedCollector) => scrapes.at(-1)?.series?.get(gauge("owned_partition")) === 1;
    await until(async () => (await both(), owns(first) || owns(second)), "an owner");
    const [ended, other] = owns(first) ? [first, second] : [second, first];
    await ended.stop();
    await until(async () => (await both(), owns(other)), "another owner");
    await both();
    const scrapes = new Map([
      ["ended", ended.scrapes],
      ["other", other.scrapes],
    ]);
    tests.push(printAlertTest("a collector ended", scrapes, ["ShipslogCollectorDown"]));
    await other.stop();
    await ended.look();
    const none = new Map([["ended", ended.scrapes.slice(-2)]]);
    tests.push(printAlertTest("no collector", none, ["ShipslogCollectorDown", "ShipslogPartitionUnowned"]));
  });

  it("is fired by servers that do not run", async () => {
    const replicas = await WatchedCollector.start(trial, lake, "one");
    await replicas.lookUntil((value) => value(gauge("stream_replicas")) === 3, "three replicas");
    await trial.cluster.stopNode(3);
    await replicas.lookUntil((value) => value(gauge("stream_replicas")) === 2, "two replicas");
    tests.push(printAlertTest("a server less", new Map([["one", [...replicas.scrapes]]]), ["ShipslogReplicaMissing"]));
    await Promise.all([trial.cluster.stopNode(1, "SIGKILL"), trial.cluster.stopNode(2, "SIGKILL")]);
    await replicas.lookUntil((value) => value("shipslog_connected") === 0, "a lost connection");
    const lost = new Map([["one", replicas.scrapes.slice(-2)]]);
    tests.push(printAlertTest("no server", lost, ["ShipslogDisconnected", "ShipslogReplicaMissing"]));
    await replicas.stop();
  });

  it("is fired by a registrar that is attacked, that fails and that does not run", async () => {
    const path = join(folder, "fleet");
    const nodes = [{ client: 1, cluster: 2, monitor: 3 }];
    const fleet = await FleetFolder.create(path, { nodes, partitions: 1, limits: usualLimits, pseudonyms: "key" });
    const [port = 0] = await freePorts(1);
    await fleet.setRegistrar({ host: "127.0.0.1", port });
    const ending = new AbortController();
    const host = testHost({ interrupted: ending.signal });
    const serving = run(["fleet", "registrar", "--fleet", path, "--metrics", "0"], host);
    const metrics = () => Number(/127\.0\.0\.1:(\d+)\/metrics/.exec(host.err.text())?.[1]);
    await until(() => metrics() > 0, "the metrics of the registrar");
    const look = () => scrape(metrics());
    const during = async (firing: readonly string[], play: () => Promise<unknown>) => {
      const before = await look();
      await play();
      const scrapes = new Map([["registrar", [before, await look()]]]);
      // No collector runs here.
      const all = ["ShipslogPartitionUnowned", ...firing];
      tests.push(printAlertTest(`a registrar: ${firing.join(" and ")}`, scrapes, all, registrarJob));
    };
    const guess = () => sendRaw(port, JSON.stringify(makeJoinRequest("a".repeat(32), "jameson", keyOf(makeSeed()))));
    await during([], () => Promise.resolve());
    await during(["ShipslogRegistrarAttacked"], async () => {
      for (let at = 0; at < 5; at++) await guess();
    });
    // The register cannot be read.
    await rename(join(path, "register.jsonl"), join(path, "away"));
    await mkdir(join(path, "register.jsonl"));
    await during(["ShipslogRegistrarFailing"], guess);
    await during(["ShipslogRegistrarDown"], async () => {
      ending.abort();
      expect(await serving).toBe(0);
    });
  });

  it("fires in promtool as expected, each at least once", () => {
    const { check, test } = testRules(folder, printAlertRules(), tests);
    expect(check).toMatchObject({ code: 0, text: expect.stringContaining(`${alerts.length} rules found`) as string });
    expect(test).toMatchObject({ code: 0, text: expect.stringContaining("SUCCESS") as string });
    const fired = new Set(tests.flatMap((each) => JSON.stringify(each).match(/Shipslog[A-Z]\w+/g) ?? []));
    expect([...fired].toSorted()).toEqual(alerts.map(({ name }) => name).toSorted());
  });
});

describe("the metrics of collectors and registrars", () => {
  /** Metrics that neither the rules nor the dashboard use, each with the reason. */
  const unused: Readonly<Record<string, string>> = {};

  it("are exactly those that the rules and the dashboard name", async () => {
    const trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
    const ending = new AbortController();
    const host = testHost({ interrupted: ending.signal });
    const where = ["--out", join(trial.path, "lake"), "--fleet", trial.folder.path];
    const words = ["fleet", "collect", ...where, "--name", "one", "--metrics", "0"];
    const collecting = run(words, host);
    const port = () => Number(/127\.0\.0\.1:(\d+)\/metrics/.exec(host.err.text())?.[1]);
    await until(() => port() > 0, "the metrics");
    const collector = await fetch(`http://127.0.0.1:${port()}/metrics`).then((answer) => answer.text());
    const text = collector + (await new RegistrarMetrics().registry.metrics());
    const offered = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = ""]) => name);
    const named = `${printAlertRules()} ${printDashboard()}`.match(/\bshipslog_\w+/g) ?? [];
    const used = new Set(named.map((name) => name.replace(/_bucket$/, "")));
    expect([...new Set([...used, ...Object.keys(unused)])].toSorted()).toEqual(offered.toSorted());
    ending.abort();
    expect(await collecting).toBe(0);
    await trial[Symbol.asyncDispose]();
  });
});
