/** Child processes that play a part, are killed, and start again until they have ended by themselves. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { patienceMs } from "../../lab/limits/patience.ts";
import { root } from "../../lab/workspace.ts";

/** One part, played by one process at a time. */
export class ManagedProcess {
  readonly name: string;
  readonly #words: readonly string[];
  readonly #onLine: (line: string) => void;
  #process: ChildProcess | undefined;
  #isWanted = true;
  kills = 0;
  /** Whether it ended by itself, without an error. */
  isDone = false;

  constructor(name: string, words: readonly string[], onLine: (line: string) => void = () => undefined) {
    this.name = name;
    this.#words = words;
    this.#onLine = onLine;
    process.once("exit", () => this.#process?.kill("SIGKILL"));
  }

  start(): void {
    const node = ["--conditions=@shipslog/source", "--no-warnings", ...this.#words];
    const child = spawn(process.execPath, node, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    this.#process = child;
    createInterface(child.stdout).on("line", this.#onLine);
    createInterface(child.stderr).on("line", this.#onLine);
    child.once("exit", (code) => {
      if (code === 0) this.isDone = true;
      else if (this.#isWanted && child.signalCode !== "SIGKILL") this.#onLine(`${this.name} ended with ${code}`);
      if (this.#isWanted && !this.isDone) this.start();
    });
  }

  /** Kills the process; another begins at once. */
  kill(): void {
    if (this.isDone) return;
    this.kills++;
    this.#process?.kill("SIGKILL");
  }

  /** Ends the part for good. */
  async stop(signal: "SIGKILL" | "SIGINT" = "SIGKILL"): Promise<void> {
    this.#isWanted = false;
    const child = this.#process;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    const patience = setTimeout(() => child.kill("SIGKILL"), patienceMs);
    await ended;
    clearTimeout(patience);
    if (signal === "SIGINT" && child.signalCode === "SIGKILL") throw new Error(`${this.name} did not end on Ctrl-C`);
  }
}

/** Where the command of the project is. */
export const shipslog = join(root, "packages/cli/src/shipslog.ts");

/** Where the worker that sends for several commanders is. */
export const uplinkWorker = join(root, "proof/fleet/uplinkWorker.ts");
