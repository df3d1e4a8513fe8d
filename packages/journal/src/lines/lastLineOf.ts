import { hash } from "../machine/hash.ts";
import { type Entry, fingerprintCharacters, fingerprintOf } from "@shipslog/contract";
import { wholeFingerprintOf } from "./compareLastLine.ts";
import type { LastLine } from "./ReadPosition.ts";

/** Describes the line of an entry so that it can be recognised later; undefined for a truncation, which is not a line. */
export function lastLineOf(entry: Entry): LastLine | undefined {
  if (entry.type === "truncated") return undefined;
  const { position, byteLength } = entry;
  const text = entry.type === "oversize" ? entry.excerpt : entry.raw;
  const isClosed = entry.isUnterminated !== true;
  const last = { offset: position.offset, byteLength, fingerprint: fingerprintOf(text, hash), isClosed };
  // The excerpt of an oversize line is not the whole line.
  if (isClosed || entry.type === "oversize" || text.length <= fingerprintCharacters) return last;
  return { ...last, wholeFingerprint: wholeFingerprintOf(text) };
}
