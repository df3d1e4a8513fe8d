import { appendFile, readdir, readFile, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { parseJournalName, type WriteStep } from "@shipslog/contract";
import { UsageError } from "../failure/errors.ts";
import { readVersion } from "../parts/version.ts";

/** The file that marks a folder of `simulate`. It lists the files that `simulate` has written there. */
export const markFile = ".shipslog-simulate";

const encoder = new TextEncoder();
/** The bytes of a session are stable within a minor version, so that another version explains other bytes. */
const firstLine = () =>
  `# Written by simulate of shipslog ${readVersion()}, which may replace these files with --force`;

/** What `simulate` has noted about the files it wrote. */
export interface FolderMark {
  readonly files: ReadonlySet<string>;
  /** Whether its last line is complete; a process that was killed may leave a part of one. */
  readonly isComplete: boolean;
}

/** Reads the mark of a folder; undefined if it has none. */
export async function readMark(folder: string): Promise<FolderMark | undefined> {
  const text = await readFile(join(folder, markFile), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  return { files: new Set(text.split("\n").slice(1)), isComplete: text.endsWith("\n") };
}

/**
 * Lists every file in the mark before the step that creates it. A folder therefore never has a file of `simulate` that its
 * mark does not list, even if the process is killed.
 */
export function* markFiles(
  steps: Iterable<WriteStep>,
  mark: FolderMark | undefined,
): Generator<WriteStep, void, undefined> {
  const files = new Set(mark?.files);
  let before = mark === undefined ? `${firstLine()}\n` : mark.isComplete ? "" : "\n";
  for (const step of steps) {
    const { type, file, atMs } = step;
    if (type !== "append" && type !== "truncate" && !files.has(file)) {
      files.add(file);
      yield { type: "append", atMs, file: markFile, bytes: encoder.encode(`${before}${file}\n`) };
      before = "";
    }
    yield step;
  }
}

/** Lists one more file in the mark, if it is in the marked folder. */
export async function addToMark(folder: string, path: string): Promise<void> {
  if (dirname(resolve(path)) !== resolve(folder)) return;
  const mark = await readMark(folder);
  const file = basename(path);
  if (mark !== undefined && !mark.files.has(file)) await appendFile(join(folder, markFile), `${file}\n`);
}

/** Removes what `simulate` has written to a folder; throws a UsageError and removes nothing if there is anything else. */
export async function removeSimulated(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreMissing);
  if (entries.length === 0) return;
  const mark = await readMark(folder);
  if (mark === undefined) {
    throw new UsageError(
      `--force replaces only what simulate has written, and ${folder} has no ${markFile}; choose another folder`,
    );
  }
  const isOwn = (name: string) => name === markFile || mark.files.has(name) || isLeftOver(name, mark.files);
  const others = entries.filter((entry) => !entry.isFile() || !isOwn(entry.name)).map(({ name }) => name);
  if (others.length > 0) {
    throw new UsageError(
      `--force replaces only what simulate has written, and ${folder} also has ${listed(others)}; move it away, or choose another folder`,
    );
  }
  for (const { name } of entries) if (name !== markFile) await rm(join(folder, name), { force: true });
  // Last, so that an interruption leaves a folder that --force may replace.
  await rm(join(folder, markFile), { force: true });
}

/** Throws a UsageError if a folder has journals: those of two players in one folder are rarely meant. */
export async function refuseSecond(folder: string): Promise<void> {
  const names = await readdir(folder).catch(ignoreMissing);
  const journal = names.find((name) => parseJournalName(name) !== undefined);
  if (journal === undefined) return;
  const isOwn = (await readMark(folder))?.files.has(journal) === true;
  const replace = isOwn ? "--force replaces what simulate has written, " : "";
  throw new UsageError(
    `${folder} already has journals, such as ${journal}; ${replace}--join adds a session to them, or choose another folder`,
  );
}

/** A missing folder needs no replacement; a file in its place is reported when the folder is made. */
function ignoreMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return [];
  throw error;
}

/** Whether a name is that of a temporary file that replaces one of these files. */
function isLeftOver(name: string, files: ReadonlySet<string>): boolean {
  return name.endsWith(".tmp") && [...files].some((file) => file !== "" && name.startsWith(`${file}.`));
}

const listed = ([first = "", ...more]: readonly string[]) =>
  more.length === 0 ? first : `${first} and ${more.length} more`;
