/** What a path leads to, after symbolic links; only a `file` is ever opened. */
export type FileType = "file" | "folder" | "fifo" | "socket" | "device";

/** Type, size and time of a file. */
export interface FileStat {
  readonly type: FileType;
  readonly size: number;
  /** When it was last written, in milliseconds since 1970: a hint that it changed, never used to order files. */
  readonly modifiedMs: number;
}

/** A file that is open for reading. */
export interface OpenFile {
  /**
   * Reads from `position` of the file into `target` from index `at`, as many bytes as fit, and returns their number,
   * which is smaller only at the end of the file.
   */
  read(target: Uint8Array, at: number, position: number): Promise<number>;
  close(): Promise<void>;
}

/** How a file is written. */
interface WriteOptions {
  /** Whether to return only once the bytes are on the medium, so that a later rename cannot overtake them. */
  readonly durable?: boolean;
}

/**
 * The file system as this package uses it: `nodeDisk` is the real one, tests use their own.
 *
 * For a missing file or folder, reading operations return `undefined` and changing operations throw. All other errors
 * are those of Node, with their `code`.
 */
export interface Disk {
  /** Names in a folder, in any order; undefined if the folder does not exist. */
  list(folder: string): Promise<readonly string[] | undefined>;
  stat(path: string): Promise<FileStat | undefined>;
  /** Opens a file for reading while others keep writing to it. Throws a NotAFileError for a folder, FIFO or device. */
  open(path: string): Promise<OpenFile | undefined>;
  /** Reads a small file at once, at most its first `mostBytes` if given. Throws as `open` does. */
  read(path: string, mostBytes?: number): Promise<Uint8Array | undefined>;
  /** Creates an empty file; throws with the code `EEXIST` if anything has that name, also if it was created just now. */
  create(path: string): Promise<void>;
  /** Replaces the content of a file, or creates the file. */
  write(path: string, bytes: Uint8Array, options?: WriteOptions): Promise<void>;
  /** Appends to a file, or creates it. */
  append(path: string, bytes: Uint8Array): Promise<void>;
  truncate(path: string, size: number): Promise<void>;
  /** Renames a file, replacing any file that has the new name. */
  rename(from: string, to: string): Promise<void>;
  /** Removes a file; a missing file is not an error. */
  remove(path: string): Promise<void>;
  /** Creates a folder and its parents; an existing folder is not an error. */
  makeFolder(path: string): Promise<void>;
  /**
   * Calls back when something in a folder may have changed, with its name if known; returns a function that stops this.
   * It is only a hint: it may be missing, late or wrong, so callers check size and content anyway.
   */
  watch(folder: string, onHint: (name: string | undefined) => void): () => void;
}

/** The words for each type that cannot be read as a file. */
const nouns = {
  folder: "a folder",
  fifo: "a FIFO",
  socket: "a socket",
  device: "a device",
} as const satisfies Record<Exclude<FileType, "file">, string>;

/** A path that leads to a folder, FIFO, socket or device instead of a file. It was not opened. */
export class NotAFileError extends Error {
  override readonly name = "NotAFileError";
  readonly path: string;
  readonly type: Exclude<FileType, "file">;

  constructor(path: string, type: Exclude<FileType, "file">) {
    super(`it is ${nouns[type]}`);
    this.path = path;
    this.type = type;
  }
}
