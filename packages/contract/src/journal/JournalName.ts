/** The build of the game that wrote a journal, by the word in its file name. */
export const journalChannels = { "": "live", Beta: "beta", Alpha: "alpha" } as const satisfies Record<string, string>;

/** The build of the game that wrote a journal. */
export type JournalChannel = (typeof journalChannels)[keyof typeof journalChannels];

/** The parsed name of a journal file. */
export interface JournalName {
  /** The name itself. */
  readonly file: string;
  /** The name without part and ending: files that share it belong to one session. */
  readonly session: string;
  readonly channel: JournalChannel;
  /** Start of the session by the player's clock, as `YYYY-MM-DDTHHMMSS` in both forms of the name. */
  readonly stamp: string;
  /** Number of the part, from 1: a session over 500,000 lines has several. */
  readonly part: number;
}

/** Both forms of the stamp: twelve digits until early 2022, then with a four-digit year (F2). */
const namePattern = /^(Journal(Beta|Alpha)?\.(?:(\d\d)(\d\d)(\d\d)(\d{6})|(\d{4}-\d\d-\d\dT\d{6})))\.(\d{2,})\.log$/;

/** Parses the name of a journal file; undefined for any other name, such as one ending in `.log.bak`. */
export function parseJournalName(file: string): JournalName | undefined {
  const found = namePattern.exec(file);
  if (found === null) return undefined;
  const [, session = "", word = "", year = "", month = "", day = "", time = "", stamp, part = ""] = found;
  return {
    file,
    session,
    channel: journalChannels[word as keyof typeof journalChannels],
    stamp: stamp ?? `20${year}-${month}-${day}T${time}`,
    part: Number(part),
  };
}

/** Orders journals by stamp, then by part; 0 for two files with the same stamp and part, which only their headers tell apart. */
export function compareJournalNames(one: JournalName, other: JournalName): number {
  if (one.stamp !== other.stamp) return one.stamp < other.stamp ? -1 : 1;
  return one.part - other.part;
}
