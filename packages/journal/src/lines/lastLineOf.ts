import { hash } from "node:crypto";
import type { Entry } from "@shipslog/contract";
import { fingerprintOf } from "@shipslog/contract/text";
import type { LastLine } from "./ReadPosition.ts";

/** Entries whose line had no end, as far as their text may not show it. */
const open = new WeakSet<Entry>();

/** Remembers that the line of an entry had no end when it was delivered. */
export function noteOpen<Noted extends Entry>(entry: Noted): Noted {
  open.add(entry);
  return entry;
}

/** An entry that was copied is not remembered; then its length shows it, unless bytes were replaced or left out. */
function isClosed(entry: Exclude<Entry, { type: "truncated" }>): boolean {
  if (open.has(entry)) return false;
  const isWhole = entry.type !== "oversize" && !entry.raw.includes("\uFFFD");
  return !isWhole || entry.byteLength > Buffer.byteLength(entry.raw);
}

/** Remembers the line of an entry; undefined for a truncation, behind which nothing has been read. */
export function lastLineOf(entry: Entry): LastLine | undefined {
  if (entry.type === "truncated") return undefined;
  const { position, byteLength } = entry;
  const text = entry.type === "oversize" ? entry.excerpt : entry.raw;
  return { offset: position.offset, byteLength, fingerprint: fingerprintOf(text, hash), isClosed: isClosed(entry) };
}
