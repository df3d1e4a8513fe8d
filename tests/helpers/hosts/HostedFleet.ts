/** A fleet on hosts of its own: three servers, two collectors, a machine of players and a region behind a leaf node, with a switch between. */
import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { FleetFolder } from "@shipslog/fleet/provisioning";
import { writeLeafConfig } from "../../../packages/fleet/tests/helpers/leafConfig.ts";
import { Hosts } from "./Hosts.ts";
import { SmallDisk } from "./SmallDisk.ts";
import { root } from "../../../tools/workspace.ts";
import type { GrowingJournal } from "./GrowingJournal.ts";
import { HostedServer } from "./HostedServer.ts";
import { HostedServers } from "./HostedServers.ts";
import { collectorHosts, playerHosts, regionHost, serverHosts, type PlayerHost } from "./hostNames.ts";
import { ManagedProcess, shipslog, uplinkWorker } from "../../../packages/fleet/tests/helpers/ManagedProcess.ts";
import type { WorkerOrder } from "../../../packages/fleet/tests/helpers/uplinkWorker.ts";

const port = 4222;
const partitions = "2";
const lakeBytes = 2 * 2 ** 30;
const operatorHost = "collector-1";
const tries = 60;
const againMs = 2000;
/** An operator gives up a command that takes longer, and tries again. */
const operateMs = 90_000;
const run = promisify(execFile);

/** The processes of the fleet, which are stopped together. */
export class HostedFleet implements AsyncDisposable {
  readonly path: string;
  readonly hosts: Hosts;
  readonly servers: HostedServers;
  /** The leaf node of the region. */
  readonly leaf: HostedServer;
  readonly lakeDisk: SmallDisk;
  readonly #folder: string;
  readonly #programs = new Map<string, ManagedProcess>();
  readonly #report: (line: string) => void;

  private constructor(
    path: string,
    hosts: Hosts,
    servers: HostedServers,
    leaf: string,
    report: (line: string) => void,
  ) {
    this.path = path;
    this.hosts = hosts;
    this.servers = servers;
    this.leaf = new HostedServer(hosts.on(regionHost), leaf);
    this.lakeDisk = new SmallDisk(join(path, "lake"), lakeBytes);
    this.#folder = join(path, "fleet");
    this.#report = report;
  }

  /** Makes the hosts, and the fleet with the command of an operator. */
  static async open(seed: number, report: (line: string) => void): Promise<HostedFleet> {
    const hosts = await Hosts.start([...serverHosts, ...collectorHosts, ...playerHosts], seed);
    const path = await mkdtemp(join(tmpdir(), "shipslog-hosts-"));
    const addresses = serverHosts.map((name) => hosts.addressOf(name)).join(",");
    const fleet = join(path, "fleet");
    await runShipslog(compiledIn(path), [
      "fleet",
      "up",
      "--hosts",
      addresses,
      "--fleet",
      fleet,
      "--partitions",
      partitions,
    ]);
    const folder = await FleetFolder.open(fleet);
    if (folder === undefined) throw new Error(`fleet up made no fleet in ${fleet}`);
    const servers = await HostedServers.start(hosts, folder);
    const home = join(path, "leaf");
    await mkdir(home);
    const leaf = await writeLeafConfig(folder, { home, listen: `127.0.0.1:${port}`, hubs: servers.hubs });
    return new HostedFleet(path, hosts, servers, leaf, report);
  }

  get lake(): string {
    return this.lakeDisk.path;
  }

  startCollectors(): void {
    for (const name of collectorHosts) {
      const words = ["fleet", "collect", "--out", this.lake, "--name", name, "--fleet", this.#folder];
      this.#start(name, [shipslog, ...words, "--dialect", "spec"]);
    }
  }

  /** Sends journals while they grow, from the machines of players. */
  async startPlayers(journals: readonly GrowingJournal[]): Promise<void> {
    this.leaf.start();
    const direct = serverHosts.map((name) => `${this.hosts.addressOf(name)}:${port}`);
    const credential = join(this.#folder, "credentials", "load.json");
    for (const name of playerHosts) {
      const home = this.#homeOf(name);
      await mkdir(join(home, "bookmarks"), { recursive: true });
      const commanders = journals
        .filter(({ host }) => host === name)
        .map(({ commander, folder }) => ({ commander, folder, state: join(home, "bookmarks", `${commander}.json`) }));
      const servers = name === regionHost ? [`127.0.0.1:${port}`] : direct;
      const order: WorkerOrder = { credential, servers, isFollowing: true, commanders };
      await writeFile(join(home, "order.json"), JSON.stringify(order));
      this.#start(name, [uplinkWorker, join(home, "order.json")]);
    }
  }

  /** Kills the program of a host, and starts it after some work. */
  async whileAway(name: string, work: () => Promise<void>): Promise<void> {
    const program = this.#on(name);
    await program.stop();
    await work();
    program.start();
  }

  /** Lets the program of a host hang during some work. */
  async whilePaused(name: string, work: () => Promise<void>): Promise<void> {
    await this.#on(name).whilePaused(work);
  }

  /** Sets the time of day of a host, as the difference from the true one. */
  async setClock(name: string, shiftMs: number): Promise<void> {
    await writeFile(this.#clockOf(name), String(shiftMs));
  }

  /** Deletes what the uplinks of a host remember about the journals. They must not run. */
  async deleteBookmarks(name: PlayerHost): Promise<void> {
    await rm(join(this.#homeOf(name), "bookmarks"), { recursive: true });
  }

  /** Copies the lake as an operator does, while collectors run. */
  async backUp(): Promise<void> {
    const words = ["fleet", "backup", this.#backup, "--out", this.lake];
    await this.#operate(words, () => rmSync(this.#backup, { recursive: true, force: true }));
  }

  /** Loses the lake and makes the backup the lake again, as an operator does. */
  async restore(): Promise<void> {
    for (const name of collectorHosts) await this.#on(name).stop();
    await this.#operate(["fleet", "restore", this.#backup, "--out", this.lake], () => this.lakeDisk.wipe());
    for (const name of collectorHosts) this.#on(name).start();
  }

  async stopPlayers(): Promise<void> {
    await Promise.all(playerHosts.map((name) => this.#on(name).stop()));
  }

  async stopCollectors(): Promise<void> {
    await Promise.all(collectorHosts.map((name) => this.#on(name).stop("SIGINT")));
  }

  /** Copies everything on disk to a place where somebody can look at it. Returns the place. */
  async keep(): Promise<string> {
    const kept = `${this.path}-kept`;
    await cp(this.path, kept, { recursive: true });
    return kept;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#programs.values()].map((program) => program.stop()));
    await this.leaf.stop();
    await this.servers[Symbol.asyncDispose]();
    this.lakeDisk[Symbol.dispose]();
    await this.hosts[Symbol.asyncDispose]();
    await rm(this.path, { recursive: true, force: true, maxRetries: 5 });
  }

  #on(name: string): ManagedProcess {
    const program = this.#programs.get(name);
    if (program === undefined) throw new Error(`nothing runs on ${name}`);
    return program;
  }

  get #backup(): string {
    return join(this.path, "backup");
  }

  #homeOf(name: PlayerHost): string {
    return join(this.path, name);
  }

  #clockOf(name: string): string {
    return join(this.path, `${name}.clock`);
  }

  #start(name: string, words: readonly string[]): void {
    const clock = [...compiledIn(this.path), `SHIPSLOG_TEST_CLOCK=${this.#clockOf(name)}`];
    const program = new ManagedProcess(
      name,
      ["--import", join(import.meta.dirname, "jumpableClock.ts"), ...words],
      (line) => this.#report(`${name}: ${line}`),
      [...this.hosts.on(name), ...clock],
    );
    this.#programs.set(name, program);
    program.start();
  }

  /** Runs a command until it succeeds: servers may still be starting after an earlier fault. */
  async #operate(words: readonly string[], prepare: () => void = () => undefined): Promise<void> {
    for (let left = tries; ; left--) {
      prepare();
      try {
        await runShipslog(
          [...this.hosts.on(operatorHost), ...compiledIn(this.path)],
          [...words, "--fleet", this.#folder],
        );
        return;
      } catch (error) {
        if (left === 0) throw error;
        this.#report(`operator: ${error instanceof Error ? error.message.slice(-300) : String(error)}`);
        await sleep(againMs);
      }
    }
  }
}

/** Words before a command: programs start often, and need not be compiled each time. */
const compiledIn = (path: string) => ["env", `NODE_COMPILE_CACHE=${join(path, "compiled")}`];

async function runShipslog(before: readonly string[], words: readonly string[]): Promise<void> {
  const node = [process.execPath, "--conditions=@shipslog/source", "--no-warnings", shipslog, ...words];
  const line = [...before, ...node];
  const [command = "", ...given] = line;
  await run(command, given, { cwd: root, timeout: operateMs, killSignal: "SIGKILL" });
}
