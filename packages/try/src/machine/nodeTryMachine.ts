import { spawn, type ChildProcessByStdio } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { journalFolderVariable, nodeClock, nodeDisk } from "@shipslog/journal";
import type { ReaderStart, RunningReader, TryMachine } from "./TryMachine.ts";

/** Names the folder in which a reader may keep its state, for readers that take no arguments. */
const stateFolderVariable = "SHIPSLOG_TRY_STATE";

/** How much of the errors of a reader is kept for the report. */
const keptErrors = 2000;

/** How long a reader may take to end by itself on Windows, where SIGTERM ends it at once and nothing can be caught. */
const windowsGraceMs = 1000;

/** A reader that runs in a process of its own. */
class ReaderProcess implements RunningReader {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #isGroup: boolean;
  readonly closed: Promise<void>;
  ending: string | undefined;
  startError: NodeJS.ErrnoException | undefined;
  errors = "";

  constructor({ command, folder, state, env, platform, onLine, onEnd }: ReaderStart) {
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
      onEnd();
    });
    this.#child.on("close", (code, signal) => {
      this.ending ??= code === null ? `by ${signal}` : `with exit code ${code}`;
      closed.resolve();
      onEnd();
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

/** The machine that this process runs on: the default for every part that is not given. */
export const nodeTryMachine: TryMachine = {
  env: process.env,
  platform: process.platform,
  clock: nodeClock,
  disk: nodeDisk,
  makeTemporaryFolder: () => mkdtemp(join(tmpdir(), "shipslog-try-")),
  removeFolder: (path) => rm(path, { recursive: true, force: true }),
  startReader: (start) => new ReaderProcess(start),
};
