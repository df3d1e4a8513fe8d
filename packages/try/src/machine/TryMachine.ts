import type { Clock, Disk } from "@shipslog/journal";

/** The folders of a case, and what starts the reader in them. */
export interface ReaderStart {
  /** The command line of the reader, with `{folder}` and `{state}`. */
  readonly command: readonly string[];
  /** The folder of the journals. */
  readonly folder: string;
  /** The folder in which the reader may keep its position. */
  readonly state: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The platform as Node names it: `linux`, `win32`, `darwin`. */
  readonly platform: string;
  /** Called for every line that the reader prints. */
  readonly onLine: (text: string) => void;
  /** Called when the reader has ended. */
  readonly onEnd: () => void;
}

/** A reader that was started. */
export interface RunningReader {
  /** Resolves when it has ended and everything it printed was read. */
  readonly closed: Promise<void>;
  /** How it ended, as `with exit code 1`; undefined while it runs. */
  readonly ending: string | undefined;
  /** Why it could not be started; undefined when it could. */
  readonly startError: NodeJS.ErrnoException | undefined;
  /** The end of what it printed to standard error. */
  readonly errors: string;
  /** Asks it to end. */
  ask(): void;
  /** Ends it at once. */
  kill(): void;
}

/** What a suite uses of the machine that it runs on. */
export interface TryMachine {
  /** What the reader gets as its environment, besides the names of its folders. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The platform as Node names it: `linux`, `win32`, `darwin`. */
  readonly platform: string;
  readonly clock: Clock;
  readonly disk: Disk;
  /** Makes an empty temporary folder and returns its path. */
  makeTemporaryFolder(): Promise<string>;
  /** Removes a folder with everything in it; a missing one is not an error. */
  removeFolder(path: string): Promise<void>;
  /** Starts a reader: a process, or anything that works like one. */
  startReader(start: ReaderStart): RunningReader;
}
