import { join } from "node:path";
import { parseLine } from "@shipslog/contract/text";
import type { Disk } from "../machine/Disk.ts";
import { compareJournalNames, parseJournalName, type JournalName } from "@shipslog/contract";

/** What a folder holds: its journals in order, and the logs whose names say nothing known. */
export interface JournalList {
  readonly journals: readonly JournalName[];
  /** Names ending in `.log` that are no journal's: a sign that the game has changed its names. */
  readonly unknownLogs: readonly string[];
}

/** A Fileheader is a few hundred bytes long. */
const headerBytes = 1024;

/** Reads the time in a file's first line; empty when it has none. */
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

/** Orders names that tie, such as those of two channels, by the time in their headers and then by their text. */
async function orderTie(disk: Disk, folder: string, tied: readonly JournalName[]): Promise<readonly JournalName[]> {
  if (tied.length === 1) return tied;
  const times = await Promise.all(tied.map(({ file }) => readHeaderTime(disk, join(folder, file))));
  const keyed = tied.map((name, index) => ({ name, key: `${times[index]} ${name.file}` }));
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ name }) => name);
}

/**
 * Finds the journals among the names in a folder, in the order they were begun: by name and, where names tie, by header; never
 * by file times, which a copy or a wrong clock spoils.
 */
export async function sortJournals(names: readonly string[], folder: string, disk: Disk): Promise<JournalList> {
  const parsed = names.map(parseJournalName).filter((name) => name !== undefined);
  parsed.sort(compareJournalNames);
  const ties = Map.groupBy(parsed, ({ stamp, part }) => `${stamp}.${part}`);
  const journals = await Promise.all([...ties.values()].map((tied) => orderTie(disk, folder, tied)));
  const unknownLogs = names.filter((name) => name.endsWith(".log") && parseJournalName(name) === undefined);
  return { journals: journals.flat(), unknownLogs: unknownLogs.sort() };
}

/** Lists the journals of a folder in the order they were begun; undefined when there is no such folder. */
export async function listJournals(folder: string, disk: Disk): Promise<JournalList | undefined> {
  const names = await disk.list(folder);
  return names === undefined ? undefined : await sortJournals(names, folder, disk);
}
