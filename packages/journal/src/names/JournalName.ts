/** Which build of the game wrote a journal, by the word its file name carries. */
export const journalChannels = { "": "live", Beta: "beta", Alpha: "alpha" } as const satisfies Record<string, string>;

/** The build of the game that wrote a journal. */
export type JournalChannel = (typeof journalChannels)[keyof typeof journalChannels];

/** What the name of a journal file says. */
export interface JournalName {
  /** The name itself. */
  readonly file: string;
  readonly channel: JournalChannel;
  /** When the session began by the player's own clock, as `YYYY-MM-DDTHHMMSS` whichever form the name has. */
  readonly stamp: string;
  /** Number of the part, from 1: a session over 500,000 lines has several. */
  readonly part: number;
}

/** Both forms of the stamp: twelve digits until early 2022, then with a four-digit year (format-facts 1, File names). */
const namePattern = /^Journal(Beta|Alpha)?\.(?:(\d\d)(\d\d)(\d\d)(\d{6})|(\d{4}-\d\d-\d\dT\d{6}))\.(\d{2,})\.log$/;

/** Reads the name of a journal file; undefined for every other name, `.log.bak` among them. */
export function parseJournalName(file: string): JournalName | undefined {
  const found = namePattern.exec(file);
  if (found === null) return undefined;
  const [, word = "", year = "", month = "", day = "", time = "", stamp, part = ""] = found;
  return {
    file,
    channel: journalChannels[word as keyof typeof journalChannels],
    stamp: stamp ?? `20${year}-${month}-${day}T${time}`,
    part: Number(part),
  };
}

/** Orders journals by stamp and part; the same stamp in two files is for the header to decide, and this gives 0. */
export function compareJournalNames(one: JournalName, other: JournalName): number {
  if (one.stamp !== other.stamp) return one.stamp < other.stamp ? -1 : 1;
  return one.part - other.part;
}
