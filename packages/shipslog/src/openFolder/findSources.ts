import { formatCount } from "@shipslog/contract/internal";
import { realpath } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { companionFiles, parseJournalName } from "@shipslog/contract";
import { describeCause, JournalError, listJournals, type Disk } from "@shipslog/journal";
import type { SourceFolder } from "@shipslog/page/sources";
import { UsageError } from "../failure/errors.ts";
import { expandGlob, isGlob } from "./expandGlob.ts";
import {
  hasCompanionFiles,
  hasJournals,
  listFolder,
  subfoldersWithJournals,
  onlyFiles,
  isFolder,
  statPath,
  typeNames,
  subfoldersOf,
} from "./listFolder.ts";

export type { SourceFolder } from "@shipslog/page/sources";

type FileStat = NonNullable<Awaited<ReturnType<Disk["stat"]>>>;

/** Which files count as journals. */
interface FindOptions {
  /** Whether a file of any name counts when the user names it; by default only one with the name of a journal. */
  readonly acceptsAnyName?: boolean;
  /** Whether companion files are enough where there is no journal. */
  readonly acceptsCompanionsAlone?: boolean;
  /** Called with a message for each path that leads to no journals while another does; without it, such a path is an error. */
  readonly onEmpty?: ((message: string) => void) | undefined;
  /** Called with the reason for each path that leads to nothing that counts, while another path leads to something. */
  readonly onUnusable?: (reason: string) => void;
}

/** A path that exists and leads to no journals. */
class EmptyPathError extends UsageError {}

/** A part of a folder that a path of the command line leads to. */
interface FoundPart {
  readonly folder: string;
  readonly files: readonly string[];
  readonly hasCompanions: boolean;
  /** A file of another name that ends in .json; it counts as a journal if nothing else of its folder is named. */
  readonly other?: string;
}

/**
 * Finds the journals that paths of the command line lead to: journals, folders, and patterns with `*` and `?`. A folder
 * without journals of its own stands for its subfolders with journals, or for its companion files if these are enough; a
 * folder with journals stands for itself alone. A journal that several paths lead to is found once. Throws a UsageError for
 * a path that leads to nothing that counts; with `onUnusable`, only when no path leads to anything.
 */
export async function findSources(
  paths: readonly string[],
  options: FindOptions = {},
): Promise<readonly SourceFolder[]> {
  const failures: Error[] = [];
  /** Notes why something cannot be used, or throws the reason when nobody asked for it. */
  const orFail = async <Found>(found: Promise<readonly Found[]>): Promise<readonly Found[]> => {
    try {
      return await found;
    } catch (error) {
      if (!(error instanceof UsageError || error instanceof JournalError)) throw error;
      const isEmpty = error instanceof EmptyPathError && options.onEmpty !== undefined;
      if (options.onUnusable === undefined && !isEmpty) throw error;
      failures.push(error);
      return [];
    }
  };
  const parts: FoundPart[] = [];
  for (const path of paths) parts.push(...(await orFail(findParts(path, options))));
  const keys = await Promise.all(parts.map(({ folder }) => realpath(folder)));
  const byFolder = Map.groupBy(parts.keys(), (at) => keys[at] ?? "");
  const groups = [...byFolder.values()].map((members) => members.flatMap((at) => parts[at] ?? []));
  const sources = await Promise.all(groups.map((group) => orFail(sourceOf(group, options))));
  const found = sources.flat();
  if (found.length === 0 && failures[0] !== undefined) throw failures[0];
  const report = options.onUnusable ?? options.onEmpty;
  for (const { message } of failures) report?.(message);
  return found;
}

async function findParts(path: string, options: FindOptions): Promise<readonly FoundPart[]> {
  const stats = await statPath(path);
  if (stats === undefined) {
    if (!isGlob(path)) throw new UsageError(`${path} does not exist; shipslog doctor finds the game's folder`);
    return await findMatches(path, options);
  }
  if (stats.type === "folder") return await findInFolder(path, options);
  if (stats.type !== "file") throw new UsageError(`${path} is ${typeNames[stats.type]}, not a journal`);
  return [findFile(path, options)];
}

async function findInFolder(
  folder: string,
  { acceptsCompanionsAlone = false }: FindOptions,
): Promise<readonly FoundPart[]> {
  if (await hasJournals(folder)) return [await wholeFolder(folder)];
  const subfolders = await subfoldersWithJournals(folder);
  const isEnough = acceptsCompanionsAlone && (await hasCompanionFiles(folder));
  if (subfolders.length === 0 && isEnough) return [{ folder, files: [], hasCompanions: true }];
  if (subfolders.length === 0) throw new EmptyPathError(await explainNoJournals(folder));
  return await Promise.all(subfolders.map(wholeFolder));
}

async function wholeFolder(folder: string): Promise<FoundPart> {
  const files = (await listFolder(folder)).filter((name) => parseJournalName(name) !== undefined);
  return { folder, files, hasCompanions: true };
}

/** A pattern such as `journal/*` also matches what is not a journal; only a pattern without any journal is an error. */
async function findMatches(pattern: string, options: FindOptions): Promise<readonly FoundPart[]> {
  const matches = await expandGlob(pattern);
  if (matches.length === 0) throw new UsageError(`no file or folder matches ${pattern}`);
  const parts: FoundPart[] = [];
  for (const path of matches) if (await isMatch(path, options)) parts.push(...(await findMatch(path, options)));
  const isEnough = (part: FoundPart) => part.files.length > 0 || (options.acceptsCompanionsAlone && part.hasCompanions);
  if (!parts.some(isEnough)) {
    throw new EmptyPathError(
      `no journals among the ${matches.length} files and folders that match ${pattern}; ${noJournalsAdvice}`,
    );
  }
  return parts;
}

/** What has the name of a journal but is not a file is left to `sourceOf`, which skips it. */
async function findMatch(path: string, options: FindOptions): Promise<readonly FoundPart[]> {
  const isNamed = parseJournalName(basename(path)) !== undefined && !(await isFolder(path).catch(() => false));
  return isNamed ? [findFile(path, options)] : await findParts(path, options);
}

/** Whether a path that a pattern matches may lead to journals or companion files. */
async function isMatch(path: string, { acceptsCompanionsAlone = false }: FindOptions): Promise<boolean> {
  const isFile = !(await isFolder(path).catch(() => false));
  if (isFile) return path.endsWith(".json") || parseJournalName(basename(path)) !== undefined;
  if ((await hasJournals(path)) || (await subfoldersWithJournals(path)).length > 0) return true;
  return acceptsCompanionsAlone && (await hasCompanionFiles(path));
}

/** A shell expands `journal/*` to every file of the folder, so that its companion files appear as paths too. */
function findFile(path: string, { acceptsAnyName = false }: FindOptions): FoundPart {
  const folder = dirname(path);
  const file = basename(path);
  if (file.endsWith(".json")) {
    const isCompanion = companionFiles.some((each) => each === file);
    return { folder, files: [], hasCompanions: isCompanion, ...(acceptsAnyName && !isCompanion && { other: file }) };
  }
  if (acceptsAnyName || parseJournalName(file) !== undefined) return { folder, files: [file], hasCompanions: false };
  throw new UsageError(`${path} does not have the name of a journal, such as Journal.2026-05-01T120000.01.log`);
}

async function sourceOf(
  parts: readonly FoundPart[],
  { acceptsCompanionsAlone = false }: FindOptions,
): Promise<readonly SourceFolder[]> {
  const [{ folder } = { folder: "" }] = parts;
  const hasCompanions = parts.some((part) => part.hasCompanions);
  const named = parts.flatMap(({ files }) => files);
  const others = named.length === 0 && !hasCompanions ? parts.flatMap(({ other = [] }) => other) : [];
  const sizes = new Map<string, FileStat>();
  const skipped: string[] = [];
  for (const file of new Set([...named, ...others])) {
    const path = join(folder, file);
    try {
      const stats = await statPath(path);
      if (stats?.type === "file") sizes.set(file, stats);
      else skipped.push(`${path} is ${typeNames[stats?.type ?? "missing"]}`);
    } catch (error) {
      if (!(error instanceof JournalError)) throw error;
      skipped.push(`${path} cannot be read: ${describeCause(error.cause)}`);
    }
  }
  if (sizes.size === 0 && !(acceptsCompanionsAlone && hasCompanions)) {
    const why = skipped.length === 0 ? "only companion files were named" : skipped.join(", ");
    throw new EmptyPathError(`no journals in ${folder}: ${why}; ${noJournalsAdvice}`);
  }
  const journals = (await inOrder(folder, [...sizes.keys()])).map((file) => ({
    file,
    byteLength: sizes.get(file)?.size ?? 0,
    modifiedMs: sizes.get(file)?.modifiedMs ?? 0,
  }));
  return [{ folder, journals, hasCompanions, skipped }];
}

/** Files without the name of a journal come last. */
async function inOrder(folder: string, files: readonly string[]): Promise<readonly string[]> {
  const { journals = [] } = (await listJournals(folder, onlyFiles(files))) ?? {};
  return [...new Set([...journals.map(({ file }) => file), ...files.toSorted()])];
}

const maxNames = 3;

/** The message for a folder without journals: where was searched, what is there instead, and what to do. */
async function explainNoJournals(folder: string): Promise<string> {
  const names = await listFolder(folder);
  const folders = await subfoldersOf(folder);
  const files = names.length - folders.length;
  const insides = await Promise.all(folders.map((each) => listFolder(each).catch(() => undefined)));
  const closed = folders.filter((_, at) => insides[at] === undefined).map((each) => basename(each));
  const inside =
    names.length === 0
      ? "it is empty"
      : `it has ${listed(names)}${files === names.length ? "" : insideOf(folders.length, closed)}`;
  return `no journals in ${folder}: ${inside}; ${noJournalsAdvice}`;
}

/** What to do when there are no journals. */
const noJournalsAdvice =
  "journals are named Journal.DATE.PART.log; shipslog doctor finds the game's folder, shipslog simulate --out DIR writes one";

function insideOf(folders: number, closed: readonly string[]): string {
  const others = folders - closed.length;
  const open =
    others === 0
      ? ""
      : `; its ${formatCount(others, "subfolder")} ${others === 1 ? "has" : "have"} no journals either (deeper folders are not searched)`;
  return `${open}${closed.length === 0 ? "" : `; ${listed(closed)} cannot be read`}`;
}

function listed(names: readonly string[]): string {
  const more = names.length - maxNames;
  return more <= 0 ? names.join(", ") : `${names.slice(0, maxNames).join(", ")} and ${more} more`;
}
