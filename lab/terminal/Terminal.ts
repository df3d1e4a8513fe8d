import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import xterm, { type Terminal as Screen } from "@xterm/headless";
import { patienceMs } from "../limits/patience.ts";

/** How a terminal is opened. */
export interface TerminalOptions {
  readonly columns: number;
  readonly rows: number;
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * A command in a real terminal: `script` of Debian's bsdutils gives it a pseudo-terminal, and xterm.js draws what it
 * writes, so that tests and pictures see what a person would see.
 */
export class Terminal {
  readonly screen: Screen;
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #waiting = new Set<() => void>();
  readonly #chunks: Buffer[] = [];
  /** The number the command ended with. */
  readonly ended: Promise<number>;

  /** Runs a line of sh; the first thing it does is to give the terminal its size. */
  constructor(line: string, { columns, rows, cwd, env = process.env }: TerminalOptions) {
    this.screen = makeScreen({ columns, rows });
    // Ctrl-C reaches everything in the foreground; a shell that waits must outlive it, which not every sh does unasked.
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
        // What came last must be drawn before anybody looks.
        this.screen.write("", () => {
          this.#look();
          resolve(code ?? -1);
        });
      });
    });
  }

  /** Everything the command wrote so far. */
  get bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  /** What stands on the screen now. */
  get text(): string {
    return screenText(this.screen);
  }

  /** Presses keys. */
  press(keys: string): void {
    this.#child.stdin.write(keys);
  }

  /** Waits until the screen shows something. */
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
    try {
      await seen.promise;
    } finally {
      clearTimeout(patience);
      this.#waiting.delete(look);
    }
  }

  /** Ends the command, however it is. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.kill("SIGTERM");
    await this.ended;
    this.screen.dispose();
  }

  #look(): void {
    for (const look of this.#waiting) look();
  }
}

/** What Ctrl-C sends. */
export const ctrlC = "\u0003";

/** Makes an empty screen. */
export function makeScreen({ columns, rows }: Pick<TerminalOptions, "columns" | "rows">): Screen {
  return new xterm.Terminal({ cols: columns, rows, scrollback: 10_000, allowProposedApi: true });
}

/** The lines a screen shows, without the blanks at their ends and the empty lines at its own. */
export function screenText({ buffer: { active }, rows }: Screen): string {
  const lines = Array.from({ length: rows }, (_, row) =>
    active.getLine(active.viewportY + row)?.translateToString(true),
  );
  return lines.join("\n").trimEnd();
}

/** All lines, with what has scrolled away. */
export function historyOf({ buffer: { active } }: Screen): readonly string[] {
  return Array.from({ length: active.length }, (_, row) => active.getLine(row)?.translateToString(true) ?? "");
}
