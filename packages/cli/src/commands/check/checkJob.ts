import { basename, join } from "node:path";
import { checkSession, type Checkable, type SessionResult, type UnreadableFile } from "@shipslog/check";
import { announcedFile, companionFiles, type EventEntry } from "@shipslog/contract";
import { describeCause, JournalError, readCompanion, readJournalFileBatches, type Clock } from "@shipslog/journal";
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

async function* entriesOf({ paths, companionsIn }: SessionJob, clock: Clock, signal: AbortSignal | undefined): Batches {
  /** The timestamp of the last line that announced each companion file. */
  const announced: Record<string, string> = {};
  for (const path of paths) {
    for await (const entries of readOrReport(path, signal)) {
      for (const entry of entries) if (entry.type === "event") noteAnnouncement(entry, announced);
      yield entries;
    }
  }
  if (companionsIn !== undefined) yield await companionsOf(companionsIn, announced, clock);
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

/** Reads the companion files. A folder without any was recorded without them; otherwise a missing one is reported. */
async function companionsOf(folder: string, announced: Readonly<Record<string, string>>, clock: Clock) {
  const read = companionFiles.map(async (file) => {
    const announcedAt = announced[file];
    try {
      return await readCompanion(folder, file, { clock, ...(announcedAt !== undefined && { announcedAt }) });
    } catch (error) {
      if (!(error instanceof JournalError)) throw error;
      return unreadable(join(folder, file), error);
    }
  });
  const companions = await Promise.all(read);
  return companions.every((each) => each.type === "companion" && each.state === "missing") ? [] : companions;
}
