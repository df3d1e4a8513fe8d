/** A server of NATS on a host, which can be killed, let hang and started again. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { natsServer } from "../../../packages/fleet/tests/helpers/natsServer.ts";
import { root } from "../../../tools/workspace.ts";

const restartMs = 1000;

/** One server; if it ends by itself it starts again, as under systemd. */
export class HostedServer {
  readonly #before: readonly string[];
  readonly #config: string;
  #process: ChildProcess | undefined;
  #isWanted = false;

  constructor(before: readonly string[], config: string) {
    this.#before = before;
    this.#config = config;
  }

  start(): void {
    this.#isWanted = true;
    const line = [...this.#before, join(root, natsServer), "-c", this.#config];
    const [command = "", ...words] = line;
    const child = spawn(command, words, { stdio: "ignore" });
    this.#process = child;
    child.once("exit", () => {
      setTimeout(() => {
        if (this.#isWanted && this.#process === child) this.start();
      }, restartMs).unref();
    });
  }

  async stop(): Promise<void> {
    this.#isWanted = false;
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  /** Lets it hang while something is done. */
  async whilePaused(work: () => Promise<void>): Promise<void> {
    const child = this.#process;
    child?.kill("SIGSTOP");
    await work();
    child?.kill("SIGCONT");
  }
}
