import { compareJournalNames, parseJournalName, type JournalName } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import { allocate, decodeText } from "../machine/bytes.ts";
import { type Disk, type OpenFile, NotAFileError, type FileType } from "../machine/Disk.ts";
import { mapBounded } from "../machine/mapBounded.ts";
import { nodeDisk } from "../machine/nodeDisk.ts";
import { joinPath } from "../machine/paths.ts";
import { requireFolder } from "./requireFolder.ts";

/** Something in a journal folder that has the name of a journal and is not a file, so that it is never opened. */
export interface SkippedJournal {
  readonly file: string;
  /** What it is: `missing` is a symbolic link that leads to nothing. */
  readonly type: Exclude<FileType, "file"> | "missing";
}

/** The journals of a folder in order, what only has the name of one, and logs with unknown names. */
export interface JournalList {
  /** Regular files with the name of a journal. Whether they can be read shows when they are opened. */
  readonly journals: readonly JournalName[];
  /** Folders, FIFOs, sockets, devices and broken links with the name of a journal, in order of name; never opened. */
  readonly skipped: readonly SkippedJournal[];
  /** Names that end in `.log` but are not journal names: a sign that the game has changed its naming. */
  readonly unknownLogs: readonly string[];
}

/** The names of a folder by their meaning, before anything is known about the files. */
export interface SortedNames extends Pick<JournalList, "journals" | "unknownLogs"> {
  /** Whether a header that decides the order of equal stamps could not be read, so that the order is by name there. */
  readonly isUncertain: boolean;
}

/** A Fileheader is a few hundred bytes long. */
const headerBytes = 1024;

/** How many files are open, or looked at, at a time. */
const mostAtOnce = 16;

/** Reads the timestamp of the first line of a file; empty if it has none, undefined if the file cannot be read. */
async function readHeaderTime(disk: Disk, path: string): Promise<string | undefined> {
  let file: OpenFile | undefined;
  try {
    file = await disk.open(path);
  } catch (error) {
    return error instanceof NotAFileError ? "" : undefined;
  }
  if (file === undefined) return "";
  try {
    const bytes = allocate(headerBytes);
    const text = decodeText(bytes, 0, await file.read(bytes, 0, 0));
    const line = parseLine(text.split("\n", 1)[0] ?? "");
    return line.ok && typeof line.event["timestamp"] === "string" ? line.event["timestamp"] : "";
  } catch {
    return undefined;
  } finally {
    await file.close();
  }
}

/**
 * Finds the journals among the names in a folder and orders them by their start: by name and, for names with the same stamp
 * and part, such as those of two channels, by the timestamps of their headers. File times are never used, because a copy
 * or a wrong clock changes them.
 */
export async function sortJournals(names: readonly string[], folder: string, disk: Disk): Promise<SortedNames> {
  const parsed = names.map(parseJournalName).filter((name) => name !== undefined);
  parsed.sort(compareJournalNames);
  const groups = [...Map.groupBy(parsed, ({ stamp, part }) => `${stamp}.${part}`).values()];
  const tied = groups.filter(({ length }) => length > 1).flat();
  const read = await mapBounded(tied, mostAtOnce, ({ file }) => readHeaderTime(disk, joinPath(folder, file)));
  const keys = new Map(tied.map(({ file }, index) => [file, `${read[index] ?? ""} ${file}`]));
  const keyOf = ({ file }: JournalName): string => keys.get(file) ?? "";
  const journals = groups.flatMap((group) => group.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)));
  const unknownLogs = names.filter((name) => name.endsWith(".log") && parseJournalName(name) === undefined);
  return { journals, unknownLogs: unknownLogs.sort(), isUncertain: read.includes(undefined) };
}

/** Returns why a name in a folder is not a journal; undefined if it is one, or its type cannot be found out. */
async function findSkipReason(path: string, disk: Disk): Promise<SkippedJournal["type"] | undefined> {
  try {
    const { type } = (await disk.stat(path)) ?? { type: "missing" as const };
    return type === "file" ? undefined : type;
  } catch {
    // It is listed as a journal, and reading it reports the error.
    return undefined;
  }
}

/**
 * Lists the journals of a folder in the order they were started; undefined if the folder does not exist. Something that
 * is not a file is in `skipped`, so that a caller can report it. A file that cannot be read is listed: reading a folder
 * reports it as a notice, and reading the file throws a JournalError.
 */
export async function listJournals(folder: string, disk: Disk = nodeDisk): Promise<JournalList | undefined> {
  requireFolder(folder);
  const names = await disk.list(folder);
  if (names === undefined) return undefined;
  const sorted = await sortJournals(names, folder, disk);
  const types = await mapBounded(sorted.journals, mostAtOnce, ({ file }) =>
    findSkipReason(joinPath(folder, file), disk),
  );
  const journals = sorted.journals.filter((_, index) => types[index] === undefined);
  const skipped = sorted.journals.flatMap(({ file }, index) => {
    const type = types[index];
    return type === undefined ? [] : [{ file, type }];
  });
  return { journals, skipped, unknownLogs: sorted.unknownLogs };
}
