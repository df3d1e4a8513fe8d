import { isUtf8 } from "node:buffer";
import { parseLine } from "@shipslog/contract/text";

/** What a reader has received of a file; a crash restores an earlier state. */
export interface KnownFile {
  readonly bytes: Buffer;
  /** Number of the next line. */
  readonly line: number;
  readonly generation: number;
  /** Whether the last delivered line had no line end. */
  readonly isOpen: boolean;
}

/** An entry that must be delivered, and what is known after it. */
export interface ExpectedEntry {
  readonly type: "event" | "bad" | "oversize" | "truncated";
  readonly file: string;
  readonly offset: number;
  readonly line: number;
  readonly generation: number;
  readonly text: string;
  readonly after: KnownFile;
}

/** The entries that a look must deliver, and what is known after it. */
export interface ExpectedLook {
  readonly found: readonly ExpectedEntry[];
  readonly known: KnownFile;
}

/** The state before anything of a file was read. */
export const nothingKnown: KnownFile = { bytes: Buffer.alloc(0), line: 1, generation: 0, isOpen: false };

/** The longest line that the model delivers as a whole. */
export const longestLineBytes = 4096;
const excerptCharacters = 1000;

function classify(bytes: Buffer): { type: ExpectedEntry["type"]; text: string } {
  const text = bytes.toString("utf8").replace(/\r?\n$/, "");
  if (bytes.length - 1 > longestLineBytes) return { type: "oversize", text: text.slice(0, excerptCharacters) };
  const isEvent = parseLine(text).ok && isUtf8(bytes);
  // A carriage return may be half a line end, so the model does not count it as text.
  return { type: isEvent ? "event" : "bad", text: text.replace(/\r$/, "") };
}

/**
 * Returns what a follower must deliver of a file after some time: the lines after what is known, all lines again if the
 * file no longer starts with what is known, and a complete event without a line end.
 */
export function expectLook(file: string, bytes: Buffer | undefined, before: KnownFile): ExpectedLook {
  if (bytes === undefined) return { found: [], known: before };
  const found: ExpectedEntry[] = [];
  let known = before;
  const deliver = (classified: ReturnType<typeof classify>, offset: number, after: KnownFile): void => {
    known = after;
    const line = classified.type === "truncated" ? 0 : after.line - 1;
    found.push({ ...classified, file, offset, line, generation: after.generation, after });
  };

  if (!bytes.subarray(0, known.bytes.length).equals(known.bytes)) {
    deliver({ type: "truncated", text: "" }, 0, { ...nothingKnown, generation: known.generation + 1 });
  }
  for (;;) {
    // A line without a line end is read from its start, because it may have grown.
    const { isOpen } = known;
    const start = isOpen ? known.bytes.lastIndexOf(10) + 1 : known.bytes.length;
    const line = isOpen ? known.line : known.line + 1;
    const given = known.bytes.toString("utf8", start).replace(/\r$/, "");
    const newline = bytes.indexOf(10, start);
    const end = newline === -1 ? bytes.length : newline + 1;
    const classified = classify(bytes.subarray(start, end));
    if (newline === -1 && classified.type !== "event") return { found, known };
    const after = { bytes: bytes.subarray(0, end), line, generation: known.generation, isOpen: newline === -1 };
    if (isOpen && classified.text === given) known = after;
    else deliver(classified, start, after);
    if (newline === -1) return { found, known };
  }
}
