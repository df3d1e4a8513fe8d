/**
 * A collector is killed while another waits for its partition, which has the journals of many commanders. A commander sends a line just after the kill:
 * how long until it is stored, and how much memory does the other collector need?
 */
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { jetstreamManager } from "@nats-io/jetstream";
import { openSink, type StoredWatermark } from "@shipslog/archive";
import { connectFleet, type Credential, parseCredential } from "@shipslog/fleet";
import { listCollectors } from "@shipslog/fleet/collect";
import { expect } from "vitest";
import { readLake } from "../../archive/tests/helpers/readLake.ts";
import { clock } from "../../../tests/helpers/clock.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { streamOf } from "../src/message/subjects.ts";
import { LineSender } from "./helpers/LineSender.ts";
import { ManagedProcess, shipslog } from "./helpers/ManagedProcess.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { ProcessUse } from "./helpers/ProcessUse.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";

const navRoute = '{ "timestamp":"2026-01-01T00:00:01Z", "event":"NavRoute" }';
const journalsEach = 500;
const longestMs = 10_000;
const longestAfterStopMs = 3000;
const mostMemoryMB = 200;
/** More than with an empty lake. */
const mostGrowthMB = 50;

/** Of the takeovers of a full run, so many are beside processes that leave no core idle. */
const takeovers = { all: 5, busy: 2 };
const busyProcesses = 2;

/** Fills a partition of a lake with how far journals are stored: those of one commander, and of as many others as are needed. */
async function fill(lake: string, journals: number, commander: string): Promise<void> {
  const sink = await openSink(lake, { owner: "preparation", partition: "fleet-0" });
  await sink.adopt(Array.from({ length: journals }, (_, at) => markOf(at, commander)));
  await sink.close();
}

async function countJournals(lake: string): Promise<number> {
  const sink = await openSink(lake, { owner: "audit", partition: "fleet-0" });
  let journals = 0;
  for await (const mark of sink.watermarks()) if (mark.offset > 0) journals++;
  await sink.close();
  return journals;
}

function markOf(at: number, commander: string): StoredWatermark {
  const number = Math.floor(at / journalsEach);
  const day = new Date(Date.UTC(2020, 0, 1 + (at % journalsEach))).toISOString().slice(0, 10);
  return {
    commander: number === 0 ? commander : `F${number.toString(16).padStart(commander.length - 1, "0")}`,
    file: `Journal.${day}T200000.01.log`,
    generation: 0,
    offset: 60_000 + at,
    line: 200,
    lastOffset: 59_900 + at,
    fingerprint: at.toString(16).padStart(32, "0"),
  };
}

/** A fleet of one partition with a sender, and what waits in it. */
class Scene implements AsyncDisposable {
  readonly trial: TrialFleet;
  readonly sender: LineSender;
  readonly #observer: Awaited<ReturnType<typeof connectFleet>>;
  readonly #started: ManagedProcess[] = [];

  private constructor(trial: TrialFleet, sender: LineSender, observer: Awaited<ReturnType<typeof connectFleet>>) {
    this.trial = trial;
    this.sender = sender;
    this.#observer = observer;
  }

  static async start(): Promise<Scene> {
    const trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
    const observer = await connectFleet(await trial.credential("collector"), { name: "observer" });
    return new Scene(trial, await LineSender.connect(trial, "jameson"), observer);
  }

  get lake(): string {
    return join(this.trial.path, "lake");
  }

  /** The credential of the commander who sends. */
  async credential(): Promise<Credential> {
    const path = this.trial.folder.credentialPath("jameson");
    return parseCredential(await readFile(path, "utf8"), path);
  }

  /** Starts a collector and waits until others know it. */
  async startCollector(name: string): Promise<ManagedProcess> {
    const words = ["fleet", "collect", "--out", this.lake, "--fleet", this.trial.folder.path, "--dialect", "spec"];
    const collector = new ManagedProcess(name, [shipslog, ...words, "--quiet", "--name", name]);
    this.#started.push(collector);
    collector.start();
    await until(async () => (await listCollectors(this.#observer, clock)).includes(name), `${name} to run`);
    return collector;
  }

  /** Sends a line and returns how long it took until it is stored: the stream has it until then. */
  async store(): Promise<number> {
    const startMs = performance.now();
    await this.sender.send(1, navRoute);
    const { streams } = await jetstreamManager(this.#observer, { checkAPI: false });
    await until(async () => (await streams.info(streamOf(0))).state.messages === 0, "the line to be stored");
    return Math.round(performance.now() - startMs);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#started.map((each) => each.stop()));
    await this.sender[Symbol.asyncDispose]();
    await this.#observer.close();
    await this.trial[Symbol.asyncDispose]();
  }
}

/** The most memory of a collector, from the sources, until it has stored a line, and until it has divided it in a thread of its own. */
interface MostMemory {
  readonly storedMB: number;
  readonly dividedMB: number;
}

/** What is stored is divided after a second. */
const dividedMs = 3000;

/** Measures a collector that has just stored a line. */
async function mostMemoryOf(collector: ManagedProcess): Promise<MostMemory> {
  const most = () => new ProcessUse(collector.name, () => collector.pid).take().mostMemoryMB;
  const storedMB = most();
  await clock.sleep(dividedMs);
  return { storedMB, dividedMB: most() };
}

/** The memory of a collector that has stored a line in an empty lake. */
async function memoryWithoutJournals(): Promise<MostMemory> {
  await using scene = await Scene.start();
  const collector = await scene.startCollector("only");
  await scene.store();
  return await mostMemoryOf(collector);
}

/** Ends the owner of the partition, and returns how long it took until a line is stored that was sent just after. */
async function replace(owner: ManagedProcess, scene: Scene, signal: "SIGKILL" | "SIGINT"): Promise<number> {
  await owner.stop(signal);
  return await scene.store();
}

/** Leaves no core idle during some work. */
async function besideBusyProcesses<Result>(work: () => Promise<Result>): Promise<Result> {
  const busy = Array.from({ length: busyProcesses }, () => spawn(process.execPath, ["-e", "for(;;);"]));
  try {
    return await work();
  } finally {
    for (const each of busy) each.kill("SIGKILL");
  }
}

longTest(
  {
    claim:
      "A collector that is killed with 600,000 journals in its partition is replaced by one that waits: a line is stored within ten seconds, " +
      "with less than 200 MB of memory until then, five times of five, two of them beside processes that leave no core idle; after Ctrl-C within three.",
    size: { check: 2000, full: 600_000, of: "journals" },
    alone: true,
    needs: [natsServer],
  },
  async ({ size, isLong, report }) => {
    const empty = await memoryWithoutJournals();
    await using scene = await Scene.start();
    await fill(scene.lake, size, (await scene.credential()).commander?.id ?? "");
    let owner = await scene.startCollector("collector-0");
    await scene.store();
    const tookMs: number[] = [];
    const memory: MostMemory[] = [];
    const count = isLong ? takeovers.all : 1;
    for (let at = 1; at <= count; at++) {
      const next = await scene.startCollector(`collector-${at}`);
      const isBusy = isLong && at > count - takeovers.busy;
      const killed = owner;
      const replaced = () => replace(killed, scene, "SIGKILL");
      tookMs.push(await (isBusy ? besideBusyProcesses(replaced) : replaced()));
      memory.push(await mostMemoryOf(next));
      report(`takeover ${at}${isBusy ? ", busy" : ""}: ${tookMs.at(-1)} ms, ${JSON.stringify(memory.at(-1))}`);
      owner = next;
    }
    const last = await scene.startCollector("collector-last");
    const stopMs = await replace(owner, scene, "SIGINT");
    report(`takeover after Ctrl-C: ${stopMs} ms`);
    await last.stop("SIGINT");
    expect(await readLake(scene.lake, "commander")).toHaveLength(count + 2);
    expect(await countJournals(scene.lake)).toBe(size + 1);
    const storedMB = Math.max(...memory.map((each) => each.storedMB));
    const dividedMB = Math.max(...memory.map((each) => each.dividedMB));
    if (isLong) {
      expect(Math.max(...tookMs)).toBeLessThan(longestMs);
      expect(stopMs).toBeLessThan(longestAfterStopMs);
      expect(storedMB).toBeLessThan(mostMemoryMB);
      expect(dividedMB - empty.dividedMB).toBeLessThan(mostGrowthMB);
    }
    return (
      `stored after ${tookMs.join(", ")} ms, after Ctrl-C ${stopMs} ms; ${storedMB} MB until then and ${dividedMB} MB when divided, ` +
      `with an empty lake ${empty.storedMB} and ${empty.dividedMB} MB`
    );
  },
);
