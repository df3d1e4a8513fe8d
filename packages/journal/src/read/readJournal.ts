import { join } from "node:path";
import type { Entry, TextEntry } from "@shipslog/contract";
import type { Disk } from "../machine/Disk.ts";
import { JournalError } from "../JournalError.ts";
import { LineReader } from "../lines/LineReader.ts";
import { listJournals, type JournalList } from "../folders/listJournals.ts";
import { nodeDisk } from "../machine/nodeDisk.ts";
import type { Notice } from "../Notice.ts";
import { EntryStream } from "./EntryStream.ts";
import { readFrom, type ReadFileOptions } from "./readJournalFile.ts";
import { cursorFrom, type ReadStart } from "./ReadStart.ts";

/** How a folder is read. */
export interface ReadOptions extends ReadFileOptions {
  /** Where to begin; with the first line of the first file when undefined. */
  readonly from?: ReadStart | undefined;
  readonly onNotice?: ((notice: Notice) => void) | undefined;
}

/**
 * Reads the journals of a folder as they are now: files in order of name, lines in order of offset. What is not an event is
 * an entry that says so, and nothing in a file ends the stream. A last line without a line end is delivered as it stands.
 */
export function readJournal(folder: string, options: ReadOptions = {}): EntryStream {
  return new EntryStream((signal) => readJournalBatches(folder, { ...options, signal }), options.signal);
}

/** Reads as `readJournal` does, and gives the entries in batches: less to wait for where they are many. */
export async function* readJournalBatches(
  folder: string,
  options: ReadOptions = {},
): AsyncGenerator<readonly Entry[], void, undefined> {
  yield* readWith(LineReader.of(options), folder, options);
}

/**
 * Reads as `readJournalBatches` does, and gives events of other kinds than those asked for as text: several times faster
 * than parsing all.
 */
export async function* readJournalTextBatches(
  folder: string,
  options: ReadOptions & { readonly kinds: Iterable<string> },
): AsyncGenerator<readonly (Entry | TextEntry)[], void, undefined> {
  yield* readWith(LineReader.ofAll(options), folder, options);
}

async function* readWith<Line extends Entry | TextEntry>(
  reader: LineReader<Line>,
  folder: string,
  options: ReadOptions,
): AsyncGenerator<readonly (Line | Entry)[], void, undefined> {
  const { from, signal, onNotice, disk = nodeDisk } = options;
  const { journals, unknownLogs } = await listOrThrow(folder, disk);
  for (const file of unknownLogs) onNotice?.({ code: "unknown-log", file });
  for (const name of journals) {
    const cursor = cursorFrom(name, from);
    if (cursor === undefined) continue;
    yield* readFrom(join(folder, name.file), cursor, reader, options);
    if (signal?.aborted === true) return;
  }
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
