import type { LastLine, ReadPosition } from "../lines/ReadPosition.ts";
import { Bookmark, bookmarkFormat, bookmarkVersion } from "./Bookmark.ts";

/** A loaded bookmark and its state. Unless the state is `loaded`, the bookmark is empty and everything is read again. */
export interface LoadedBookmark {
  /** `corrupt`: not a complete bookmark. `foreign`: saved by an unknown version. */
  readonly state: "loaded" | "missing" | "corrupt" | "foreign";
  readonly bookmark: Bookmark;
}

type Unknown = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isLastLine(value: unknown): value is LastLine {
  if (!isRecord(value)) return false;
  const { offset, byteLength, fingerprint, isClosed } = value;
  return isCount(offset) && isCount(byteLength) && typeof fingerprint === "string" && typeof isClosed === "boolean";
}

function parsePosition(value: unknown): ReadPosition | undefined {
  if (!isRecord(value)) return undefined;
  const { generation, offset, line, last } = value;
  if (!isCount(generation) || !isCount(offset) || !isCount(line) || line === 0) return undefined;
  // JSON has no undefined: a position without a last line is saved without the key.
  return last === undefined || isLastLine(last) ? { generation, offset, line, last } : undefined;
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Parses the text of a saved bookmark; it never throws. */
export function parseBookmark(text: string): LoadedBookmark {
  const saved = parseText(text);
  if (!isRecord(saved) || saved["format"] !== bookmarkFormat) return { state: "corrupt", bookmark: new Bookmark() };
  if (saved["version"] !== bookmarkVersion) return { state: "foreign", bookmark: new Bookmark() };
  const files = isRecord(saved["files"]) ? Object.entries(saved["files"]) : undefined;
  const parsed = files?.map(([file, value]) => ({ file, position: parsePosition(value) }));
  const positions = parsed?.flatMap(({ file, position }) =>
    position === undefined ? [] : [[file, position] as const],
  );
  const isWhole = positions !== undefined && positions.length === parsed?.length;
  return isWhole
    ? { state: "loaded", bookmark: new Bookmark(positions) }
    : { state: "corrupt", bookmark: new Bookmark() };
}
