import { basename, dirname } from "node:path";
import { parseJournalName } from "@shipslog/contract";
import { nodeDisk, type Disk, type SkippedJournal } from "@shipslog/journal";
import { UsageError } from "../failure/errors.ts";
import { expandGlob, isGlob } from "../openFolder/expandGlob.ts";
import { journalPaths, type JournalPaths, type SearchedMachine } from "../openFolder/journalPaths.ts";
import { hasJournals, subfoldersWithJournals, onlyFiles, statPath, typeNames } from "../openFolder/listFolder.ts";

/** The name of a journal or a companion file; a folder that has yet to appear is not named like this. */
const fileName = /\.(?:log|json)$/i;

/** A folder to follow as it grows, or a single journal in it. */
export interface FollowedSource {
  readonly folder: string;
  /** The only journal to follow; undefined for all of the folder and its companion files. */
  readonly file: string | undefined;
  /** The disk to follow it on. */
  readonly disk: Disk;
  /** What has to appear before there is anything to show: the folder, or a journal in it. */
  readonly waitsFor: "folder" | "journal" | undefined;
}

/**
 * Finds what to follow: a folder, a journal, or without an argument the game's folder. The game creates the folder and its
 * journals, so both may appear later. A folder whose journals are all in one subfolder stands for that subfolder.
 */
export async function findFollowed(paths: JournalPaths, machine?: SearchedMachine): Promise<FollowedSource> {
  const [given = "", ...more] = await journalPaths(paths, machine);
  if (more.length > 0) throw new UsageError("expected one folder; put quotes around a path with spaces");
  const path = await expandOne(given);
  const stats = await statPath(path);
  const whole = { folder: path, file: undefined, disk: nodeDisk };
  if (stats === undefined && fileName.test(path)) {
    throw new UsageError(`${path} does not exist; to wait for a journal, name its folder, ${dirname(path)}`);
  }
  if (stats === undefined) return { ...whole, waitsFor: "folder" };
  if (stats.type !== "folder") return followFile(path, stats.type);
  if (await hasJournals(path)) return { ...whole, waitsFor: undefined };
  const [first, ...others] = await subfoldersWithJournals(path);
  if (first === undefined) return { ...whole, waitsFor: "journal" };
  if (others.length > 0) throw new UsageError(`journals are in ${[first, ...others].join(", ")}; name one of them`);
  return { ...whole, folder: first, waitsFor: undefined };
}

async function expandOne(path: string): Promise<string> {
  if (!isGlob(path) || (await statPath(path)) !== undefined) return path;
  const [match, ...others] = await expandGlob(path);
  if (match === undefined) throw new UsageError(`no file or folder matches ${path}`);
  if (others.length > 0) throw new UsageError(`${path} matches ${[match, ...others].join(", ")}; name one of them`);
  return match;
}

function followFile(path: string, type: "file" | SkippedJournal["type"]): FollowedSource {
  const folder = dirname(path);
  const file = basename(path);
  if (type !== "file") throw new UsageError(`${path} is ${typeNames[type]}; expected a folder or a journal`);
  if (parseJournalName(file) === undefined) {
    throw new UsageError(`${path} is not a journal; name its folder, ${folder}`);
  }
  return { folder, file, disk: onlyFiles([file]), waitsFor: undefined };
}

/** Says that there is nothing to show yet, and what will change this; undefined when there are journals. */
export function describeWait({ folder, waitsFor }: FollowedSource): string | undefined {
  if (waitsFor === undefined) return undefined;
  const what =
    waitsFor === "folder" ? `${folder}, which does not exist yet` : `a journal in ${folder}, which has none yet`;
  return `waiting for ${what}; press Ctrl-C to stop`;
}
