import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import xterm, { type Terminal as Screen } from "@xterm/headless";
import { patienceMs } from "../limits/patience.ts";

/** The size of a terminal and the environment of its command. */
export interface TerminalOptions {
  readonly columns: number;
  readonly rows: number;
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * A command in a real terminal. `script` (Debian package bsdutils) provides the pseudo-terminal, and xterm.js renders the
 * output, so that tests and pictures see what a user sees.
 */
export class Terminal {
  readonly screen: Screen;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #waiting = new Set<() => void>();
  readonly #chunks: Buffer[] = [];
  /** The exit code. */
  readonly ended: Promise<number>;

  /** Runs a line of sh after it has set the size of the terminal. */
  constructor(line: string, { columns, rows, cwd, env = process.env }: TerminalOptions) {
    this.screen = makeScreen({ columns, rows });
    // Ctrl-C reaches every process in the foreground. The trap keeps the waiting shell alive.
    const command = `trap : INT; stty cols ${columns} rows ${rows} echo; ${line}`;
    const words = ["--quiet", "--flush", "--return", "--echo", "never", "--command", command, "/dev/null"];
    this.#child = spawn("script", words, {
      cwd,
      env: { ...env, SHELL: "/bin/sh", TERM: "xterm-256color", LC_ALL: "C.UTF-8" },
    });
    this.#child.stdout.on("data", (bytes: Buffer) => {
      this.#chunks.push(bytes);
      this.screen.write(bytes, () => this.#look());
    });
    this.ended = new Promise((resolve, reject) => {
      this.#child.once("error", reject).once("close", (code) => {
        // Render the last output before the promise resolves.
        this.screen.write("", () => {
          this.#look();
          resolve(code ?? -1);
        });
      });
    });
  }

  /** The output so far. */
  get bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  /** The text on the screen. */
  get text(): string {
    return screenText(this.screen);
  }

  /** Sends keys to the command. */
  press(keys: string): void {
    this.#child.stdin.write(keys);
  }

  /** Waits until the text on the screen fulfils a condition. */
  async until(shows: (text: string) => boolean): Promise<void> {
    const seen = Promise.withResolvers<void>();
    const look = () => {
      if (shows(this.text)) seen.resolve();
    };
    const patience = setTimeout(
      () => seen.reject(new Error(`the terminal did not show it:\n${this.text}`)),
      patienceMs,
    );
    this.#waiting.add(look);
    look();
    // What a command has not shown when it ends, it never will.
    this.ended.then(
      (code) => seen.reject(new Error(`the command ended with ${code} without it:\n${this.text}`)),
      seen.reject,
    );
    try {
      await seen.promise;
    } finally {
      clearTimeout(patience);
      this.#waiting.delete(look);
    }
  }

  /** Kills the command if it is still running. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.kill("SIGTERM");
    await this.ended;
    this.screen.dispose();
  }

  #look(): void {
    for (const look of this.#waiting) look();
  }
}

/** The character that Ctrl-C sends. */
export const ctrlC = "\u0003";

/** Makes an empty xterm.js screen without a command. */
export function makeScreen({ columns, rows }: Pick<TerminalOptions, "columns" | "rows">): Screen {
  return new xterm.Terminal({ cols: columns, rows, scrollback: 10_000, allowProposedApi: true });
}

/** The visible lines, without trailing spaces and trailing blank lines. */
function screenText({ buffer: { active }, rows }: Screen): string {
  const lines = Array.from({ length: rows }, (_, row) =>
    active.getLine(active.viewportY + row)?.translateToString(true),
  );
  return lines.join("\n").trimEnd();
}

/** All lines, including those that scrolled away. */
export function historyOf({ buffer: { active } }: Screen): readonly string[] {
  return Array.from({ length: active.length }, (_, row) => active.getLine(row)?.translateToString(true) ?? "");
}
