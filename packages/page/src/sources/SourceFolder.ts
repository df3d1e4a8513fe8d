/** A journal to read. */
interface SourceJournal {
  /** Its base name. */
  readonly file: string;
  readonly byteLength: number;
  /** When it was written last, in milliseconds since 1970. */
  readonly modifiedMs: number;
}

/** The journals of one folder. Sessions of different folders are never combined. */
export interface SourceFolder {
  /** The folder, as the user wrote it; any name in a browser. */
  readonly folder: string;
  /** In order of time; at least one, unless companion files alone are enough. */
  readonly journals: readonly SourceJournal[];
  /** Whether the user named the folder or its companion files, so that these belong to the journals. */
  readonly hasCompanions: boolean;
  /** What has the name of a journal but is not a file, each as text: `Journal.….log is a FIFO`. */
  readonly skipped: readonly string[];
}
