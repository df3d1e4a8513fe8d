/** A leaf node in front of a trial fleet, as an operator configures one for a region. */
import { spawn, type ChildProcess } from "node:child_process";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { until } from "../limits/until.ts";
import { root } from "../workspace.ts";
import { freePorts } from "./freePorts.ts";
import { printHub, writeLeafConfig } from "./leafConfig.ts";
import { natsServer } from "./natsServer.ts";
import type { TrialFleet } from "./TrialFleet.ts";

/** A leaf node that runs until it is disposed. */
export class TrialLeaf implements AsyncDisposable {
  /** Where commanders connect, as `host:port`. */
  readonly server: string;
  readonly #process: ChildProcess;

  private constructor(server: string, child: ChildProcess) {
    this.server = server;
    this.#process = child;
  }

  /** Lets the only server of a fleet accept leaf nodes, and starts one. */
  static async start(trial: TrialFleet): Promise<TrialLeaf> {
    const [hub, client] = (await freePorts(2)).map((port) => `127.0.0.1:${port}`);
    const home = join(trial.path, "leaf");
    await mkdir(home);
    await acceptLeaves(trial, hub ?? "");
    const config = await writeLeafConfig(trial.folder, { home, listen: client ?? "", hubs: [hub ?? ""] });
    const child = spawn(join(root, natsServer), ["-c", config], { stdio: "ignore" });
    const log = () => readFile(join(home, "log"), "utf8").catch(() => "");
    await until(async () => (await log()).includes("Leafnode connection created"), "the connection of the leaf node");
    return new TrialLeaf(client ?? "", child);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#process.kill("SIGKILL");
    await Promise.resolve();
  }
}

async function acceptLeaves(trial: TrialFleet, hub: string): Promise<void> {
  await trial.cluster.stopNode(1);
  await appendFile(join(trial.folder.path, "node-1", "nats.conf"), printHub(trial.folder, hub));
  await trial.cluster.startNode(1);
  await trial.cluster.healthy();
}
