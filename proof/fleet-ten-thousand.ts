/**
 * Commanders with a credential and a TLS connection each play at 224 lines an hour; sessions begin and end. Then all servers are
 * restarted at once, and everybody comes back. Connections, lag, and the processor time and memory of each process are measured,
 * and in the end every line is in the lake once, stored or rejected.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePorts } from "../lab/fleet/freePorts.ts";
import { natsServer } from "../lab/fleet/natsServer.ts";
import { TrialFleet } from "../lab/fleet/TrialFleet.ts";
import { until } from "../lab/limits/until.ts";
import type { Proof } from "../lab/proof/Proof.ts";
import { countLake } from "./fleet/countLake.ts";
import { lookAtFleet, type FleetLook } from "./fleet/FleetGauge.ts";
import { ManagedProcess, shipslog } from "./fleet/ManagedProcess.ts";
import { ProcessUse } from "./fleet/ProcessUse.ts";

/** How long the phases last, and how fast everybody plays. */
interface Plan {
  readonly linesAnHour: number;
  readonly steadySeconds: number;
  readonly afterSeconds: number;
  /** One line in this many is damaged. */
  readonly damage: number;
}

const fullPlan: Plan = { linesAnHour: 224, steadySeconds: 600, afterSeconds: 240, damage: 100 };
const reducedPlan: Plan = { linesAnHour: 1200, steadySeconds: 4, afterSeconds: 6, damage: 8 };

const partitions = 3;
const lookMs = 1000;

/** The fleet of the proof: servers, a collector and the load, each a process of its own. */
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
  await fleet.lookUntil(({ connections }) => connections >= 0.97 * before.connections.median);
  const backSeconds = seconds();
  await fleet.lookUntil(({ unstored = Infinity }) => unstored <= before.notKnownToBeStored.most);
  const quietSeconds = seconds();
  return { healthySeconds, backSeconds, quietSeconds, ...figuresOf(fleet.looks.slice(from)), used: fleet.used() };
}

/** The proof that a fleet carries ten thousand commanders. */
export const proof: Proof = {
  name: "fleet-ten-thousand",
  claim:
    "Ten thousand commanders with a TLS connection each play at 224 lines an hour, all servers restart at once, everybody comes back, and every line is in the lake once.",
  fullSize: 10_000,
  reducedSize: 40,
  isAlone: true,
  needs: [natsServer],
  async run({ size: commanders, seed, isReduced, report }) {
    const { linesAnHour, steadySeconds, afterSeconds, damage } = isReduced ? reducedPlan : fullPlan;
    const trial = await TrialFleet.start({ partitions });
    const [port = 0] = await freePorts(1);
    const words = [
      "--commanders",
      String(commanders),
      "--hourly",
      String(linesAnHour),
      "--seed",
      String(seed),
      "--damage",
      String(damage),
    ];
    const fleet = new CrowdedFleet(
      trial,
      port,
      [...words, "--for", `${steadySeconds + afterSeconds}s`],
      isReduced ? () => undefined : report,
    );
    try {
      const startMs = Date.now();
      fleet.start();
      await (isReduced
        ? until(() => fleet.isConnected, "the connections of all commanders")
        : fleet.lookUntil(() => fleet.isConnected));
      const connectSeconds = Math.round((Date.now() - startMs) / 1000);
      const connecting = fleet.used();
      report(JSON.stringify({ connectSeconds, connecting }));
      const steadyFrom = fleet.looks.length;
      const steadyUntilMs = Date.now() + steadySeconds * 1000;
      await fleet.lookUntil(() => Date.now() >= steadyUntilMs);
      const steady = figuresOf(fleet.looks.slice(steadyFrom));
      const steadyUsed = fleet.used();
      report(JSON.stringify({ steady, steadyUsed }));
      const stormed = await storm(fleet, steady);
      report(JSON.stringify({ stormed }));
      await fleet.lookUntil(() => false);
      const after = fleet.used();
      report(fleet.summary);
      await fleet.stopCollector();
      const lake = await countLake(fleet.lake);
      const [lines = 0, damaged = 0] = [/^(\d+) lines/, /\((\d+) damaged/].map((part) =>
        Number(part.exec(fleet.summary)?.[1]),
      );
      const { stored, rejected, distinct } = lake;
      const isExact = stored + rejected === lines && distinct === lines && rejected === damaged;
      const phases = { connectSeconds, connecting, steady: { ...steady, used: steadyUsed }, storm: stormed, after };
      report(JSON.stringify({ lines, damaged, lake }));
      return {
        passed: fleet.isDone && lines > 0 && damaged > 0 && isExact && steady.connections.most >= commanders,
        result: {
          commanders,
          linesAnHour,
          steadySeconds,
          afterSeconds,
          lines,
          damaged,
          lake,
          summary: fleet.summary,
          phases,
        },
      };
    } finally {
      await fleet[Symbol.asyncDispose]();
    }
  },
};
