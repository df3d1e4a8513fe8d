/** What the name of a journal file says about its place among others. */
export interface JournalFile {
  /** The name without its part: files that share it are one session. */
  readonly session: string;
  /** Number of the part, from 1. */
  readonly part: number;
}

/** Both forms of the name: twelve digits until early 2022, then a date with a four-digit year (format-facts 1, File names). */
const journalName = /^(Journal(?:Alpha|Beta)?\.(?:\d{12}|\d{4}-\d\d-\d\dT\d{6}))\.(\d\d+)\.log$/;

/** Reads the name of a journal file; undefined when the game would not write such a name. */
export function readJournalName(file: string): JournalFile | undefined {
  const found = journalName.exec(file);
  return found === null ? undefined : { session: found[1] ?? "", part: Number(found[2]) };
}

/** Names the session a file belongs to: what may be checked apart from other sessions. */
export function sessionOf(file: string): string {
  return readJournalName(file)?.session ?? file;
}
