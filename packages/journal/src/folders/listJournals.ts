import { join } from "node:path";
import { compareJournalNames, parseJournalName, type JournalName } from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import type { Disk } from "../machine/Disk.ts";
import { nodeDisk } from "../machine/nodeDisk.ts";

/** The journals of a folder in order, and its logs with unknown names. */
export interface JournalList {
  readonly journals: readonly JournalName[];
  /** Names that end in `.log` but are not journal names: a sign that the game has changed its naming. */
  readonly unknownLogs: readonly string[];
}

/** A Fileheader is a few hundred bytes long. */
const headerBytes = 1024;

/** Reads the timestamp of the first line of a file; empty if it has none. */
async function readHeaderTime(disk: Disk, path: string): Promise<string> {
  const file = await disk.open(path);
  if (file === undefined) return "";
  try {
    const bytes = Buffer.alloc(headerBytes);
    const text = bytes.toString("utf8", 0, await file.read(bytes, 0, 0));
    const line = parseLine(text.split("\n", 1)[0] ?? "");
    return line.ok && typeof line.event["timestamp"] === "string" ? line.event["timestamp"] : "";
  } finally {
    await file.close();
  }
}

/** Orders names with the same stamp and part, such as those of two channels, by the timestamps of their headers, then by text. */
async function orderTie(disk: Disk, folder: string, tied: readonly JournalName[]): Promise<readonly JournalName[]> {
  if (tied.length === 1) return tied;
  const times = await Promise.all(tied.map(({ file }) => readHeaderTime(disk, join(folder, file))));
  const keyed = tied.map((name, index) => ({ name, key: `${times[index]} ${name.file}` }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ name }) => name);
}

/**
 * Finds the journals among the names in a folder and orders them by their start: by name and, for equal stamps, by header.
 * File times are never used, because a copy or a wrong clock changes them.
 */
export async function sortJournals(names: readonly string[], folder: string, disk: Disk): Promise<JournalList> {
  const parsed = names.map(parseJournalName).filter((name) => name !== undefined);
  parsed.sort(compareJournalNames);
  const ties = Map.groupBy(parsed, ({ stamp, part }) => `${stamp}.${part}`);
  const journals = await Promise.all([...ties.values()].map((tied) => orderTie(disk, folder, tied)));
  const unknownLogs = names.filter((name) => name.endsWith(".log") && parseJournalName(name) === undefined);
  return { journals: journals.flat(), unknownLogs: unknownLogs.sort() };
}

/** Lists the journals of a folder in the order they were started; undefined if the folder does not exist. */
export async function listJournals(folder: string, disk: Disk = nodeDisk): Promise<JournalList | undefined> {
  const names = await disk.list(folder);
  return names === undefined ? undefined : await sortJournals(names, folder, disk);
}
