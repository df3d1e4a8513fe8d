/** A fleet on hosts of its own: three servers, two collectors and two machines of players, with a switch between them. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { natsServer } from "../../lab/fleet/natsServer.ts";
import { Hosts } from "../../lab/hosts/Hosts.ts";
import { root } from "../../lab/workspace.ts";
import type { CommanderAccount } from "./journals.ts";
import { ManagedProcess, shipslog, uplinkWorker } from "./ManagedProcess.ts";
import type { WorkerOrder } from "./uplinkWorker.ts";

/** The hosts of servers, of collectors and of players. */
export const serverHosts = ["server-1", "server-2", "server-3"] as const;
const collectorHosts = ["collector-1", "collector-2"] as const;
const playerHosts = ["players-1", "players-2"] as const;

const port = 4222;
const partitions = "2";

/** The processes of the fleet, which are stopped together. */
export class HostedFleet implements AsyncDisposable {
  readonly path: string;
  readonly hosts: Hosts;
  readonly lake: string;
  readonly #folder: string;
  readonly #servers = new Map<string, ChildProcess>();
  readonly #collectors: ManagedProcess[] = [];
  readonly #players: ManagedProcess[] = [];
  readonly #report: (line: string) => void;

  private constructor(path: string, hosts: Hosts, report: (line: string) => void) {
    this.path = path;
    this.hosts = hosts;
    this.lake = join(path, "lake");
    this.#folder = join(path, "fleet");
    this.#report = report;
    process.once("exit", () => this.#killServers());
  }

  /** Makes the hosts, and the fleet with the command of an operator. */
  static async open(seed: number, report: (line: string) => void): Promise<HostedFleet> {
    const hosts = await Hosts.start([...serverHosts, ...collectorHosts, ...playerHosts], seed);
    const path = await mkdtemp(join(tmpdir(), "shipslog-hosts-"));
    const fleet = new HostedFleet(path, hosts, report);
    const addresses = serverHosts.map((name) => hosts.addressOf(name)).join(",");
    const up = ["fleet", "up", "--hosts", addresses, "--fleet", fleet.#folder, "--partitions", partitions];
    const node = ["--conditions=@shipslog/source", "--no-warnings", shipslog];
    const { status, stderr } = spawnSync(process.execPath, [...node, ...up], { cwd: root, encoding: "utf8" });
    if (status !== 0) throw new Error(`fleet up: ${stderr}`);
    for (const name of serverHosts) fleet.startServer(name);
    return fleet;
  }

  startServer(name: string): void {
    const at = serverHosts.findIndex((each) => each === name) + 1;
    const [command = "", ...before] = this.hosts.on(name);
    const words = [join(root, natsServer), "-c", join(this.#folder, `node-${at}`, "nats.conf")];
    this.#servers.set(name, spawn(command, [...before, ...words], { stdio: "ignore" }));
  }

  async stopServer(name: string): Promise<void> {
    const server = this.#servers.get(name);
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGKILL");
    await ended;
  }

  startCollectors(): void {
    for (const name of collectorHosts) {
      const words = ["fleet", "collect", "--out", this.lake, "--name", name, "--fleet", this.#folder];
      const program = new ManagedProcess(
        name,
        [shipslog, ...words, "--dialect", "spec", "--quiet"],
        this.#report,
        this.hosts.on(name),
      );
      this.#collectors.push(program);
      program.start();
    }
  }

  /** Sends the journals of commanders from the machines of players. */
  async startPlayers(accounts: readonly CommanderAccount[]): Promise<void> {
    const servers = serverHosts.map((name) => `${this.hosts.addressOf(name)}:${port}`);
    const credential = join(this.#folder, "credentials", "load.json");
    for (const [at, name] of playerHosts.entries()) {
      const home = join(this.path, name);
      await mkdir(home, { recursive: true });
      const commanders = accounts
        .filter((_, index) => index % playerHosts.length === at)
        .map(({ commander, folder }) => ({ commander, folder, state: join(home, `${commander}.json`) }));
      const order: WorkerOrder = { credential, servers, commanders };
      await writeFile(join(home, "order.json"), JSON.stringify(order));
      const words = [uplinkWorker, join(home, "order.json")];
      const program = new ManagedProcess(name, words, this.#report, this.hosts.on(name));
      this.#players.push(program);
      program.start();
    }
  }

  get isDone(): boolean {
    return this.#players.every(({ isDone }) => isDone);
  }

  async stopCollectors(): Promise<void> {
    await Promise.all(this.#collectors.map((program) => program.stop("SIGINT")));
  }

  #killServers(): void {
    for (const server of this.#servers.values()) server.kill("SIGKILL");
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#players, ...this.#collectors].map((program) => program.stop()));
    for (const name of serverHosts) await this.stopServer(name);
    await this.hosts[Symbol.asyncDispose]();
    await rm(this.path, { recursive: true, force: true, maxRetries: 5 });
  }
}
