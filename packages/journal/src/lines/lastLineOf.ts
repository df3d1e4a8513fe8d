import type { Entry } from "@shipslog/contract";
import { fingerprint } from "./fingerprint.ts";
import type { LastLine } from "./Mark.ts";

/** Remembers the line of an entry; undefined for a truncation, behind which nothing has been read. */
export function lastLineOf(entry: Entry): LastLine | undefined {
  if (entry.type === "truncated") return undefined;
  const { position, byteLength } = entry;
  const text = entry.type === "oversize" ? entry.excerpt : entry.raw;
  // Bytes that are not UTF-8 decode to more of them, and of an oversize line only the beginning is held: then it is not sure.
  const isClosed = entry.type !== "oversize" && byteLength > Buffer.byteLength(entry.raw);
  return { offset: position.offset, byteLength, fingerprint: fingerprint(text), isClosed };
}
