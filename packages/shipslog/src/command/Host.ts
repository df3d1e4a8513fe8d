import type { Clock } from "@shipslog/journal";
import type { Installation } from "../parts/nodeInstallation.ts";

/** Standard output or standard error. */
export interface OutputStream {
  /** Writes text, or bytes as they are; after `ended` they are dropped. */
  write(text: string | Uint8Array): void;
  /** Aborted when nothing can be written any more: the reader of a pipe has closed it, or the disk of a file is full. */
  readonly ended: AbortSignal;
  /** Whether it is a terminal that follows escape sequences (TERM is not dumb); only there lines are redrawn. */
  readonly isTerminal: boolean;
  /** Whether to use colours: on a terminal, unless NO_COLOR is set; FORCE_COLOR asks for them everywhere, and 0 for none. */
  readonly hasColour: boolean;
  readonly columns: number;
  /** Calls back when the size of the terminal changes; returns a function that stops this. */
  onResize(redraw: () => void): () => void;
  /** Waits until the reader of a pipe accepts more, or has closed it. */
  drained(): Promise<void>;
  /** Waits until everything is written, or `ended` is aborted. */
  flushed(): Promise<void>;
}

/** How lines are read from a terminal. */
interface PromptOptions {
  /** What a terminal shows before each line. */
  readonly prompt?: () => string;
  /** Lists what the last word of a line may become, when the user presses Tab. */
  readonly complete?: (line: string) => readonly string[];
  /** Ends the input. */
  readonly signal: AbortSignal;
}

/** Standard input. */
export interface InputStream {
  /** Whether a person types on a terminal and sees the output there. */
  readonly isTerminal: boolean;
  /** Reads lines until the input ends; on a terminal with a prompt, editing, history and completion, until Ctrl-C or Ctrl-D. */
  lines(options: PromptOptions): AsyncIterable<string>;
  /** Reads everything as it is. */
  bytes(): AsyncIterable<Uint8Array>;
}

/** Everything a command uses of the machine it runs on. Tests provide their own. */
export interface Host {
  readonly input: InputStream;
  readonly out: OutputStream;
  readonly err: OutputStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The platform as Node names it: `linux`, `win32`, `darwin`. */
  readonly platform: string;
  /** The home folder of the user. */
  readonly home: string;
  /** Reads a value of the Windows registry. */
  readonly readRegistry?: (key: string, name: string) => Promise<string | undefined>;
  readonly clock: Clock;
  /** Where the command is installed, and which optional parts are there. */
  readonly installation: Installation;
  /** Aborted by the first Ctrl-C or SIGTERM. */
  readonly interrupted: AbortSignal;
  /** Draws a random seed. */
  drawSeed(): number;
  /** Draws a random key that cannot be guessed. */
  drawKey(): string;
  /** Makes an empty temporary folder and returns its path. */
  makeTemporaryFolder(): Promise<string>;
  /** Opens an address in the user's browser. */
  openBrowser(url: string): void;
  /** The IPv4 addresses of this machine in its networks. */
  networkAddresses(): readonly string[];
}
