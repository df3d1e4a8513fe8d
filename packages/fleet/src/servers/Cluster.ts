import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "@shipslog/contract";
import { FleetError } from "../FleetError.ts";
import type { FleetFolder } from "../provisioning/FleetFolder.ts";

const pollMs = 100;

/** The servers of a fleet as child processes of this one. */
export class Cluster implements AsyncDisposable {
  readonly #folder: FleetFolder;
  readonly #command: string;
  readonly #clock: Clock;
  readonly #nodes = new Map<number, ChildProcess>();

  constructor(folder: FleetFolder, command: string, clock: Clock) {
    this.#folder = folder;
    this.#command = command;
    this.#clock = clock;
  }

  /** Starts all servers and waits until each is healthy. */
  async start(timeoutMs = 30_000): Promise<void> {
    for (let at = 1; at <= this.#folder.layout.nodes.length; at++) await this.startNode(at);
    await this.healthy(timeoutMs);
  }

  /** Starts one server. */
  async startNode(at: number): Promise<void> {
    const config = join(this.#folder.path, `node-${at}`, "nats.conf");
    const node = spawn(this.#command, ["-c", config], { stdio: "ignore" });
    this.#nodes.set(at, node);
    const failed = once(node, "error");
    // Later failures show in the health check.
    failed.catch(() => undefined);
    const started = await Promise.race([once(node, "spawn").then(() => undefined), failed]);
    if (started !== undefined) throw new FleetError("no-server", this.#command, started[0]);
  }

  /** Stops one server: SIGUSR2 lets it hand over its leaderships first. */
  async stopNode(at: number, signal: "SIGKILL" | "SIGTERM" | "SIGUSR2" = "SIGTERM"): Promise<void> {
    const node = this.#nodes.get(at);
    if (node === undefined || node.exitCode !== null || node.signalCode !== null) return;
    const ended = once(node, "exit");
    node.kill(signal);
    await ended;
  }

  /** Deletes the storage of a server, which must not be running. */
  async wipeNode(at: number): Promise<void> {
    await rm(join(this.#folder.path, `node-${at}`, "store"), { recursive: true, force: true });
  }

  /** Waits until every server is healthy. */
  async healthy(timeoutMs = 30_000): Promise<void> {
    const untilMs = this.#clock.nowMs() + timeoutMs;
    while (this.#clock.nowMs() < untilMs) {
      const answers = await Promise.all(this.#folder.layout.nodes.map((_, index) => this.isHealthy(index + 1)));
      if (answers.every(Boolean)) return;
      await this.#clock.sleep(pollMs);
    }
    throw new FleetError("not-healthy", this.#folder.path);
  }

  /** Whether the health check of a server succeeds. */
  async isHealthy(at: number): Promise<boolean> {
    const node = this.#folder.layout.nodes[at - 1];
    if (node === undefined) return false;
    try {
      const answer = await fetch(`http://127.0.0.1:${node.monitor}/healthz`, { signal: AbortSignal.timeout(2000) });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  }

  /** Stops all servers. */
  async stop(signal: "SIGKILL" | "SIGTERM" = "SIGTERM"): Promise<void> {
    await Promise.all([...this.#nodes.keys()].map((at) => this.stopNode(at, signal)));
  }

  /** Kills all servers without waiting, for exit handlers. */
  killNow(): void {
    for (const node of this.#nodes.values()) node.kill("SIGKILL");
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop("SIGKILL");
  }
}
