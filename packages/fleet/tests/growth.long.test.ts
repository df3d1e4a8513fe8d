/**
 * A fleet grows while commanders play: from three servers to five, from four partitions to sixteen, one server replaced, with collectors and
 * servers killed between. In the end every line is in the lake once.
 */
import { once } from "node:events";
import { appendFile, copyFile, mkdir, mkdtemp, open, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { serveRegistrar } from "@shipslog/fleet/joining";
import { Cluster, FleetFolder, usualLimits } from "@shipslog/fleet/provisioning";
import { clock } from "../../../tests/helpers/clock.ts";
import { patienceMs } from "../../../tests/helpers/limits/patience.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { randomOf } from "../../../tests/helpers/randomOf.ts";
import { root } from "../../../tools/workspace.ts";
import { run } from "../../shipslog/src/run.ts";
import { testHost } from "../../shipslog/tests/helpers/host.ts";
import { readLake } from "../../archive/tests/helpers/readLake.ts";
import { auditLake } from "./helpers/auditLake.ts";
import { wideLimits } from "./helpers/JoinTrial.ts";
import { writeJournals, type CommanderAccount } from "./helpers/journals.ts";
import { ManagedProcess, shipslog } from "./helpers/ManagedProcess.ts";
import { natsServer } from "./helpers/natsServer.ts";

const damaged = 0.02;

/** What happens. */
interface Plan {
  readonly partitions: { readonly before: number; readonly after: number };
  readonly collectors: number;
  readonly linesEach: number;
  readonly sessions: number;
  /** Whether collectors and other servers are killed too. */
  readonly hasKills: boolean;
}

const longPlan: Plan = {
  partitions: { before: 4, after: 16 },
  collectors: 2,
  linesEach: 3000,
  sessions: 10,
  hasKills: true,
};
const shortPlan: Plan = {
  partitions: { before: 2, after: 4 },
  collectors: 1,
  linesEach: 200,
  sessions: 2,
  hasKills: false,
};

/** Ports below those that the system gives away: three kinds with room for more servers, and the registrar. */
async function findPorts(random: () => number): Promise<number> {
  for (;;) {
    const base = 20_000 + Math.floor(random() * 9000);
    const wanted = Array.from({ length: 40 }, (_, at) => base + at);
    if ((await Promise.all(wanted.map(isFree))).every(Boolean)) return base;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  const listens = await Promise.race([
    once(server, "listening").then(() => true),
    once(server, "error").then(() => false),
  ]);
  if (!listens) return false;
  server.close();
  await once(server, "close");
  return true;
}

/** A journal that grows until all of it is there. */
class GrowingCopy {
  readonly #from: string;
  readonly #to: string;
  #offset = 0;

  constructor(from: string, to: string) {
    this.#from = from;
    this.#to = to;
  }

  /** Appends some bytes; returns whether more are left. */
  async grow(bytes: number): Promise<boolean> {
    const file = await open(this.#from);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, this.#offset);
    await file.close();
    await appendFile(this.#to, buffer.subarray(0, bytesRead));
    this.#offset += bytesRead;
    return bytesRead === bytes;
  }
}

/** A fleet with the commands that an operator and players run. */
class GrowingFleet implements AsyncDisposable {
  readonly path: string;
  readonly lake: string;
  readonly #report: (line: string) => void;
  readonly #ending = new AbortController();
  readonly #uplinks: Promise<number>[] = [];
  readonly #closing: AsyncDisposable[] = [];
  collectors: readonly ManagedProcess[] = [];
  readonly #cluster: Cluster;

  private constructor(path: string, folder: FleetFolder, report: (line: string) => void) {
    this.path = path;
    this.lake = join(path, "lake");
    this.#report = report;
    this.#cluster = new Cluster(folder, join(root, natsServer), clock);
  }

  static async start(plan: Plan, random: () => number, report: (line: string) => void): Promise<GrowingFleet> {
    const path = await mkdtemp(join(tmpdir(), "shipslog-growth-"));
    const base = await findPorts(random);
    const folder = await FleetFolder.create(join(path, "fleet"), {
      nodes: [0, 1, 2].map((at) => ({ client: base + at, cluster: base + 10 + at, monitor: base + 20 + at })),
      partitions: plan.partitions.before,
      limits: { ...usualLimits, partitionBytes: 64 * 2 ** 20 },
      pseudonyms: "growth",
    });
    const fleet = new GrowingFleet(path, folder, report);
    await fleet.#cluster.start(patienceMs);
    const registrar = { folder: folder.path, nowMs: () => Date.now(), limits: wideLimits };
    fleet.#closing.push(await serveRegistrar(registrar));
    return fleet;
  }

  get folderPath(): string {
    return join(this.path, "fleet");
  }

  async folder(): Promise<FleetFolder> {
    const folder = await FleetFolder.open(this.folderPath);
    if (folder === undefined) throw new Error("the fleet is gone");
    return folder;
  }

  /** Runs a command of the operator. */
  async operate(...words: readonly string[]): Promise<string> {
    const host = { ...testHost(), clock };
    const code = await run(["fleet", ...words, "--fleet", this.folderPath], host);
    this.#report(`${words.join(" ")}: ${host.out.text().trim().replaceAll("\n", "; ")}`);
    expect([code, code === 0 ? "" : host.err.text()]).toEqual([0, ""]);
    return host.out.text();
  }

  /** Invites a commander and starts the uplink of a folder. */
  async play(name: string, journal: string): Promise<void> {
    const folder = await this.folder();
    const credential = join(this.path, `${name}.json`);
    await copyFile(await folder.invite(name, [], Date.now()), credential);
    const host = testHost({ interrupted: this.#ending.signal });
    const words = ["uplink", journal, "--credentials", credential, "--state", join(this.path, `${name}.state`)];
    this.#uplinks.push(
      run(["fleet", ...words], host).then((code) => {
        if (code !== 0) this.#report(`the uplink of ${name} ended with ${code}: ${host.err.text()}`);
        return code;
      }),
    );
  }

  startCollectors(count: number): void {
    const words = ["fleet", "collect", "--out", this.lake, "--fleet", this.folderPath, "--dialect", "spec", "--quiet"];
    const command = [shipslog, ...words];
    const start = (at: number) => new ManagedProcess(`collector ${at}`, command, this.#report);
    this.collectors = Array.from({ length: count }, (_, at) => start(at));
    for (const each of this.collectors) each.start();
  }

  async stopCollectors(): Promise<void> {
    await Promise.all(this.collectors.map((each) => each.stop("SIGINT")));
  }

  /** Starts servers that the layout has, those before included in what is stopped at the end. */
  async startServers(...nodes: readonly number[]): Promise<void> {
    const cluster = new Cluster(await this.folder(), join(root, natsServer), clock);
    for (const at of nodes) await cluster.startNode(at);
    await cluster.healthy(patienceMs);
    this.#closing.push({ [Symbol.asyncDispose]: () => cluster.stop("SIGKILL") });
  }

  async killServer(at: number): Promise<void> {
    await this.#cluster.stopNode(at, "SIGKILL");
  }

  async restartServer(at: number): Promise<void> {
    await this.killServer(at);
    await sleep(1000);
    await this.#cluster.startNode(at);
    // Others may have moved since it was started first.
    await new Cluster(await this.folder(), join(root, natsServer), clock).healthy(patienceMs);
  }

  async endPlay(): Promise<void> {
    this.#ending.abort();
    expect(await Promise.all(this.#uplinks)).toEqual(this.#uplinks.map(() => 0));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#ending.abort();
    await Promise.all(this.collectors.map((each) => each.stop()));
    await Promise.allSettled(this.#uplinks);
    for (const each of this.#closing) await each[Symbol.asyncDispose]();
    await this.#cluster.stop("SIGKILL");
    await rm(this.path, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** How many lines the lake has. */
const rowsIn = async (lake: string) => (await readLake(lake, `commander`).catch(() => [])).length;

/** Everything that an operator does to a fleet that becomes too small, while it works. */
async function grow(fleet: GrowingFleet, plan: Plan, random: () => number): Promise<void> {
  const repartition = ["repartition", "--partitions", String(plan.partitions.after), "--out", fleet.lake];
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const hosts = ["--hosts", "127.0.0.1,127.0.0.1"];
  expect(await fleet.operate("grow", ...hosts, "--dry-run")).toContain("node-5 would be at 127.0.0.1:");
  expect((await fleet.folder()).layout.nodes).toHaveLength(3);
  await fleet.operate("grow", ...hosts);
  await fleet.startServers(4, 5);
  if (plan.hasKills) pick(fleet.collectors)?.kill();
  expect(await fleet.operate("balance")).toMatch(/node-4 [1-9].*node-5 [1-9]/);
  if (plan.hasKills) await fleet.restartServer(1);
  await fleet.stopCollectors();
  expect(await fleet.operate(...repartition, "--dry-run")).toContain("would");
  await fleet.operate(...repartition);
  fleet.startCollectors(plan.collectors);
  if (plan.hasKills) {
    await sleep(3000);
    pick(fleet.collectors)?.kill();
  }
  // The machine of a server is lost, with its disk.
  await fleet.killServer(2);
  await rm(join(fleet.folderPath, "node-2", "store"), { recursive: true });
  await fleet.operate("move", "node-2", "--hosts", "127.0.0.1");
  await fleet.startServers(2);
  if (plan.hasKills) await fleet.restartServer(3);
}

async function sendGrowing(
  fleet: GrowingFleet,
  accounts: readonly CommanderAccount[],
): Promise<readonly GrowingCopy[]> {
  const copies: GrowingCopy[] = [];
  for (const [at, { folder, file }] of accounts.entries()) {
    const journal = join(fleet.path, "played", String(at));
    await mkdir(journal, { recursive: true });
    copies.push(new GrowingCopy(join(folder, file), join(journal, file)));
    await fleet.play(`commander ${at}`, journal);
  }
  return copies;
}

longTest(
  {
    claim:
      "From three servers to five, from four partitions to sixteen and with one server replaced while commanders play, with kills between: every line is stored or rejected once.",
    size: { check: 4, full: 60, of: "commanders" },
    alone: true,
    needs: [natsServer],
  },
  async ({ size, seed, isLong, report }) => {
    const random = randomOf(seed);
    const plan = isLong ? longPlan : shortPlan;
    const { linesEach, sessions } = plan;
    await using fleet = await GrowingFleet.start(plan, random, report);
    const options = { commanders: size, linesEach, damaged, seed, sessions };
    const written = await writeJournals(join(fleet.path, "journals"), options, random);
    // The pseudonyms of the fleet, so that an account is that of a commander.
    const folder = await fleet.folder();
    const ids = await Promise.all(written.map((_, at) => folder.pseudonymOf(`commander ${at}`)));
    const accounts = written.map((each, at) => ({ ...each, commander: ids[at] ?? "" }));
    const sent = accounts.reduce((sum, each) => sum + each.stored.length + each.rejected.length, 0);
    fleet.startCollectors(plan.collectors);
    const copies = await sendGrowing(fleet, accounts);
    const done = new AbortController();
    const playing = (async () => {
      // Until the fleet has grown, and then all at once.
      while (!done.signal.aborted) {
        for (const each of copies) await each.grow(400);
        await sleep(100);
      }
      for (const each of copies) {
        while (await each.grow(65_536)) await sleep(0);
      }
    })();
    await until(async () => (await rowsIn(fleet.lake)) > 0, "the first stored line", {
      everyMs: 500,
      mostMs: patienceMs,
    });
    const startMs = performance.now();
    await grow(fleet, plan, random).finally(() => done.abort());
    await playing;
    const seconds = Math.round((performance.now() - startMs) / 1000);
    report(`grown in ${seconds} s, ${await rowsIn(fleet.lake)} of ${sent} lines stored by then`);
    const isAll = async () => (await rowsIn(fleet.lake)) >= sent;
    await until(isAll, `${sent} lines in the lake`, { everyMs: 1000, mostMs: 10 * 60_000 });
    await fleet.endPlay();
    await fleet.stopCollectors();
    const audit = await auditLake(fleet.lake, accounts);
    report(JSON.stringify(audit));
    expect(audit).toMatchObject({ lost: 0, foreign: 0, duplicates: 0, misjudged: 0 });
    expect(audit.stored + audit.rejected).toBe(sent);
    return `${sent} lines of ${size} commanders, ${audit.rejected} rejected, 0 lost, grown in ${seconds} s`;
  },
);
