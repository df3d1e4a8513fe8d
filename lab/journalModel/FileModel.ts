import { isUtf8 } from "node:buffer";
import { parseLine } from "@shipslog/contract/text";

/** What a reader must have of a file, so that a crash can put it back: the bytes it was given and where they end. */
export interface Known {
  readonly bytes: Buffer;
  /** Number of the next line. */
  readonly line: number;
  readonly generation: number;
  /** Whether the last line given had no line end. */
  readonly isOpen: boolean;
}

/** An entry that must be delivered, and what is known behind it. */
export interface Expected {
  readonly type: "event" | "bad" | "oversize" | "truncated";
  readonly file: string;
  readonly offset: number;
  readonly line: number;
  readonly generation: number;
  readonly text: string;
  readonly behind: Known;
}

/** What a look must find, and what is known after it. */
export interface Look {
  readonly found: readonly Expected[];
  readonly known: Known;
}

/** Nothing of a file is known. */
export const unknown: Known = { bytes: Buffer.alloc(0), line: 1, generation: 0, isOpen: false };

/** The longest line of the model; a longer one is delivered by its beginning. */
export const longestLineBytes = 4096;
const excerptCharacters = 1000;

function judge(bytes: Buffer): { type: Expected["type"]; text: string } {
  const text = bytes.toString("utf8").replace(/\r?\n$/, "");
  if (bytes.length - 1 > longestLineBytes) return { type: "oversize", text: text.slice(0, excerptCharacters) };
  const isEvent = parseLine(text).ok && isUtf8(bytes);
  // A carriage return may be half a line end: for the model it is none of the text.
  return { type: isEvent ? "event" : "bad", text: text.replace(/\r$/, "") };
}

/**
 * Says what a follower that looks long enough must deliver of a file: the lines behind what is known; all of them once more
 * if the file no longer begins with what is known; and a whole event without a line end.
 */
export function lookAt(file: string, bytes: Buffer | undefined, before: Known): Look {
  if (bytes === undefined) return { found: [], known: before };
  const found: Expected[] = [];
  let known = before;
  const give = (judged: ReturnType<typeof judge>, offset: number, behind: Known): void => {
    known = behind;
    const line = judged.type === "truncated" ? 0 : behind.line - 1;
    found.push({ ...judged, file, offset, line, generation: behind.generation, behind });
  };

  if (!bytes.subarray(0, known.bytes.length).equals(known.bytes)) {
    give({ type: "truncated", text: "" }, 0, { ...unknown, generation: known.generation + 1 });
  }
  for (;;) {
    // An open line is looked at from its beginning, for it may have grown.
    const { isOpen } = known;
    const start = isOpen ? known.bytes.lastIndexOf(10) + 1 : known.bytes.length;
    const line = isOpen ? known.line : known.line + 1;
    const given = known.bytes.toString("utf8", start).replace(/\r$/, "");
    const newline = bytes.indexOf(10, start);
    const end = newline === -1 ? bytes.length : newline + 1;
    const judged = judge(bytes.subarray(start, end));
    if (newline === -1 && judged.type !== "event") return { found, known };
    const behind = { bytes: bytes.subarray(0, end), line, generation: known.generation, isOpen: newline === -1 };
    if (isOpen && judged.text === given) known = behind;
    else give(judged, start, behind);
    if (newline === -1) return { found, known };
  }
}
