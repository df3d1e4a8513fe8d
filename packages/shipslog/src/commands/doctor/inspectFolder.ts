import { join } from "node:path";
import {
  commanderOf,
  companionFiles,
  parseTimestampMs,
  type BadEntry,
  type CompanionEntry,
  type EventEntry,
  type JournalName,
} from "@shipslog/contract";
import { JournalError, nodeDisk, readCompanion, readJournal, type Clock, type SkippedJournal } from "@shipslog/journal";

/** The content of the newest journal, in short. */
interface NewestJournal {
  readonly file: string;
  readonly lines: number;
  readonly bytes: number;
  readonly first: EventEntry | undefined;
  readonly last: EventEntry | undefined;
  readonly bad: readonly BadEntry[];
  readonly commander: string | undefined;
  readonly gameVersion: string | undefined;
  /** The time of its last event, in milliseconds since 1970. */
  readonly lastMs: number | undefined;
}

/** A companion file and the time in its timestamp. */
export interface SeenCompanion {
  readonly entry: CompanionEntry;
  readonly timeMs: number | undefined;
}

/** What the examinations know about a folder. */
export interface FolderFacts {
  readonly folder: string;
  /** Its subfolders with journals, if it has none itself. */
  readonly subfolders: readonly string[];
  readonly nowMs: number;
  readonly journals: readonly JournalName[];
  readonly emptyJournals: readonly string[];
  readonly unknownLogs: readonly string[];
  /** What has the name of a journal but is not a file. */
  readonly skipped: readonly SkippedJournal[];
  readonly totalBytes: number;
  /** Undefined when there is none, or when it cannot be read. */
  readonly newest: NewestJournal | undefined;
  /** Why the newest journal cannot be read. */
  readonly unreadable: JournalError | undefined;
  readonly companions: readonly SeenCompanion[];
}

/** The folder to inspect. */
interface InspectOptions {
  readonly folder: string;
  readonly subfolders: readonly string[];
  readonly journals: readonly JournalName[];
  readonly unknownLogs: readonly string[];
  readonly skipped: readonly SkippedJournal[];
  readonly clock: Clock;
}

/** Reads what the examinations need to know about a folder. It writes nothing. */
export async function inspectFolder(options: InspectOptions): Promise<FolderFacts> {
  const { folder, subfolders, journals, unknownLogs, skipped, clock } = options;
  const sizes = await Promise.all(
    journals.map(async ({ file }) => (await nodeDisk.stat(join(folder, file)))?.size ?? 0),
  );
  const newest = journals.at(-1);
  const companions = await Promise.all(companionFiles.map((file) => readCompanion(folder, file, { clock })));
  return {
    folder,
    subfolders,
    nowMs: clock.nowMs(),
    journals,
    emptyJournals: journals.filter((_, at) => sizes[at] === 0).map(({ file }) => file),
    unknownLogs,
    skipped,
    totalBytes: sizes.reduce((sum, size) => sum + size, 0),
    ...(newest === undefined ? nothing : await tryNewest(folder, newest.file, sizes.at(-1) ?? 0)),
    companions: companions.map((entry) => ({ entry, timeMs: parseTimestampMs(entry.event?.["timestamp"]) })),
  };
}

type Newest = Pick<FolderFacts, "newest" | "unreadable">;

const nothing: Newest = { newest: undefined, unreadable: undefined };

async function tryNewest(folder: string, file: string, bytes: number): Promise<Newest> {
  try {
    return { ...nothing, newest: await readNewest(folder, file, bytes) };
  } catch (error) {
    if (error instanceof JournalError) return { ...nothing, unreadable: error };
    throw error;
  }
}

async function readNewest(folder: string, file: string, bytes: number): Promise<NewestJournal> {
  const bad: BadEntry[] = [];
  let first: EventEntry | undefined;
  let last: EventEntry | undefined;
  let commander: string | undefined;
  let gameVersion: string | undefined;
  let lines = 0;
  for await (const entry of readJournal(folder, { from: { file, offset: 0, line: 1, generation: 0 } })) {
    lines++;
    if (entry.type === "bad") bad.push(entry);
    if (entry.type !== "event") continue;
    first ??= entry;
    last = entry;
    commander = commanderOf(entry.event)?.name ?? commander;
    const version = entry.kind === "Fileheader" ? entry.event["gameversion"] : undefined;
    if (typeof version === "string") gameVersion = version;
  }
  return {
    file,
    lines,
    bytes,
    first,
    last,
    bad,
    commander,
    gameVersion,
    lastMs: parseTimestampMs(last?.event["timestamp"]),
  };
}
