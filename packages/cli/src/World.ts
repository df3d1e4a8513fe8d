import type { Clock } from "@shipslog/journal";

/** A stream for people or pipes. */
export interface Output {
  write(text: string): void;
  /** Whether a person is watching: only then is anything drawn over. */
  readonly isTerminal: boolean;
  /** Whether colours are wanted: a terminal, and NO_COLOR is not set. */
  readonly hasColour: boolean;
  readonly columns: number;
}

/** All that a command may touch of the machine; tests give their own. */
export interface World {
  readonly out: Output;
  readonly err: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** Aborted when the person presses Ctrl-C. */
  readonly interrupted: AbortSignal;
  /** A fresh seed, for runs that were given none. */
  drawSeed(): number;
}
