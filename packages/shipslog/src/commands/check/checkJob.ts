import { basename, join } from "node:path";
import { checkSession, type Checkable, type SessionResult, type UnreadableFile } from "@shipslog/check";
import { announcedFile, companionFiles, type CompanionEntry, type EventEntry } from "@shipslog/contract";
import { describeCause, JournalError, readCompanion, readJournalFileBatches, type Clock } from "@shipslog/journal";
import { listFolder } from "../../journalSources/listFolder.ts";
import type { SessionJob, WorkerSettings } from "./SessionJob.ts";

/** Checks one session: its files, then the current companion files beside it. After the signal the result is incomplete. */
export async function checkJob(
  job: SessionJob,
  options: WorkerSettings,
  clock: Clock,
  signal?: AbortSignal,
): Promise<SessionResult> {
  return await checkSession(entriesOf(job, clock, signal), { ...options, dialect: job.dialect });
}

type Batches = AsyncGenerator<readonly Checkable[], void, undefined>;

async function* entriesOf(job: SessionJob, clock: Clock, signal: AbortSignal | undefined): Batches {
  const { paths, companionsIn } = job;
  /** The timestamp of the last line that announced each companion file. */
  const announced: Record<string, string> = {};
  for (const path of paths) {
    for await (const entries of readOrReport(path, signal)) {
      for (const entry of entries) if (entry.type === "event") noteAnnouncement(entry, announced);
      yield entries;
    }
  }
  if (companionsIn === undefined) return;
  const companions = await readCompanions(companionsIn, announced, clock);
  yield paths.length === 0 ? await onlyPresent(companions, companionsIn) : inSession(companions, job);
}

/** A journal that cannot be read is reported as such, and the others are still checked. */
async function* readOrReport(path: string, signal: AbortSignal | undefined): Batches {
  try {
    yield* readJournalFileBatches(path, { signal });
  } catch (error) {
    if (!(error instanceof JournalError)) throw error;
    yield [unreadable(path, error)];
  }
}

function unreadable(path: string, { message, cause }: JournalError): UnreadableFile {
  const reason = describeCause(cause) || message;
  return { type: "unreadable", position: { file: basename(path), offset: 0, line: 1, generation: 0 }, reason };
}

function noteAnnouncement({ kind, event }: EventEntry, announced: Record<string, string>): void {
  const file = announcedFile(kind);
  const timestamp = event["timestamp"];
  if (file !== undefined && typeof timestamp === "string") announced[file] = timestamp;
}

type Companion = CompanionEntry | UnreadableFile;

async function readCompanions(
  folder: string,
  announced: Readonly<Record<string, string>>,
  clock: Clock,
): Promise<readonly Companion[]> {
  const read = companionFiles.map(async (file) => {
    const announcedAt = announced[file];
    try {
      return await readCompanion(folder, file, { clock, ...(announcedAt !== undefined && { announcedAt }) });
    } catch (error) {
      if (!(error instanceof JournalError)) throw error;
      return unreadable(join(folder, file), error);
    }
  });
  return await Promise.all(read);
}

/** In live a folder without any companion file is a copy of the journals; otherwise a missing one is reported. */
function inSession(companions: readonly Companion[], { dialect }: SessionJob): readonly Companion[] {
  const isCopy = companions.every((each) => each.type === "companion" && each.state === "missing");
  return dialect === "live" && isCopy ? [] : companions;
}

/** Without a journal no line tells which files have to be there: an absent file is left out, an empty one is half a file. */
async function onlyPresent(companions: readonly Companion[], folder: string): Promise<readonly Companion[]> {
  const names = await listFolder(folder);
  return companions.flatMap((each): readonly Companion[] => {
    if (each.type !== "companion" || each.state !== "missing") return [each];
    return names.includes(each.file) ? [{ ...each, state: "torn" }] : [];
  });
}
