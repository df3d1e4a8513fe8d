import { spawn, type ChildProcessByStdio } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { journalFolderVariable } from "@shipslog/journal";

/** Names the folder in which a reader may keep its state, for readers that take no arguments. */
const stateFolderVariable = "SHIPSLOG_TRY_STATE";

/** The folders of a case, and what starts the reader in them. */
export interface ReaderStart {
  /** The command line of the user, with `{folder}` and `{state}`. */
  readonly command: readonly string[];
  readonly folder: string;
  readonly state: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  /** Called for every line that the reader prints. */
  readonly onLine: (text: string) => void;
}

/** How much of the errors of a reader is kept for the report. */
const keptErrors = 2000;

/** How long a reader may take to end by itself on Windows, where SIGTERM ends it at once and nothing can be caught. */
const windowsGraceMs = 1000;

/** A running reader. */
export class ReaderProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #isGroup: boolean;
  /** Resolves when the process has ended and everything it printed was read. */
  readonly closed: Promise<void>;
  /** How it ended, as `with exit code 1`; undefined while it runs. */
  ending: string | undefined;
  /** Called when it has ended. */
  onClosed: () => void = () => undefined;
  /** Why it could not be started. */
  startError: NodeJS.ErrnoException | undefined;
  /** The end of what it printed to standard error. */
  errors = "";

  constructor({ command, folder, state, env, platform, onLine }: ReaderStart) {
    const [program = "", ...words] = command.map((word) =>
      word.replaceAll("{folder}", folder).replaceAll("{state}", state),
    );
    // A group of its own, so that the end reaches the children of a shell script too.
    this.#isGroup = platform !== "win32";
    this.#child = spawn(program, words, {
      stdio: ["pipe", "pipe", "pipe"],
      env: { ...env, [journalFolderVariable]: folder, [stateFolderVariable]: state },
      detached: this.#isGroup,
    });
    const closed = Promise.withResolvers<void>();
    this.closed = closed.promise;
    this.#child.on("error", (error) => {
      this.startError = error;
      this.ending ??= `: ${error.message}`;
      closed.resolve();
      this.onClosed();
    });
    this.#child.on("close", (code, signal) => {
      this.ending ??= code === null ? `by ${signal}` : `with exit code ${code}`;
      closed.resolve();
      this.onClosed();
    });
    // A reader that has ended does not read its input.
    this.#child.stdin.on("error", () => undefined);
    let rest = "";
    this.#child.stdout.setEncoding("utf8").on("data", (text: string) => {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) onLine(line);
    });
    this.#child.stderr.setEncoding("utf8").on("data", (text: string) => {
      this.errors = (this.errors + text).slice(-keptErrors);
    });
  }

  /** Closes its input and sends SIGTERM; on Windows a second later. */
  ask(): void {
    this.#child.stdin.end();
    if (this.#isGroup) this.#send("SIGTERM");
    else {
      const grace = setTimeout(() => this.#send("SIGTERM"), windowsGraceMs);
      this.#child.once("close", () => clearTimeout(grace));
    }
  }

  /** Ends it at once. */
  kill(): void {
    this.#send("SIGKILL");
  }

  #send(signal: NodeJS.Signals): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      process.kill(this.#isGroup ? -pid : pid, signal);
    } catch {
      // It has ended already.
    }
  }
}
