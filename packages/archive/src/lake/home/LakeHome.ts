/** A file of a lake as its manifest lists it. */
export interface HomeFile {
  /** Path inside the lake, with slashes. */
  readonly path: string;
  readonly bytes: number;
}

/** Where a lake lives: in a folder, or under a prefix of an object store. Paths are inside the lake, with slashes. */
export interface LakeHome {
  /** What messages call it: the folder, or the address. */
  readonly name: string;
  /** The folder in which DuckDB reads and writes files: the lake itself, or copies of its files. */
  readonly folder: string;
  /** Whether the files in `folder` are copies. */
  readonly isRemote: boolean;
  /** The names of the files that are in no folder of the lake: the manifests among them. */
  listNames(): Promise<readonly string[]>;
  /** The paths of all files. */
  listPaths(): Promise<readonly string[]>;
  /** The bytes of each file; undefined for one that is missing. */
  sizesOf(paths: readonly string[]): Promise<readonly (number | undefined)[]>;
  /** Reads a text; undefined if the file is missing. */
  readText(path: string): Promise<string | undefined>;
  /** Creates a file durably with a text; returns false if there is one of that name. Of several writers at once one succeeds. */
  createText(path: string, text: string): Promise<boolean>;
  /** Writes a file durably, and returns its SHA-256. */
  write(path: string, content: Uint8Array): Promise<string>;
  /** Makes files durable that were written in `folder`, and returns the SHA-256 of each, by which later damage is found. */
  seal(paths: readonly string[]): Promise<readonly string[]>;
  /** Removes a file. Throws an error with the code ENOENT or does nothing if it is missing. */
  remove(path: string): Promise<void>;
  /** Sees to it that a file is in `folder`, if the lake has it. */
  bring(file: HomeFile): Promise<void>;
  /** Brings a file although `folder` has a copy; returns false if `folder` has the file itself. */
  bringAgain(file: HomeFile): Promise<boolean>;
  /** Removes copies that are of no file in a list, and not of a commit in progress. */
  tidyCopies(paths: ReadonlySet<string>): Promise<void>;
}

/** A folder with a lake, or another home of one. */
export type LakePlace = string | LakeHome;
