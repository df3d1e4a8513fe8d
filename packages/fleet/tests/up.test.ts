/** `fleet up` with three real servers: it runs them, says when one is ill, and leaves none behind. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FleetFolder, usualLimits } from "@shipslog/fleet/provisioning";
import { nodeClock } from "@shipslog/journal";
import { afterAll, beforeAll, expect } from "vitest";
import { freePorts } from "./helpers/freePorts.ts";
import { natsServer } from "./helpers/natsServer.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { root } from "../../../tools/workspace.ts";
import { testHost } from "../../shipslog/tests/helpers/host.ts";
import { run } from "../../shipslog/src/run.ts";

const { describe, it } = needs(natsServer);

describe("fleet up", () => {
  let place = "";
  let folder: FleetFolder;
  const ending = new AbortController();
  let done: Promise<number> | undefined;
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), "shipslog-up-"));
    const ports = await freePorts(9);
    const nodes = [0, 3, 6].map((at) => {
      const [client = 0, cluster = 0, monitor = 0] = ports.slice(at, at + 3);
      return { client, cluster, monitor };
    });
    folder = await FleetFolder.create(join(place, "fleet"), {
      nodes,
      partitions: 1,
      limits: usualLimits,
      pseudonyms: "key",
    });
  });
  afterAll(async () => {
    // Also when the test has failed.
    ending.abort();
    await done;
    await rm(place, { recursive: true, force: true, maxRetries: 5 });
  });

  const pidOf = async (node: number) => Number(await readFile(join(folder.path, `node-${node}`, "pid"), "utf8"));

  function isRunning(pid: number): boolean {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  }

  it("runs the servers of a fleet, says which is ill and well again, and stops them", async () => {
    const sleep: typeof nodeClock.sleep = (delayMs, signal) => nodeClock.sleep(Math.min(50, delayMs), signal);
    const host = { ...testHost({ interrupted: ending.signal }), clock: { ...nodeClock, sleep } };
    const server = join(root, natsServer);
    done = run(["fleet", "up", "--fleet", folder.path, "--nats-server", server], host);
    await until(() => host.out.text().includes("Press Ctrl-C"), "the servers");
    expect(host.out.text()).toContain(`started three servers: ${folder.servers.join(", ")}\n`);
    const pids = [await pidOf(1), await pidOf(2), await pidOf(3)];
    expect(pids.map(isRunning)).toEqual([true, true, true]);
    process.kill(pids[1] ?? 0, "SIGKILL");
    await until(() => /node-2 is not healthy; see .*node-2.log\n/.test(host.err.text()), "the loss to be noticed");
    const again = spawn(server, ["-c", join(folder.path, "node-2", "nats.conf")], { stdio: "ignore" });
    try {
      await until(() => host.err.text().includes("node-2 is healthy again\n"), "the return to be noticed");
    } finally {
      const ended = once(again, "exit");
      again.kill("SIGKILL");
      await ended;
    }
    ending.abort();
    expect(await done).toBe(0);
    expect(pids.map(isRunning)).toEqual([false, false, false]);
  });

  it("leaves no server behind when it is stopped before all have started", async () => {
    const stopping = new AbortController();
    const host = testHost({ interrupted: stopping.signal });
    // It does not become healthy.
    const stopped = run(["fleet", "up", "--fleet", folder.path, "--nats-server", "/bin/cat"], host);
    stopping.abort();
    expect([await stopped, host.out.text()]).toEqual([130, ""]);
    expect(host.err.text()).toContain("stopped on request; the servers are stopped again");
  });
});
