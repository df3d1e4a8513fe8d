/** A region whose players connect to a leaf node. */
import { spawn, type ChildProcess } from "node:child_process";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { connectFleet } from "@shipslog/fleet";
import { Uplink } from "@shipslog/fleet/uplink";
import { expect } from "vitest";
import { clock } from "../../../tests/helpers/clock.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { root } from "../../../tools/workspace.ts";
import { ArraySource, entriesFromLines } from "./helpers/ArraySource.ts";
import { freePorts } from "./helpers/freePorts.ts";
import { printHub, writeLeafConfig } from "./helpers/leafConfig.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialCollector } from "./helpers/TrialCollector.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";

const { describe, it } = needs(natsServer);
/** A leaf node in front of a trial fleet, as an operator configures one for a region. It runs until it is disposed. */
class TrialLeaf implements AsyncDisposable {
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

const line = '{ "timestamp":"2026-01-01T00:00:01Z", "event":"NavRoute" }';
const entries = entriesFromLines(
  "Journal.2026-01-01T000000.01.log",
  Array.from({ length: 100 }, () => line),
);

describe("a region behind a leaf node", () => {
  it("has every line stored once, with the credentials of any commander", async () => {
    const trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
    const leaf = await TrialLeaf.start(trial);
    const collector = await TrialCollector.start(trial);
    try {
      await trial.folder.invite("jameson");
      const credential = await trial.credential("jameson");
      const { id = "", partition = 0 } = credential.commander ?? {};
      const { inbox } = credential;
      const connection = await connectFleet(credential, { name: "far", servers: [leaf.server] });
      const uplink = new Uplink(connection, {
        inbox,
        clock,
        longestBytes: 65_536,
        backlogLines: 4096,
        commander: id,
      });
      await uplink.send({ commander: id, partition, source: new ArraySource(entries) }, new AbortController().signal);
      expect([uplink.counts.sent, uplink.unstored, collector.lake.stored.length]).toEqual([100, 0, 100]);
      await uplink[Symbol.asyncDispose]();
    } finally {
      await collector[Symbol.asyncDispose]();
      await leaf[Symbol.asyncDispose]();
      await trial[Symbol.asyncDispose]();
    }
  });
});
