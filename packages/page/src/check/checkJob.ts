import {
  checkSession,
  type Checkable,
  type SessionResult,
  type UnreadableFile,
  type CheckOptions,
  sessionOf,
} from "@shipslog/check";
import {
  announcedFile,
  companionFilesOf,
  type CompanionEntry,
  type Dialect,
  type JsonObject,
  type Position,
} from "@shipslog/contract";
import { parseLine } from "@shipslog/contract/text";
import {
  describeCause,
  JournalError,
  joinPath,
  nameOfPath,
  readCompanion,
  readJournalFileTextBatches,
  type Clock,
  type Disk,
} from "@shipslog/journal/browser";
import type { ChosenDialect } from "../sources/detectDialect.ts";
import type { SourceFolder } from "../sources/SourceFolder.ts";

/** Where files are read, and the time. */
export interface CheckMachine {
  readonly disk: Disk;
  readonly clock: Clock;
  /** Gives what is checked instead of an entry. */
  readonly rewrite?: ((entry: Checkable) => Checkable) | undefined;
}

/** Checks one session: its files, then the current companion files beside it. After the signal the result is incomplete. */
export async function checkJob(
  job: SessionJob,
  options: WorkerSettings,
  machine: CheckMachine,
  signal?: AbortSignal,
): Promise<SessionResult> {
  return await checkSession(rewritten(job, machine, signal), optionsOf(options, job.dialect, machine.clock));
}

/** The options by settings and dialect: sessions that are checked with the same object share what is made from it. */
const knownOptions = new WeakMap<WorkerSettings, Map<Dialect, CheckOptions>>();

function optionsOf(settings: WorkerSettings, dialect: Dialect, clock: Clock): CheckOptions {
  const { timings, ...given } = settings;
  if (timings === true) return { ...given, dialect, timer: () => clock.monotonicMs() };
  const byDialect = knownOptions.get(settings) ?? new Map<Dialect, CheckOptions>();
  const options = byDialect.get(dialect) ?? { ...given, dialect };
  knownOptions.set(settings, byDialect.set(dialect, options));
  return options;
}

type Batches = AsyncGenerator<readonly Checkable[], void, undefined>;

function rewritten(job: SessionJob, machine: CheckMachine, signal: AbortSignal | undefined): Batches {
  const { rewrite } = machine;
  const entries = readSession(job, machine, signal);
  return rewrite === undefined ? entries : changed(entries, rewrite);
}

async function* changed(batches: Batches, rewrite: (entry: Checkable) => Checkable): Batches {
  for await (const entries of batches) yield entries.map(rewrite);
}

/** The entries of a session: those of its files, then the companion files. */
export async function* readSession(job: SessionJob, machine: CheckMachine, signal?: AbortSignal): Batches {
  const { paths, companionsIn } = job;
  /** The timestamp of the last line that announced each companion file. */
  const announced: Record<string, string> = {};
  for (const path of paths) {
    for await (const entries of readOrReport(path, machine, signal)) {
      if (companionsIn !== undefined) for (const entry of entries) noteAnnouncement(entry, announced);
      yield entries;
    }
  }
  if (companionsIn === undefined) return;
  const companions = await readCompanions(companionsIn, job.dialect, announced, machine);
  yield paths.length === 0 ? onlyPresent(companions) : inSession(companions, job);
}

/** A journal that cannot be read is reported as such, and the others are still checked. */
async function* readOrReport(path: string, { disk, clock }: CheckMachine, signal: AbortSignal | undefined): Batches {
  let isEmpty = true;
  try {
    for await (const entries of readJournalFileTextBatches(path, { disk, sleep: clock.sleep, signal })) {
      isEmpty = false;
      yield entries;
    }
    if (isEmpty && signal?.aborted !== true) yield [{ type: "empty", position: startOf(path) }];
  } catch (error) {
    if (!(error instanceof JournalError)) throw error;
    yield [unreadable(path, error)];
  }
}

function unreadable(path: string, { message, cause }: JournalError): UnreadableFile {
  const reason = describeCause(cause) || message;
  return { type: "unreadable", position: startOf(path), reason };
}

function startOf(path: string): Position {
  return { file: nameOfPath(path), offset: 0, line: 1, generation: 0 };
}

function noteAnnouncement(entry: Checkable, announced: Record<string, string>): void {
  const event = eventOf(entry);
  const file = event && announcedFile(event["event"], event);
  const timestamp = event?.["timestamp"];
  if (file !== undefined && typeof timestamp === "string") announced[file] = timestamp;
}

/** The event of an entry that may announce a companion file; a line is parsed only when it can. */
function eventOf(entry: Checkable): JsonObject | undefined {
  if (entry.type === "event") return entry.event;
  if (entry.type !== "text") return undefined;
  // A second key `event` overrides the first.
  const mayAnnounce =
    announcedFile(entry.kind) !== undefined || entry.raw.indexOf('"event"') !== entry.raw.lastIndexOf('"event"');
  const line = mayAnnounce ? parseLine(entry.raw) : undefined;
  return line?.ok === true ? line.event : undefined;
}

type Companion = CompanionEntry | UnreadableFile;

async function readCompanions(
  folder: string,
  dialect: Dialect,
  announced: Readonly<Record<string, string>>,
  { disk, clock }: CheckMachine,
): Promise<readonly Companion[]> {
  const read = companionFilesOf(dialect).map(async (file) => {
    const announcedAt = announced[file];
    try {
      return await readCompanion(folder, file, { clock, disk, ...(announcedAt !== undefined && { announcedAt }) });
    } catch (error) {
      if (!(error instanceof JournalError)) throw error;
      return unreadable(joinPath(folder, file), error);
    }
  });
  return await Promise.all(read);
}

/** In live a folder without any companion file is a copy of the journals; otherwise a missing one is reported. */
function inSession(companions: readonly Companion[], { dialect }: SessionJob): readonly Companion[] {
  const isCopy = companions.every((each) => each.type === "companion" && each.state === "missing");
  return dialect === "live" && isCopy ? [] : companions;
}

/** Without a journal no line tells which files have to be there, so an absent file is left out. */
function onlyPresent(companions: readonly Companion[]): readonly Companion[] {
  return companions.filter((each) => each.type !== "companion" || each.state !== "missing");
}

/** A session to check on its own: its files in order of part. */
export interface SessionJob {
  readonly paths: readonly string[];
  /** The dialect of its folder. */
  readonly dialect: Dialect;
  /** The total size of the files, for the progress bar. */
  readonly byteLength: number;
  /** The folder whose companion files belong to the session; set for the last session of a folder. */
  readonly companionsIn: string | undefined;
  /** Names, sizes and times of the files: equal for a session that has not changed. */
  readonly stamp: string;
  /** When one of the files was written last, in milliseconds since 1970. */
  readonly modifiedMs: number;
}

/** How sessions are checked on every thread; each job has its own dialect. */
export interface WorkerSettings extends Omit<CheckOptions, "dialect" | "timer"> {
  /** Whether to measure where the time goes. */
  readonly timings?: boolean | undefined;
}

/** A folder to check: its sessions in order, and the dialect to check them against. */
export interface FolderToCheck extends ChosenDialect {
  readonly source: SourceFolder;
  readonly jobs: readonly SessionJob[];
}

/** Divides the journals of a folder into sessions; its companion files belong to the last one. */
export function folderToCheck(source: SourceFolder, { dialect, reason }: ChosenDialect): FolderToCheck {
  const { folder, journals, hasCompanions } = source;
  const found = [...Map.groupBy(journals, ({ file }) => sessionOf(file)).values()];
  // Companion files without a journal are checked on their own.
  const sessions = found.length === 0 ? [[]] : found;
  const jobs = sessions.map((files, at) => ({
    paths: files.map(({ file }) => joinPath(folder, file)),
    dialect,
    byteLength: files.reduce((sum, { byteLength }) => sum + byteLength, 0),
    companionsIn: hasCompanions && at === sessions.length - 1 ? folder : undefined,
    stamp: JSON.stringify(files.map(({ file, byteLength, modifiedMs }) => [file, byteLength, modifiedMs])),
    modifiedMs: Math.max(0, ...files.map(({ modifiedMs }) => modifiedMs)),
  }));
  return { source, jobs, dialect, reason };
}
