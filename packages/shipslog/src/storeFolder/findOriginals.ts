import { readFile } from "node:fs/promises";
import type { LakeSink, MemorySink, StoredLine, StoredWatermark } from "@shipslog/archive";
import { lineEnd } from "./checkLastLine.ts";

/** A file that has the first line of some stored journals, and is none of them as far as its last line tells. */
export interface UnclearFile {
  readonly path: string;
  readonly marks: readonly StoredWatermark[];
}

/** The stored journal that a file is a copy of. */
export interface Original {
  readonly mark: StoredWatermark;
  /** Whether the journal begins with the bytes of the file; otherwise the lines are the same and their ends are not. */
  readonly hasSameBytes: boolean;
  /** Whether the file has more than the journal. */
  readonly hasMore: boolean;
}

/** How many files are compared at once: each is held in memory. */
const filesAtOnce = 32;
/** Of a line this long, only the beginning may be stored. */
const longLineBytes = 2 ** 20;

/**
 * Finds for each file, by comparing every line, a stored journal that begins with its whole content, or one with the same lines and
 * other line ends, up to the end of the shorter of the two.
 */
export async function findOriginals(
  sink: Pick<LakeSink | MemorySink, "storedLines">,
  files: readonly UnclearFile[],
): Promise<ReadonlyMap<string, Original>> {
  const found = new Map<string, Original>();
  for (let at = 0; at < files.length; at += filesAtOnce) {
    const comparisons = await Promise.all(files.slice(at, at + filesAtOnce).map(prepare)).then((each) => each.flat());
    const byJournal = Map.groupBy(comparisons, ({ mark }) => keyOf(mark));
    const marks = comparisons.map(({ mark }) => mark);
    for await (const lines of sink.storedLines(marks)) {
      for (const line of lines) for (const each of byJournal.get(keyOf(line)) ?? []) compare(each, line);
    }
    for (const comparison of comparisons) {
      const original = originalIn(comparison);
      if (original === undefined || found.get(comparison.path)?.hasSameBytes === true) continue;
      found.set(comparison.path, original);
    }
  }
  return found;
}

/** A file beside one journal that it may be a copy of. */
interface Comparison {
  readonly path: string;
  readonly content: Buffer;
  /** The lines of the file without their ends. The last one may be only the beginning of a line. */
  readonly lines: readonly string[];
  readonly mark: StoredWatermark;
  hasSameBytes: boolean;
  hasSameLines: boolean;
  hasMore: boolean;
  storedLines: number;
}

async function prepare({ path, marks }: UnclearFile): Promise<readonly Comparison[]> {
  // Whoever reads it next reports that it cannot be read.
  const content = await readFile(path).catch(() => undefined);
  if (content === undefined) return [];
  const lines = content.toString("utf8").split("\n");
  if (lines.at(-1) === "") lines.pop();
  const whole = lines.map((line) => line.replace(lineEnd, ""));
  return marks.map((mark) => ({
    path,
    content,
    lines: whole,
    mark,
    hasSameBytes: content.length < mark.offset,
    hasSameLines: true,
    hasMore: whole.length > mark.line,
    storedLines: 0,
  }));
}

function originalIn({ mark, hasSameBytes, hasSameLines, hasMore, storedLines }: Comparison): Original | undefined {
  if (storedLines === 0 || !(hasSameBytes || hasSameLines)) return undefined;
  return { mark, hasSameBytes, hasMore: hasMore && !hasSameBytes };
}

function keyOf({ commander, file, generation }: Pick<StoredLine, "commander" | "file" | "generation">): string {
  return JSON.stringify([commander, file, generation]);
}

function compare(comparison: Comparison, line: StoredLine): void {
  comparison.storedLines++;
  comparison.hasSameBytes &&= isThere(comparison.content, line);
  comparison.hasSameLines &&= isSameLine(comparison, line);
}

/** Whether a file has a stored line at its offset, or ends before or within it. */
function isThere(content: Buffer, { offset, byteLength, raw }: StoredLine): boolean {
  if (offset >= content.length) return true;
  const text = content.toString("utf8", offset, Math.min(offset + byteLength, content.length));
  if (offset + byteLength > content.length) {
    // The end may be half a character.
    return `${raw}\r\n`.startsWith(text.replace(/\uFFFD+$/, ""));
  }
  return isText(text.replace(lineEnd, ""), { byteLength, raw });
}

/** Whether a file has a stored line at its number, or ends before or within it, or has the rest of a line that was stored in part. */
function isSameLine(comparison: Comparison, { line, byteLength, raw }: StoredLine): boolean {
  const { lines } = comparison;
  const text = lines[line - 1];
  if (text === undefined || isText(text, { byteLength, raw })) return true;
  // The end may be half a character.
  if (line === lines.length && raw.startsWith(text.replace(/\uFFFD+$/, ""))) return true;
  const isOpen = line === comparison.mark.line && byteLength === Buffer.byteLength(raw);
  if (!isOpen || !text.startsWith(raw)) return false;
  comparison.hasMore = true;
  return true;
}

function isText(text: string, { byteLength, raw }: Pick<StoredLine, "byteLength" | "raw">): boolean {
  return text === raw || (byteLength > longLineBytes && text.startsWith(raw));
}
