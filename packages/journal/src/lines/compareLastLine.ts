import { hash } from "node:crypto";
import { fingerprintCharacters, fingerprintOf } from "@shipslog/contract/text";
import type { OpenFile } from "../machine/Disk.ts";
import { carriageReturn, contentEnd, newline } from "./lineEnd.ts";
import type { LastLine } from "./ReadPosition.ts";

/** Enough bytes for the fingerprint of a line: no character takes more than four. */
export const countedBytes = 4 * fingerprintCharacters;

/** Takes as much text of a line as its fingerprint needs; the bytes may hold the beginning of the line only. */
export function lineStart(bytes: Buffer): string {
  const end = Math.min(contentEnd(bytes, 0, bytes.length), countedBytes);
  return bytes.toString("utf8", 0, end).slice(0, fingerprintCharacters);
}

/** Reads as many bytes of a line as its fingerprint needs. */
export async function readLineStart(file: OpenFile, offset: number, byteLength: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(Math.min(byteLength, countedBytes));
  return bytes.subarray(0, await file.read(bytes, 0, offset));
}

/** What a second look at the last line found: it is there with its line end, or has none as before, or was changed. */
export type LastLineState = "closed" | "open" | "changed";

/** Looks whether the file still holds the line that was read last. */
export async function compareLastLine(file: OpenFile, last: LastLine): Promise<LastLineState> {
  const bytes = await readLineStart(file, last.offset, last.byteLength);
  const ending = Buffer.allocUnsafe(1);
  const length = await file.read(ending, 0, last.offset + last.byteLength - 1);
  if (length === 0 || fingerprintOf(lineStart(bytes), hash) !== last.fingerprint) return "changed";
  if (ending[0] === newline) return "closed";
  // Behind a carriage return a line is half closed, whatever its entry could show.
  return last.isClosed && ending[0] !== carriageReturn ? "changed" : "open";
}
