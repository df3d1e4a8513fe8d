/** Child processes that are killed and restarted until they end by themselves. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { patienceMs } from "../../../../tests/helpers/limits/patience.ts";
import { root } from "../../../../tools/workspace.ts";

/** A program that runs in one process at a time and restarts after a kill. */
export class ManagedProcess {
  readonly name: string;
  readonly #words: readonly string[];
  readonly #onLine: (line: string) => void;
  readonly #before: readonly string[];
  #process: ChildProcess | undefined;
  #isWanted = true;
  kills = 0;
  /** Whether it ended by itself, without an error. */
  isDone = false;

  /** `before` is a command that starts the process, for instance on another host. */
  constructor(
    name: string,
    words: readonly string[],
    onLine: (line: string) => void = () => undefined,
    before: readonly string[] = [],
  ) {
    this.name = name;
    this.#words = words;
    this.#onLine = onLine;
    this.#before = before;
    process.once("exit", () => this.#process?.kill("SIGKILL"));
  }

  /** The process that runs now. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  start(): void {
    this.#isWanted = true;
    const node = [process.execPath, "--conditions=@shipslog/source", "--no-warnings", ...this.#words];
    const line = [...this.#before, ...node];
    const [command = process.execPath, ...given] = line;
    // Programs start often, and need not be compiled each time. Coverage would miss functions that are not compiled.
    const isCovered = process.env["NODE_V8_COVERAGE"] !== undefined;
    const compiled = isCovered ? {} : { NODE_COMPILE_CACHE: join(tmpdir(), "compiled") };
    const env = { ...process.env, ...compiled };
    const child = spawn(command, given, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    this.#process = child;
    createInterface(child.stdout).on("line", this.#onLine);
    createInterface(child.stderr).on("line", this.#onLine);
    child.once("exit", (code) => {
      if (code === 0) this.isDone = true;
      else if (this.#isWanted && child.signalCode !== "SIGKILL") this.#onLine(`${this.name} ended with ${code}`);
      if (this.#isWanted && !this.isDone) this.start();
    });
  }

  /** Kills the process; a new one starts at once. */
  kill(): void {
    if (this.isDone) return;
    this.kills++;
    this.#process?.kill("SIGKILL");
  }

  /** Lets the process hang while something is done. */
  async whilePaused(work: () => Promise<void>): Promise<void> {
    const child = this.#process;
    child?.kill("SIGSTOP");
    await work();
    child?.kill("SIGCONT");
  }

  /** Stops the program without a restart. */
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

/** The path of the shipslog command. */
export const shipslog = join(root, "packages/shipslog/src/shipslog.ts");

/** The path of the worker that sends for several commanders. */
export const uplinkWorker = join(root, "packages/fleet/tests/helpers/uplinkWorker.ts");
