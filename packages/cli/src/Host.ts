import type { Clock } from "@shipslog/journal";

/** A stream for people or pipes. */
export interface OutputStream {
  write(text: string): void;
  /** Whether a person is watching: only then is anything drawn over. */
  readonly isTerminal: boolean;
  /** Whether colours are wanted: a terminal, and NO_COLOR is not set. */
  readonly hasColour: boolean;
  readonly columns: number;
  /** Calls back whenever the terminal gets another size, and gives the function that ends this. */
  onResize(redraw: () => void): () => void;
  /** Waits until the reader at the other end has room again. */
  drained(): Promise<void>;
}

/** All that a command may touch of the machine; tests give their own. */
export interface Host {
  readonly out: OutputStream;
  readonly err: OutputStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** As Node names it: `linux`, `win32`, `darwin`. */
  readonly platform: string;
  /** The home folder of the person. */
  readonly home: string;
  readonly clock: Clock;
  /** Aborted when the person presses Ctrl-C. */
  readonly interrupted: AbortSignal;
  /** A fresh seed, for runs that were given none. */
  drawSeed(): number;
  /** A fresh key, for pseudonyms nobody can guess. */
  drawKey(): string;
  /** Makes an empty folder for things nobody needs for long, and gives its path. */
  makeTemporaryFolder(): Promise<string>;
  /** Opens an address in the person's browser. */
  openBrowser(url: string): void;
  /** The addresses of this machine in its networks, in the form of four numbers. */
  networkAddresses(): readonly string[];
}
