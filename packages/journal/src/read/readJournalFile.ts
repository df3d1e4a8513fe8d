import type { Sleep, Entry, TextEntry } from "@shipslog/contract";
import { required, requireOption, requireOptions, textOption } from "@shipslog/contract/internal";
import { type Disk, type OpenFile, NotAFileError } from "../machine/Disk.ts";
import { JournalError } from "../JournalError.ts";
import { LineReader } from "../lines/LineReader.ts";
import { cursorAt, type Cursor } from "../lines/ReadPosition.ts";
import { resyncCursor } from "../lines/resyncCursor.ts";
import { nodeDisk } from "../machine/nodeDisk.ts";
import { nodeSleep } from "../machine/nodeSleep.ts";
import { nameOfPath } from "../machine/paths.ts";
import { retryBusy } from "../machine/retryBusy.ts";
import type { ReadFileOptions } from "./ReadOptions.ts";
import { readFileShapes } from "./readShapes.ts";

type Batches<Line = Entry> = AsyncGenerator<readonly Line[], void, undefined>;

/**
 * Reads one journal of any name as `readJournalBatches` does. Throws a JournalError with the code `missing`, `not-a-file` (a
 * folder, FIFO or device, which is never opened) or `unreadable`.
 */
export function readJournalFileBatches(path: string, options: ReadFileOptions = {}): Batches {
  requireOption("path", path, required(textOption));
  requireOptions(options, readFileShapes);
  return readWhole(path, LineReader.of(options), options);
}

/** Reads as `readJournalFileBatches` does, and yields the lines of events as text: whoever needs the event parses it. */
export function readJournalFileTextBatches(path: string, options: ReadFileOptions = {}): Batches<Entry | TextEntry> {
  requireOption("path", path, required(textOption));
  requireOptions(options, readFileShapes);
  return readWhole(path, LineReader.ofAll({ ...options, kinds: [] }), options);
}

async function* readWhole<Line extends Entry | TextEntry>(
  path: string,
  reader: LineReader<Line>,
  options: ReadFileOptions,
): Batches<Line | Entry> {
  const isThere = yield* readFrom(path, cursorAt(nameOfPath(path)), reader, options);
  if (!isThere) throw new JournalError("missing", path);
}

/** Reads a file from a cursor on; returns whether the file exists. */
export async function* readFrom<Line extends Entry | TextEntry>(
  path: string,
  cursor: Cursor,
  reader: LineReader<Line>,
  { signal, disk = nodeDisk, sleep = nodeSleep }: ReadFileOptions,
): AsyncGenerator<readonly (Line | Entry)[], boolean, undefined> {
  const file = await openOrThrow(path, disk, sleep);
  if (file === undefined) return false;
  try {
    for await (const entries of readLines(reader, file, cursor)) {
      if (signal?.aborted === true) return true;
      yield entries;
    }
  } catch (error) {
    throw error instanceof JournalError ? error : readingError(path, error);
  } finally {
    await file.close();
  }
  return true;
}

async function* readLines<Line extends Entry | TextEntry>(
  reader: LineReader<Line>,
  file: OpenFile,
  cursor: Cursor,
): AsyncGenerator<readonly (Line | Entry)[], void, undefined> {
  const truncated = await resyncCursor(file, cursor);
  if (truncated !== undefined) yield [truncated];
  for (;;) {
    const batches = await reader.readLines(file, cursor);
    if (batches === undefined) break;
    yield* batches;
  }
  const rest = await reader.readRest(file, cursor);
  if (rest !== undefined) yield [rest];
}

async function openOrThrow(path: string, disk: Disk, sleep: Sleep): Promise<OpenFile | undefined> {
  let file: OpenFile | undefined;
  try {
    await retryBusy(async () => {
      file = await disk.open(path);
    }, sleep);
  } catch (error) {
    throw readingError(path, error);
  }
  return file;
}

function readingError(path: string, cause: unknown): JournalError {
  return new JournalError(cause instanceof NotAFileError ? "not-a-file" : "unreadable", path, cause);
}
