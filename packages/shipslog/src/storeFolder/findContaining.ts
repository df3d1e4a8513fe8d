import { readFile } from "node:fs/promises";
import type { LakeSink, MemorySink, StoredLine, StoredWatermark } from "@shipslog/archive";
import { lineEnd } from "./checkLastLine.ts";

/** A file that is shorter than some stored journals. */
export interface ShorterFile {
  readonly path: string;
  readonly marks: readonly StoredWatermark[];
}

/** How many files are compared at once: each is held in memory. */
const filesAtOnce = 32;
/** Of a line this long, only the beginning may be stored. */
const longLineBytes = 2 ** 20;

/** Finds for each file a stored journal that begins with its whole content, by comparing every line. */
export async function findContaining(
  sink: Pick<LakeSink | MemorySink, "storedLines">,
  files: readonly ShorterFile[],
): Promise<ReadonlyMap<string, StoredWatermark>> {
  const found = new Map<string, StoredWatermark>();
  for (let at = 0; at < files.length; at += filesAtOnce) {
    const comparisons = await Promise.all(files.slice(at, at + filesAtOnce).map(prepare)).then((each) => each.flat());
    const byJournal = Map.groupBy(comparisons, ({ mark }) => keyOf(mark));
    const marks = comparisons.map(({ mark }) => mark);
    for await (const lines of sink.storedLines(marks)) {
      for (const line of lines) for (const each of byJournal.get(keyOf(line)) ?? []) compare(each, line);
    }
    for (const { path, mark, isSame, lines } of comparisons) if (isSame && lines > 0) found.set(path, mark);
  }
  return found;
}

/** A file beside one journal that may contain it. */
interface Comparison {
  readonly path: string;
  readonly content: Buffer;
  readonly mark: StoredWatermark;
  isSame: boolean;
  lines: number;
}

async function prepare({ path, marks }: ShorterFile): Promise<readonly Comparison[]> {
  // Whoever reads it next reports that it cannot be read.
  const content = await readFile(path).catch(() => undefined);
  if (content === undefined) return [];
  return marks.map((mark) => ({ path, content, mark, isSame: true, lines: 0 }));
}

function keyOf({ commander, file, generation }: Pick<StoredLine, "commander" | "file" | "generation">): string {
  return JSON.stringify([commander, file, generation]);
}

function compare(comparison: Comparison, line: StoredLine): void {
  comparison.lines++;
  comparison.isSame &&= isThere(comparison.content, line);
}

/** Whether a file has a stored line at its offset, or ends before or within it. */
function isThere(content: Buffer, { offset, byteLength, raw }: StoredLine): boolean {
  if (offset >= content.length) return true;
  const text = content.toString("utf8", offset, Math.min(offset + byteLength, content.length));
  if (offset + byteLength > content.length) {
    // The end may be half a character.
    return `${raw}\r\n`.startsWith(text.replace(/\uFFFD+$/, ""));
  }
  const line = text.replace(lineEnd, "");
  return line === raw || (byteLength > longLineBytes && line.startsWith(raw));
}
