import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { shipslog } from "../../../packages/fleet/tests/helpers/ManagedProcess.ts";
import { readerCommand } from "../../../packages/try/tests/helpers/tryCompiled.ts";

/** How `shipslog try` is run: from which seed, and what. */
export interface TrialRunOptions {
  readonly seed: number;
  /** A case to run once; undefined for all cases, again and again. */
  readonly onlyCase: string | undefined;
}

/** Runs `shipslog try` on the reader of `@shipslog/journal` again and again, with one seed after another. */
export class TrialRuns {
  passed = 0;
  readonly failed: string[] = [];
  readonly #options: TrialRunOptions;
  #child: ChildProcess | undefined;
  #isOver = false;
  readonly #running: Promise<void>;

  constructor(options: TrialRunOptions) {
    this.#options = options;
    process.once("exit", () => this.#child?.kill("SIGKILL"));
    this.#running = this.#runAll();
  }

  /** Lets the run that has begun end, and begins no other. */
  async finish(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  /** Ends at once; a run that is cut off counts for nothing. */
  async stop(): Promise<void> {
    this.#isOver = true;
    this.#child?.kill("SIGINT");
    await this.#running;
  }

  async #runAll(): Promise<void> {
    const first = this.#options.seed % 2 ** 31;
    do await this.#runOne((first + this.passed + this.failed.length) % 2 ** 31);
    while (!this.#isOver && this.#options.onlyCase === undefined);
  }

  async #runOne(seed: number): Promise<void> {
    const { onlyCase } = this.#options;
    const cases = onlyCase === undefined ? [] : ["--case", onlyCase];
    // The machine is busy with everything else, so a line may be late; two cases at a time leave room for it.
    const words = ["try", "--profile", "resume", "--seed", String(seed), "--late", "2m", "--jobs", "2", ...cases];
    const reader = readerCommand("examples/readers/shipslog.ts", "{folder}", "{state}");
    const node = ["--conditions=@shipslog/source", "--no-warnings", shipslog, ...words, "--", ...reader];
    const child = spawn(process.execPath, node, { stdio: ["ignore", "pipe", "inherit"] });
    this.#child = child;
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
    const [code] = (await once(child, "close")) as [number | null];
    if (code === 0) this.passed++;
    else this.failed.push(`seed ${seed} ended with ${code}: ${output.slice(-2000)}`);
  }
}
