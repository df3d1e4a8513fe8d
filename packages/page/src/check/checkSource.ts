import { mergeFolders, type Checkable, type CheckOptions, type MergedSessions } from "@shipslog/check";
import { companionFiles, type Dialect } from "@shipslog/contract";
import { joinPath, listJournals } from "@shipslog/journal/browser";
import { formatCount } from "@shipslog/contract/internal";
import { checkJob, readSession, folderToCheck, type CheckMachine, type SessionJob } from "./checkJob.ts";
import { NamelessEntries } from "./NamelessEntries.ts";
import { detectDialect } from "../sources/detectDialect.ts";
import { leaveOutCopies } from "../sources/leaveOutCopies.ts";
import type { SourceFolder } from "../sources/SourceFolder.ts";

/** What is checked, and what was found in it. */
export interface SourceCheck extends MergedSessions {
  readonly source: SourceFolder;
  readonly dialect: Dialect;
  /** Why this dialect, as `found a Fileheader`. */
  readonly reason: string;
}

/** How the journals of a disk are checked. */
export interface SourceToCheck extends Omit<CheckMachine, "rewrite"> {
  /** The name of the folder, as the disk knows it. */
  readonly folder: string;
  /** Whether this is a folder, whose companion files belong to its journals, and not some files of one. */
  readonly isWhole: boolean;
  /** Hashes a whole file, to tell copies apart. */
  readonly digest: (path: string) => Promise<string>;
  readonly options?: Omit<CheckOptions, "dialect" | "observed" | "timer"> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** A secret, for findings that name nobody: people have pseudonyms that follow from it, and neither folder nor files their own names. */
  readonly namelessKey?: string | undefined;
  /** Called after each session. */
  readonly onProgress?: ((doneBytes: number, totalBytes: number) => void) | undefined;
}

/** Checks the journals and companion files of a folder, one session after another, as the command does; undefined if there is nothing to check. */
export async function checkSource(given: SourceToCheck): Promise<SourceCheck | undefined> {
  const { disk, clock, digest, options = {}, signal, namelessKey, onProgress } = given;
  const all = await findSource(given);
  if (all === undefined) return undefined;
  const source = await leaveOutCopies(all, { disk, digest });
  const chosen = await detectDialect(source, disk);
  const { jobs } = folderToCheck(source, chosen);
  const nameless = namelessKey === undefined ? undefined : new NamelessEntries(namelessKey);
  const passes = nameless === undefined ? 1 : 2;
  const totalBytes = passes * jobs.reduce((sum, { byteLength }) => sum + byteLength, 0);
  let doneBytes = 0;
  const advance = ({ byteLength }: SessionJob): void => onProgress?.((doneBytes += byteLength), totalBytes);
  // A name may occur earlier than the line that says whose it is.
  for (const job of nameless === undefined ? [] : jobs) {
    for await (const entries of readSession(job, { disk, clock }, signal)) {
      for (const entry of entries) nameless?.learn(entry);
    }
    advance(job);
  }
  const rewrite = nameless && ((entry: Checkable): Checkable => nameless.rewrite(entry));
  const sessions = [];
  for (const job of jobs) {
    sessions.push(await checkJob(job, options, { disk, clock, rewrite }, signal));
    advance(job);
  }
  const shown = nameless === undefined ? source : namelessSource(source);
  const merged = mergeFolders([{ sessions, pathOf: (file) => joinPath(shown.folder, file) }], options);
  return { ...merged, source: shown, ...chosen };
}

function namelessSource(source: SourceFolder): SourceFolder {
  const { length } = source.skipped;
  return { ...source, folder: "journals", skipped: length === 0 ? [] : [formatCount(length, "file")] };
}

/** The journals in order of time; a file of another name counts if nothing else is there, as when it is named to the command. */
async function findSource({ folder, disk, isWhole }: SourceToCheck): Promise<SourceFolder | undefined> {
  const names = (await disk.list(folder)) ?? [];
  const { journals: named, skipped } = (await listJournals(folder, disk)) ?? { journals: [], skipped: [] };
  const isAmongCompanions = companionFiles.some((file) => names.includes(file));
  const others = names.filter((name) => /\.(?:log|json|txt)$/i.test(name)).toSorted();
  const isNamed = named.length > 0 || isAmongCompanions;
  const journals: { file: string; byteLength: number; modifiedMs: number }[] = [];
  for (const file of isNamed ? named.map((journal) => journal.file) : others) {
    const stats = await disk.stat(joinPath(folder, file));
    if (stats !== undefined) journals.push({ file, byteLength: stats.size, modifiedMs: stats.modifiedMs });
  }
  if (journals.length === 0 && !isAmongCompanions) return undefined;
  return {
    folder,
    journals,
    hasCompanions: isWhole || isAmongCompanions,
    skipped: skipped.map(({ file, type }) => `${file} is a ${type}`),
  };
}
