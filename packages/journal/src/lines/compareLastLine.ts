import { allocate, decodeText } from "../machine/bytes.ts";
import { hash } from "../machine/hash.ts";
import { fingerprintCharacters, fingerprintOf } from "@shipslog/contract";
import type { OpenFile } from "../machine/Disk.ts";
import { carriageReturn, contentEnd, newline } from "./lineEnd.ts";
import type { LastLine } from "./ReadPosition.ts";

/** Enough bytes for the fingerprint of a line: no character takes more than four. */
const countedBytes = 4 * fingerprintCharacters;

/** The text that the fingerprint of a line covers; the bytes may be only the start of the line. */
export function lineStart(bytes: Uint8Array): string {
  const end = Math.min(contentEnd(bytes, 0, bytes.length), countedBytes);
  return decodeText(bytes, 0, end).slice(0, fingerprintCharacters);
}

/** Reads the bytes of a line that its fingerprint covers. */
export async function readLineStart(file: OpenFile, offset: number, byteLength: number): Promise<Uint8Array> {
  const bytes = allocate(Math.min(byteLength, countedBytes));
  return bytes.subarray(0, await file.read(bytes, 0, offset));
}

/** Identifies a line by all of its text. */
export function wholeFingerprintOf(text: string): string {
  return hash("sha256", text).slice(0, 16);
}

async function isWholeUnchanged(file: OpenFile, { offset, byteLength, wholeFingerprint }: LastLine): Promise<boolean> {
  if (wholeFingerprint === undefined) return true;
  const bytes = allocate(byteLength);
  const end = contentEnd(bytes, 0, await file.read(bytes, 0, offset));
  return wholeFingerprintOf(decodeText(bytes, 0, end)) === wholeFingerprint;
}

/** Whether the last line is unchanged and ends with a line end, is unchanged but still without one, or differs. */
export type LastLineState = "closed" | "open" | "changed";

/** Compares the line that was read last with what the file contains now. */
export async function compareLastLine(file: OpenFile, last: LastLine): Promise<LastLineState> {
  const bytes = await readLineStart(file, last.offset, last.byteLength);
  const ending = allocate(1);
  const length = await file.read(ending, 0, last.offset + last.byteLength - 1);
  if (length === 0 || fingerprintOf(lineStart(bytes), hash) !== last.fingerprint) return "changed";
  if (!(await isWholeUnchanged(file, last))) return "changed";
  if (ending[0] === newline) return "closed";
  // A carriage return is half a line end, and no entry shows whether the line had it.
  return last.isClosed && ending[0] !== carriageReturn ? "changed" : "open";
}
