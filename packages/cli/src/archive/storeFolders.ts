import { join } from "node:path";
import type { LakeSink, MemorySink } from "@shipslog/archive";
import type { Delivery } from "@shipslog/contract";
import { listJournals, nodeDisk } from "@shipslog/journal";
import { deliver, type DeliverOptions } from "./deliver.ts";

/** How folders are stored. */
export interface StoreOptions extends DeliverOptions {
  /** How much text one commit holds; 64 MiB unless given: large enough for large files, small enough to be held twice. */
  readonly batchCharacters?: number | undefined;
}

/** What storing folders came to. */
export interface Stored {
  readonly lines: number;
  readonly journals: number;
}

/** Called with how much of all bytes there are has been read, and with the journal being read. */
export type OnProgress = (fraction: number, file: string) => void;

/** Stores what is new in the journals of folders; while one batch is written the next is read. */
export async function storeFolders(
  sink: LakeSink | MemorySink,
  folders: readonly string[],
  options: StoreOptions,
  onProgress?: OnProgress,
): Promise<Stored> {
  const { batchCharacters = 64 * 2 ** 20 } = options;
  const sizes = await sizesOf(folders);
  const totalBytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const journals = new Set<string>();
  let [lines, passedBytes, batchSize] = [0, 0, 0];
  let batch: Delivery[] = [];
  let writing: Promise<void> = Promise.resolve();
  const write = async () => {
    await writing;
    writing = sink.write(batch);
    // It is awaited before the next; until then it must not count as unhandled.
    writing.catch(() => undefined);
    [batch, batchSize] = [[], 0];
  };
  for (const folder of folders) {
    const marks = [...sink.watermarks()];
    let lastFile = "";
    for await (const deliveries of deliver(folder, marks, options)) {
      batch.push(...deliveries);
      lines += deliveries.length;
      for (const { raw, position } of deliveries) {
        batchSize += raw.length;
        if (position.file === lastFile) continue;
        passedBytes += sizes.get(join(folder, lastFile)) ?? 0;
        lastFile = position.file;
        journals.add(join(folder, lastFile));
        onProgress?.(passedBytes / totalBytes, lastFile);
      }
      if (batchSize > batchCharacters) await write();
    }
    // The next folder may hold a copy of the same journal: it must see these watermarks.
    await write();
    await writing;
  }
  return { lines, journals: journals.size };
}

async function sizesOf(folders: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const folder of folders) {
    for (const { file } of (await listJournals(folder, nodeDisk))?.journals ?? []) {
      const path = join(folder, file);
      sizes.set(path, (await nodeDisk.stat(path))?.size ?? 0);
    }
  }
  return sizes;
}
