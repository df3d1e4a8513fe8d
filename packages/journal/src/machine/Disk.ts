/** What a file shows without being opened. */
export interface FileStat {
  readonly size: number;
  /** When it was last written, in milliseconds since 1970: a hint that it changed, never an order. */
  readonly modifiedMs: number;
}

/** A file held open for reading. */
export interface OpenFile {
  /**
   * Reads bytes from `position` of the file into `target` from index `at`, as many as fit, and gives their number: fewer
   * only at the end of the file.
   */
  read(target: Uint8Array, at: number, position: number): Promise<number>;
  close(): Promise<void>;
}

/** How a file is written. */
export interface WriteOptions {
  /** Returns only once the bytes are on the medium, so that a rename after it cannot overtake them. */
  readonly durable?: boolean;
}

/**
 * The file system as the journal uses it: `nodeDisk` is the real one, tests bring their own.
 *
 * What is not there is `undefined` for those that look, and an error for those that change. All other errors are those of
 * Node, with their `code`.
 */
export interface Disk {
  /** Names of what a folder holds, in no order; undefined when there is no such folder. */
  list(folder: string): Promise<readonly string[] | undefined>;
  stat(path: string): Promise<FileStat | undefined>;
  /** Opens a file for reading while others go on writing it. */
  open(path: string): Promise<OpenFile | undefined>;
  /** Reads a small file at once. */
  read(path: string): Promise<Uint8Array | undefined>;
  /** Makes the file hold these bytes: truncates it, or creates it, then writes. */
  write(path: string, bytes: Uint8Array, options?: WriteOptions): Promise<void>;
  /** Adds bytes at the end of the file, or creates it. */
  append(path: string, bytes: Uint8Array): Promise<void>;
  truncate(path: string, size: number): Promise<void>;
  /** Renames a file; one that has the new name already is replaced. */
  rename(from: string, to: string): Promise<void>;
  /** Removes a file; one that is not there is no error. */
  remove(path: string): Promise<void>;
  /** Makes a folder and those above it; one that exists is no error. */
  makeFolder(path: string): Promise<void>;
  /**
   * Calls back when something in a folder may have changed, with its name where that is known, and gives the function that
   * ends this. A hint: it may never come, come late or come for nothing, so size and content are looked at all the same.
   */
  watch(folder: string, onHint: (name: string | undefined) => void): () => void;
}
