/** A real cluster for tests: servers on free loopback ports, in a temporary folder. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Credential, type FleetLimits, parseCredential } from "@shipslog/fleet";
import { Cluster, FleetFolder, type SyncInterval, usualLimits } from "@shipslog/fleet/provisioning";
import { clock } from "../../../../tests/helpers/clock.ts";
import { patienceMs } from "../../../../tests/helpers/limits/patience.ts";
import { root } from "../../../../tools/workspace.ts";
import { freePorts } from "./freePorts.ts";
import { natsServer } from "./natsServer.ts";

/** The size and the limits of the cluster. */
export interface TrialOptions {
  readonly nodes?: number;
  readonly partitions?: number;
  readonly limits?: Partial<FleetLimits>;
  readonly sync?: SyncInterval;
}

/** A running cluster with its folder. */
export class TrialFleet implements AsyncDisposable {
  readonly path: string;
  readonly folder: FleetFolder;
  readonly cluster: Cluster;

  constructor(path: string, folder: FleetFolder, cluster: Cluster) {
    this.path = path;
    this.folder = folder;
    this.cluster = cluster;
  }

  static async start({ nodes = 3, partitions = 3, limits = {}, sync }: TrialOptions = {}): Promise<TrialFleet> {
    const path = await mkdtemp(join(tmpdir(), "shipslog-fleet-"));
    const ports = await freePorts(nodes * 3);
    const folder = await FleetFolder.create(join(path, "fleet"), {
      nodes: Array.from({ length: nodes }, (_, at) => {
        const [client = 0, cluster = 0, monitor = 0] = ports.slice(at * 3, at * 3 + 3);
        return { client, cluster, monitor };
      }),
      partitions,
      limits: { ...usualLimits, ...limits },
      pseudonyms: "a key for trial",
      ...(sync === undefined ? {} : { sync }),
    });
    const trial = new TrialFleet(path, folder, new Cluster(folder, join(root, natsServer), clock));
    process.once("exit", trial.#killNow);
    try {
      await trial.cluster.start(patienceMs);
    } catch (error) {
      await trial[Symbol.asyncDispose]();
      throw error;
    }
    return trial;
  }

  /** The credential of a role or an invited commander. */
  async credential(name: string): Promise<Credential> {
    const path = this.folder.credentialPath(name);
    return parseCredential(await readFile(path, "utf8"), path);
  }

  /** Servers must not outlive the process, even after an uncaught error. */
  readonly #killNow = () => this.cluster.killNow();

  async [Symbol.asyncDispose](): Promise<void> {
    process.off("exit", this.#killNow);
    await this.cluster.stop("SIGKILL");
    await rm(this.path, { recursive: true, force: true, maxRetries: 5 });
  }
}
