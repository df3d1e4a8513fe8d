/** A complete fleet in its own processes: servers, connections that can be cut, collectors, uplinks and a lake. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { TrialFleet, type TrialOptions } from "./TrialFleet.ts";
import type { CommanderAccount } from "./journals.ts";
import { TcpProxy } from "./TcpProxy.ts";
import { ManagedProcess, shipslog, uplinkWorker } from "./ManagedProcess.ts";
import type { WorkerOrder } from "./uplinkWorker.ts";

/** The size of the fleet. */
export interface FleetSetupOptions extends TrialOptions {
  readonly workers: number;
  readonly collectors: number;
  readonly report: (line: string) => void;
}

/** Servers, proxies, workers and collectors, which are stopped together. */
export class FleetSetup implements AsyncDisposable {
  readonly trial: TrialFleet;
  readonly lake: string;
  readonly proxies: readonly TcpProxy[];
  readonly collectors: ManagedProcess[] = [];
  readonly workers: ManagedProcess[] = [];
  readonly #options: FleetSetupOptions;

  private constructor(trial: TrialFleet, proxies: readonly TcpProxy[], options: FleetSetupOptions) {
    this.trial = trial;
    this.lake = join(trial.path, "lake");
    this.proxies = proxies;
    this.#options = options;
  }

  static async open(options: FleetSetupOptions): Promise<FleetSetup> {
    const trial = await TrialFleet.start(options);
    const proxies = await Promise.all(trial.folder.layout.nodes.map(({ client }) => TcpProxy.start(client)));
    return new FleetSetup(trial, proxies, options);
  }

  get servers(): readonly string[] {
    return this.proxies.map(({ port }) => `127.0.0.1:${port}`);
  }

  startCollectors(more: readonly string[] = []): void {
    for (let at = 0; at < this.#options.collectors; at++) {
      const words = ["fleet", "collect", "--out", this.lake, "--fleet", this.trial.folder.path, "--dialect", "spec"];
      const program = new ManagedProcess(`collector ${at}`, [
        shipslog,
        ...words,
        "--server",
        this.servers.join(","),
        ...more,
      ]);
      this.collectors.push(program);
      program.start();
    }
  }

  async startWorkers(accounts: readonly CommanderAccount[]): Promise<void> {
    const { workers, report } = this.#options;
    const home = join(this.trial.path, "workers");
    await mkdir(home, { recursive: true });
    for (let at = 0; at < workers; at++) {
      const commanders = accounts
        .filter((_, index) => index % workers === at)
        .map(({ commander, folder }) => ({ commander, folder, state: join(home, `${commander}.json`) }));
      const credential = this.trial.folder.credentialPath("load");
      const order: WorkerOrder = { credential, servers: this.servers, commanders };
      const path = join(home, `order-${at}.json`);
      await writeFile(path, JSON.stringify(order));
      const program = new ManagedProcess(`uplink ${at}`, [uplinkWorker, path], (line) =>
        report(`uplink ${at}: ${line}`),
      );
      this.workers.push(program);
      program.start();
    }
  }

  get isDone(): boolean {
    return this.workers.every(({ isDone }) => isDone);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.workers, ...this.collectors].map((program) => program.stop()));
    await Promise.all(this.proxies.map((proxy) => proxy[Symbol.asyncDispose]()));
    await this.trial[Symbol.asyncDispose]();
  }
}
