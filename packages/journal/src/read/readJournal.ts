import { join } from "node:path";
import type { Entry } from "@shipslog/contract";
import type { Sleep } from "../Clock.ts";
import type { Disk, OpenFile } from "../Disk.ts";
import { JournalError } from "../JournalError.ts";
import { LineReader, type LineOptions } from "../lines/LineReader.ts";
import type { Cursor } from "../lines/Mark.ts";
import { rejoin } from "../lines/rejoin.ts";
import { listJournals, type JournalList } from "../names/listJournals.ts";
import { nodeDisk } from "../nodeDisk.ts";
import { nodeSleep } from "../nodeSleep.ts";
import type { Notice } from "../Notice.ts";
import { retryBusy } from "../write/retryBusy.ts";
import { EntryStream } from "./EntryStream.ts";
import { startIn, type Start } from "./start.ts";

/** How a folder is read. */
export interface ReadOptions extends LineOptions {
  /** Where to begin; with the first line of the first file when undefined. */
  readonly from?: Start | undefined;
  /** Ends the reading, without an error. */
  readonly signal?: AbortSignal | undefined;
  readonly onNotice?: ((notice: Notice) => void) | undefined;
  readonly disk?: Disk | undefined;
  readonly sleep?: Sleep | undefined;
}

/**
 * Reads the journals of a folder as they are now: files in order of name, lines in order of offset. What is not an event is
 * an entry that says so, and nothing in a file ends the stream. A last line without a line end is delivered as it stands.
 */
export function readJournal(folder: string, options: ReadOptions = {}): EntryStream {
  return new EntryStream((signal) => readJournalBatches(folder, { ...options, signal }), options.signal);
}

/** Reads as `readJournal` does, and gives the entries of each chunk at once: less to wait for where entries are many. */
export async function* readJournalBatches(
  folder: string,
  options: ReadOptions = {},
): AsyncGenerator<readonly Entry[], void, undefined> {
  const { from, signal, onNotice, disk = nodeDisk, sleep = nodeSleep } = options;
  const { journals, unknownLogs } = await listOrThrow(folder, disk);
  for (const file of unknownLogs) onNotice?.({ code: "unknown-log", file });
  const reader = new LineReader(options);
  for (const name of journals) {
    const cursor = startIn(name, from);
    if (cursor === undefined) continue;
    const path = join(folder, name.file);
    const file = await openOrThrow(path, disk, sleep);
    if (file === undefined) continue;
    try {
      for await (const entries of readFile(reader, file, cursor)) {
        if (signal?.aborted === true) return;
        yield entries;
      }
    } catch (error) {
      throw error instanceof JournalError ? error : new JournalError("unreadable", path, error);
    } finally {
      await file.close();
    }
  }
}

async function* readFile(
  reader: LineReader,
  file: OpenFile,
  cursor: Cursor,
): AsyncGenerator<readonly Entry[], void, undefined> {
  const truncated = await rejoin(file, cursor);
  if (truncated !== undefined) yield [truncated];
  for (;;) {
    const entries = await reader.readLines(file, cursor);
    if (entries === undefined) break;
    yield entries;
  }
  const rest = await reader.readRest(file, cursor);
  if (rest !== undefined) yield [rest];
}

async function listOrThrow(folder: string, disk: Disk): Promise<JournalList> {
  let list: JournalList | undefined;
  try {
    list = await listJournals(folder, disk);
  } catch (error) {
    throw new JournalError("unreadable", folder, error);
  }
  if (list === undefined) throw new JournalError("no-folder", folder);
  return list;
}

async function openOrThrow(path: string, disk: Disk, sleep: Sleep): Promise<OpenFile | undefined> {
  let file: OpenFile | undefined;
  try {
    await retryBusy(async () => {
      file = await disk.open(path);
    }, sleep);
  } catch (error) {
    throw new JournalError("unreadable", path, error);
  }
  return file;
}
