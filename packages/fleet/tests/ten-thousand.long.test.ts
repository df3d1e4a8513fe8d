/**
 * Commanders with a credential and a TLS connection each play at 224 lines an hour; sessions begin and end. Each has old journals that are stored, and
 * its uplink asks about all of them before it sends. Then all servers are restarted at once, and everybody must come back and play on. Connections,
 * lag, and the processor time and memory of each process are measured, and in the end every line is in the lake once, stored or rejected.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openSink, type StoredWatermark } from "@shipslog/archive";
import { partitionOf, pseudonymOf } from "@shipslog/fleet";
import { expect } from "vitest";
import { until } from "../../../tests/helpers/limits/until.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { literal } from "../../archive/src/engine/quote.ts";
import { readManifests } from "../../archive/src/lake/lake.ts";
import { withBareDuckDB } from "../../archive/tests/helpers/bareDuckDB.ts";
import { loadNames } from "../../shipslog/src/commands/fleet/load/gatherLoad.ts";
import { pastJournals } from "../../shipslog/src/commands/fleet/load/SimulatedSource.ts";
import { lookAtFleet, type FleetLook } from "./helpers/FleetGauge.ts";
import { freePorts } from "./helpers/freePorts.ts";
import { ManagedProcess, shipslog } from "./helpers/ManagedProcess.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { ProcessUse } from "./helpers/ProcessUse.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";

/** How long the phases last, and how fast everybody plays. */
interface Plan {
  readonly linesAnHour: number;
  readonly steadySeconds: number;
  readonly afterSeconds: number;
  /** One line in this many is damaged. */
  readonly damage: number;
  /** The old journals of each commander. */
  readonly past: number;
}

const longPlan: Plan = { linesAnHour: 224, steadySeconds: 240, afterSeconds: 420, damage: 100, past: 500 };
const shortPlan: Plan = { linesAnHour: 1200, steadySeconds: 4, afterSeconds: 6, damage: 8, past: 20 };

/** Within this time after the restart began all must be back, and what was sent meanwhile must be stored. */
const longestReturnSeconds = 300;

/** The share of the connections before that must be back: sessions begin and end all the time. */
const backShare = 0.97;

const partitions = 3;
const lookMs = 1000;

/** The fleet: servers, a collector and the load, each a process of its own. */
class CrowdedFleet implements AsyncDisposable {
  readonly trial: TrialFleet;
  readonly lake: string;
  readonly looks: (FleetLook & { readonly atMs: number })[] = [];
  readonly uses: readonly ProcessUse[];
  isConnected = false;
  /** The last summary of the load. */
  summary = "";
  readonly #port: number;
  readonly #collector: ManagedProcess;
  readonly #load: ManagedProcess;

  constructor(trial: TrialFleet, port: number, words: readonly string[], report: (line: string) => void) {
    this.trial = trial;
    this.lake = join(trial.path, "lake");
    this.#port = port;
    const fleet = ["--fleet", trial.folder.path];
    const collect = [shipslog, "fleet", "collect", "--out", this.lake, ...fleet, "--dialect", "spec"];
    this.#collector = new ManagedProcess("collector", collect, report);
    const load = [shipslog, "fleet", "load", ...words, ...fleet, "--metrics", String(port)];
    this.#load = new ManagedProcess("load", load, (line) => {
      this.isConnected ||= line.includes("are connected");
      if (line.includes(" lines")) this.summary = line;
      else report(line);
    });
    const servers = trial.folder.layout.nodes.map(
      (_, at) => new ProcessUse(`server ${at + 1}`, () => this.#pidOf(at + 1)),
    );
    this.uses = [
      ...servers,
      new ProcessUse("collector", () => this.#collector.pid),
      new ProcessUse("load", () => this.#load.pid),
    ];
  }

  #pidOf(at: number): number | undefined {
    try {
      return Number(readFileSync(join(this.trial.folder.path, `node-${at}`, "pid"), "utf8"));
    } catch {
      // It is not running now.
      return undefined;
    }
  }

  start(): void {
    this.#collector.start();
    this.#load.start();
  }

  get isDone(): boolean {
    return this.#load.isDone;
  }

  async look(): Promise<FleetLook> {
    for (const each of this.uses) each.look();
    const look = await lookAtFleet(this.trial.folder, this.#port);
    this.looks.push({ ...look, atMs: Date.now() });
    return look;
  }

  /** Looks every second until something is the case. */
  async lookUntil(isOver: (look: FleetLook) => boolean): Promise<void> {
    while (!isOver(await this.look()) && !this.isDone) await sleep(lookMs);
  }

  /** What each process has used since the last call. */
  used() {
    return Object.fromEntries(this.uses.map((each) => [each.name, each.take()]));
  }

  stopCollector(): Promise<void> {
    return this.#collector.stop("SIGINT");
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#load.stop();
    await this.#collector.stop();
    await this.trial[Symbol.asyncDispose]();
  }
}

/** The middle and the largest of some values. */
function spreadOf(values: readonly number[]) {
  const sorted = values.toSorted((one, other) => one - other);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? 0, most: sorted.at(-1) ?? 0 };
}

const figuresOf = (looks: readonly FleetLook[]) => ({
  connections: spreadOf(looks.map(({ connections }) => connections)),
  waitingInBroker: spreadOf(looks.map(({ waiting }) => waiting)),
  notKnownToBeStored: spreadOf(looks.flatMap(({ unstored }) => unstored ?? [])),
});

/** The number of lines in a summary of the load. */
const linesIn = (summary: string) => Number(/^(\d+) lines/.exec(summary)?.[1] ?? 0);

/** Restarts all servers at once and waits until the fleet looks as before. */
async function storm(fleet: CrowdedFleet, before: ReturnType<typeof figuresOf>) {
  const { cluster } = fleet.trial;
  const startMs = Date.now();
  const seconds = () => Math.round((Date.now() - startMs) / 100) / 10;
  await cluster.stop("SIGTERM");
  for (let at = 1; at <= fleet.trial.folder.layout.nodes.length; at++) await cluster.startNode(at);
  await cluster.healthy(600_000);
  const healthySeconds = seconds();
  const from = fleet.looks.length;
  await fleet.lookUntil(({ connections }) => connections >= backShare * before.connections.median);
  const backSeconds = seconds();
  await fleet.lookUntil(({ unstored = Infinity }) => unstored <= before.notKnownToBeStored.most);
  const quietSeconds = seconds();
  const isPlaying = !fleet.isDone;
  return {
    healthySeconds,
    backSeconds,
    quietSeconds,
    isPlaying,
    ...figuresOf(fleet.looks.slice(from)),
    used: fleet.used(),
  };
}

/** How many commanders' watermarks are written at once. */
const filledAtOnce = 200;

/** Fills a lake with how far the old journals of commanders are stored. */
async function fillPast(lake: string, ids: readonly string[], past: readonly string[]): Promise<void> {
  for (let partition = 0; partition < partitions; partition++) {
    const members = ids.filter((id) => partitionOf(id, partitions) === partition);
    const sink = await openSink(lake, { owner: "preparation", partition: `fleet-${partition}` });
    for (let from = 0; from < members.length; from += filledAtOnce) {
      await sink.adopt(members.slice(from, from + filledAtOnce).flatMap((id) => past.map((file) => markOf(id, file))));
    }
    await sink.close();
  }
}

function markOf(commander: string, file: string): StoredWatermark {
  const reached = { offset: 60_000, line: 200, lastOffset: 59_900, fingerprint: "0123456789abcdef" };
  return { commander, file, generation: 0, ...reached };
}

/** The lines of a lake. */
interface LakeCount {
  readonly stored: number;
  readonly rejected: number;
  /** Different lines, by commander, file, generation and offset. */
  readonly distinct: number;
  readonly commanders: number;
  readonly files: number;
  readonly bytes: number;
}

const columns = `commander, position.file AS file, position.generation AS generation, position."offset" AS place`;

/** Counts with a plain DuckDB instead of our own reader. */
async function countLake(lake: string): Promise<LakeCount> {
  const manifests = await readManifests(lake);
  const files = manifests.flatMap((each) => each.files);
  const pathsOf = (table: string) => files.filter((each) => each.table === table).map(({ path }) => join(lake, path));
  const select = (table: string) => {
    const paths = pathsOf(table).map((path) => literal(path));
    if (paths.length === 0) return [];
    const read = `read_parquet([${paths.join(", ")}], hive_partitioning = false)`;
    return [`SELECT '${table}' AS kept, ${columns} FROM ${read}`];
  };
  const all = [...select("events"), ...select("rejects")].join(" UNION ALL ");
  const bytes = files.reduce((sum, each) => sum + each.bytes, 0);
  if (all === "") return { stored: 0, rejected: 0, distinct: 0, commanders: 0, files: files.length, bytes };
  return await withBareDuckDB(async (connection) => {
    const found = await connection.runAndReadAll(
      `SELECT count(*) FILTER (kept = 'events')::INTEGER, count(*) FILTER (kept = 'rejects')::INTEGER,
        count(DISTINCT (commander, file, generation, place))::INTEGER, count(DISTINCT commander)::INTEGER FROM (${all})`,
    );
    const [stored = 0, rejected = 0, distinct = 0, commanders = 0] = (found.getRows()[0] ?? []).map(Number);
    return { stored, rejected, distinct, commanders, files: files.length, bytes };
  });
}

longTest(
  {
    claim:
      "Ten thousand commanders with a TLS connection and 500 old journals each play at 224 lines an hour, all servers restart at once, everybody is back and " +
      "plays on within five minutes, and every line is in the lake once.",
    size: { check: 40, full: 10_000, of: "commanders" },
    alone: true,
    needs: [natsServer],
  },
  async ({ size: commanders, seed, isLong, report }) => {
    const { linesAnHour, steadySeconds, afterSeconds, damage, past } = isLong ? longPlan : shortPlan;
    const trial = await TrialFleet.start({ partitions });
    const [port = 0] = await freePorts(1);
    const how = { commanders, hourly: linesAnHour, seed, damage, past, for: `${steadySeconds + afterSeconds}s` };
    const words = Object.entries(how).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const fleet = new CrowdedFleet(trial, port, words, report);
    try {
      const ids = loadNames(seed, commanders).map((name) => pseudonymOf(name, trial.folder.keys.pseudonyms));
      await fillPast(fleet.lake, ids, pastJournals(past));
      report(`${commanders * past} old journals are in the lake`);
      const startMs = Date.now();
      fleet.start();
      await (isLong
        ? fleet.lookUntil(() => fleet.isConnected)
        : until(() => fleet.isConnected, "the connections of all commanders"));
      const connectSeconds = Math.round((Date.now() - startMs) / 1000);
      report(JSON.stringify({ connectSeconds, connecting: fleet.used() }));
      const steadyFrom = fleet.looks.length;
      const steadyUntilMs = Date.now() + steadySeconds * 1000;
      await fleet.lookUntil(() => Date.now() >= steadyUntilMs);
      const steady = figuresOf(fleet.looks.slice(steadyFrom));
      report(JSON.stringify({ steady, used: fleet.used() }));
      const stormed = await storm(fleet, steady);
      report(JSON.stringify({ stormed }));
      const sentBefore = linesIn(fleet.summary);
      await fleet.lookUntil(() => false);
      report(JSON.stringify({ after: fleet.used() }));
      report(fleet.summary);
      await fleet.stopCollector();
      const lake = await countLake(fleet.lake);
      report(JSON.stringify({ lake }));
      const lines = linesIn(fleet.summary);
      const damaged = Number(/\((\d+) damaged/.exec(fleet.summary)?.[1]);
      expect(fleet.isDone).toBe(true);
      if (isLong) {
        expect(stormed.isPlaying).toBe(true);
        expect(stormed.connections.most).toBeGreaterThanOrEqual(backShare * steady.connections.median);
        expect(stormed.quietSeconds).toBeLessThanOrEqual(longestReturnSeconds);
        expect(lines).toBeGreaterThan(sentBefore);
      }
      expect(steady.connections.most).toBeGreaterThanOrEqual(commanders);
      expect(lines).toBeGreaterThan(0);
      expect(damaged).toBeGreaterThan(0);
      expect(lake).toMatchObject({ stored: lines - damaged, rejected: damaged, distinct: lines });
      return `${lines} lines of ${commanders} commanders, 0 lost, connected in ${connectSeconds} s; servers back after ${stormed.healthySeconds} s, commanders after ${stormed.backSeconds} s, all stored after ${stormed.quietSeconds} s`;
    } finally {
      await fleet[Symbol.asyncDispose]();
    }
  },
);
