import type { Entry, TextEntry } from "@shipslog/contract";
import { required, requireOptions } from "@shipslog/contract/internal";
import { requireFolder } from "../folders/requireFolder.ts";
import type { Disk } from "../machine/Disk.ts";
import { JournalError } from "../JournalError.ts";
import { LineReader } from "../lines/LineReader.ts";
import { listJournals, type JournalList } from "../folders/listJournals.ts";
import { nodeDisk } from "../machine/nodeDisk.ts";
import { joinPath } from "../machine/paths.ts";
import { EntryStream } from "./EntryStream.ts";
import { readFrom } from "./readJournalFile.ts";
import { type ReadOptions, cursorFrom } from "./ReadOptions.ts";
import { readShapes } from "./readShapes.ts";

/**
 * Reads the current content of the journals in a folder: files in order of name, lines in order of offset. A line that is
 * not an event is an entry of another type, and no content ends the stream. A last line without a line end is delivered.
 * Throws a TypeError for a wrong option.
 */
export function readJournal(folder: string, options: ReadOptions = {}): EntryStream {
  requireReadOptions(folder, options);
  return new EntryStream((signal) => readJournalBatches(folder, { ...options, signal }), options.signal);
}

/** Reads as `readJournal` does, and yields the entries in batches, which is faster for many entries. */
export function readJournalBatches(
  folder: string,
  options: ReadOptions = {},
): AsyncGenerator<readonly Entry[], void, undefined> {
  requireReadOptions(folder, options);
  return readWith(LineReader.of(options), folder, options);
}

/**
 * Reads as `readJournalBatches` does, and yields events of other kinds as text: several times faster than parsing all.
 */
export function readJournalTextBatches(
  folder: string,
  options: ReadOptions & { readonly kinds: Iterable<string> },
): AsyncGenerator<readonly (Entry | TextEntry)[], void, undefined> {
  requireFolder(folder);
  requireOptions<ReadOptions>(options, { ...readShapes, kinds: required(readShapes.kinds) });
  return readWith(LineReader.ofAll(options), folder, options);
}

/** Throws a TypeError for a folder or options that are not what their types say. */
export function requireReadOptions(folder: string, options: ReadOptions): void {
  requireFolder(folder);
  requireOptions(options, readShapes);
}

async function* readWith<Line extends Entry | TextEntry>(
  reader: LineReader<Line>,
  folder: string,
  options: ReadOptions,
): AsyncGenerator<readonly (Line | Entry)[], void, undefined> {
  const { from, signal, onNotice, disk = nodeDisk } = options;
  const { journals, skipped, unknownLogs } = await listOrThrow(folder, disk);
  for (const file of unknownLogs) onNotice?.({ code: "unknown-log", file });
  for (const each of skipped) onNotice?.({ code: "not-a-file", ...each });
  for (const name of journals) {
    const cursor = cursorFrom(name, from);
    if (cursor === undefined) continue;
    try {
      yield* readFrom(joinPath(folder, name.file), cursor, reader, options);
    } catch (error) {
      if (onNotice === undefined || !(error instanceof JournalError)) throw error;
      onNotice({ code: "unreadable", file: name.file, cause: error });
    }
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
