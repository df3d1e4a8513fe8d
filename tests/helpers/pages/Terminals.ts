import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { patienceMs } from "../limits/patience.ts";
import { until } from "../limits/until.ts";
import type { ShellStep } from "./shellBlocks.ts";
import type { WalkPlace } from "./walk.ts";

/** A command that runs in a terminal of its own. */
interface Beside {
  readonly script: string;
  readonly child: ChildProcess;
  readonly ended: Promise<number | string>;
  readonly said: () => string;
}

/** How a step of a page ended. */
export interface TerminalOutcome {
  /** What is wrong; undefined if it worked. */
  readonly wrong: string | undefined;
  readonly out: string;
}

const codePattern = /\bSL1-[\w-]{20,}/;
const codeOnPage = "SL1-...";

/** The terminals of a reader who carries out the steps of a page in one folder. Some go on running beside the first. */
export class Terminals {
  readonly #place: WalkPlace;
  readonly #before: readonly string[];
  readonly #beside: Beside[] = [];
  #code = codeOnPage;

  /** `before` are the words before every command, as those that enter a namespace. */
  constructor(place: WalkPlace, before: readonly string[] = []) {
    this.#place = place;
    this.#before = before;
  }

  /** Carries out a step. A command in another terminal counts as started when it prints something. */
  async carryOut(step: ShellStep): Promise<TerminalOutcome> {
    const stopping = step.stops === undefined ? undefined : await this.stop(step.stops);
    if (stopping !== undefined) return { wrong: stopping, out: "" };
    const script = step.script.replaceAll(codeOnPage, this.#code);
    if (step.isBeside) return await this.#leave(this.#start(script, "exec "));
    const terminal = this.#start(script);
    const patience = setTimeout(() => signal(terminal, "SIGKILL"), patienceMs);
    const code = await terminal.ended;
    clearTimeout(patience);
    const out = terminal.said();
    // The reader sends the first code to the player.
    if (this.#code === codeOnPage) this.#code = codePattern.exec(out)?.[0] ?? codeOnPage;
    return { wrong: code === 0 ? undefined : `ended with ${code} and printed\n${out}`, out };
  }

  /** Presses Ctrl-C in the terminals of a command, and in all of them without its first words. Returns what is wrong with how they end. */
  async stop(words = ""): Promise<string | undefined> {
    const asked = this.#beside.filter(({ script }) => script.startsWith(`shipslog ${words}`)).toReversed();
    const complaints: string[] = [];
    for (const terminal of asked) {
      this.#beside.splice(this.#beside.indexOf(terminal), 1);
      signal(terminal, "SIGINT");
      const patience = setTimeout(() => signal(terminal, "SIGKILL"), patienceMs);
      const code = await terminal.ended;
      clearTimeout(patience);
      if (code !== 0) complaints.push(`${terminal.script} ended with ${code} and had printed\n${terminal.said()}`);
    }
    if (asked.length === 0 && words !== "") complaints.push(`shipslog ${words} does not run`);
    return complaints.length === 0 ? undefined : complaints.join("\n");
  }

  async #leave(terminal: Beside): Promise<TerminalOutcome> {
    // From now on `stop` ends it, whatever happens.
    this.#beside.push(terminal);
    await until(
      () => terminal.said() !== "" || hasEnded(terminal),
      () => `${terminal.script} to print something`,
    );
    if (hasEnded(terminal)) return { wrong: `ended at once and printed\n${terminal.said()}`, out: terminal.said() };
    return { wrong: undefined, out: terminal.said() };
  }

  /** With `exec` no shell is between the terminal and the command, as in the terminal of a person. */
  #start(script: string, exec = ""): Beside {
    const { folder: cwd, env } = this.#place;
    const [program, ...words] = [...this.#before, "sh", "-ec", `exec 2>&1\n${exec}${script}`];
    const child = spawn(program, words, { cwd, env, detached: true, stdio: ["ignore", "pipe", "inherit"] });
    let out = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
    const ended = once(child, "close").then(([code, killed]) => (code ?? killed) as number | string);
    return { script, child, ended, said: () => out };
  }
}

/** The shell and what it runs are one group, as in a terminal. */
function signal({ child }: Beside, name: NodeJS.Signals): void {
  if (child.pid !== undefined && !hasEnded({ child })) process.kill(-child.pid, name);
}

const hasEnded = ({ child }: Pick<Beside, "child">) => child.exitCode !== null || child.signalCode !== null;
