import { basename, join } from "node:path";
import type { LakeSink, MemorySink } from "@shipslog/archive";
import type { Delivery } from "@shipslog/contract";
import type { SourceFolder } from "../../journalSources/SourceFolder.ts";
import { deliverSource, type DeliverOptions } from "./deliverSource.ts";

const pieceLines = 8192;

/** How the journals of sources are stored. */
export interface StoreOptions extends DeliverOptions {
  /** The text of one commit, which is held in memory and makes its own files. Default: 256 MiB. */
  readonly commitCharacters?: number | undefined;
}

/** The number of lines and journals stored. */
export interface StoreResult {
  readonly lines: number;
  readonly journals: number;
}

/** Called with the fraction of all bytes that has been read, and the current journal. */
export type OnProgress = (fraction: number, file: string) => void;

/** Stores the new lines of the journals of sources. */
export async function storeSources(
  sink: LakeSink | MemorySink,
  sources: readonly SourceFolder[],
  options: StoreOptions,
  onProgress?: OnProgress,
): Promise<StoreResult> {
  const { commitCharacters = 256 * 2 ** 20 } = options;
  const sizes = sizesOf(sources);
  const totalBytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const hasNamesakes = new Set([...sizes.keys()].map((path) => basename(path))).size < sizes.size;
  const journals = new Set<string>();
  let [lines, passedBytes, pendingCharacters] = [0, 0, 0];
  for (const source of sources) {
    const { folder } = source;
    let lastFile = "";
    for await (const deliveries of inPieces(deliverSource(source, [...sink.watermarks()], options))) {
      await sink.add(deliveries);
      lines += deliveries.length;
      for (const { raw, position } of deliveries) {
        pendingCharacters += raw.length;
        if (position.file === lastFile) continue;
        passedBytes += sizes.get(join(folder, lastFile)) ?? 0;
        lastFile = position.file;
        journals.add(join(folder, lastFile));
        onProgress?.(passedBytes / totalBytes, lastFile);
      }
      if (pendingCharacters < commitCharacters) continue;
      await sink.commit();
      pendingCharacters = 0;
    }
    // Another folder with a journal of the same name must see these watermarks: it becomes another generation.
    if (hasNamesakes) await sink.commit();
  }
  await sink.commit();
  return { lines, journals: journals.size };
}

/** Combines batches into pieces: adding a batch has a fixed cost, and long-lived batches make the heap grow. */
async function* inPieces(
  batches: AsyncIterable<readonly Delivery[]>,
): AsyncGenerator<readonly Delivery[], void, undefined> {
  let piece: Delivery[] = [];
  for await (const batch of batches) {
    piece.push(...batch);
    if (piece.length < pieceLines) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

function sizesOf(sources: readonly SourceFolder[]): ReadonlyMap<string, number> {
  const files = sources.flatMap(({ folder, journals }) => journals.map((journal) => ({ folder, ...journal })));
  return new Map(files.map(({ folder, file, byteLength }) => [join(folder, file), byteLength]));
}
