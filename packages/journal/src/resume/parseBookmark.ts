import type { LastLine, ReadPosition } from "../lines/ReadPosition.ts";
import { Bookmark, bookmarkFormat, bookmarkVersion } from "./Bookmark.ts";

/** What a saved bookmark turned out to be; one that cannot be used gives an empty bookmark, which reads everything again. */
export interface LoadedBookmark {
  /** `corrupt`: not a whole bookmark. `foreign`: saved by a version this code does not know. */
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

function parseMark(value: unknown): ReadPosition | undefined {
  if (!isRecord(value)) return undefined;
  const { generation, offset, line, last } = value;
  if (!isCount(generation) || !isCount(offset) || !isCount(line) || line === 0) return undefined;
  // JSON has no undefined: a mark without a last line is saved without the key.
  return last === undefined || isLastLine(last) ? { generation, offset, line, last } : undefined;
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads the text of a saved bookmark; no text makes it throw. */
export function parseBookmark(text: string): LoadedBookmark {
  const saved = parseText(text);
  if (!isRecord(saved) || saved["format"] !== bookmarkFormat) return { state: "corrupt", bookmark: new Bookmark() };
  if (saved["version"] !== bookmarkVersion) return { state: "foreign", bookmark: new Bookmark() };
  const files = isRecord(saved["files"]) ? Object.entries(saved["files"]) : undefined;
  const marks = files?.map(([file, mark]) => ({ file, mark: parseMark(mark) })) ?? [{ file: "", mark: undefined }];
  const whole = marks.flatMap(({ file, mark }) => (mark === undefined ? [] : [[file, mark] as const]));
  const isWhole = whole.length === marks.length;
  return isWhole ? { state: "loaded", bookmark: new Bookmark(whole) } : { state: "corrupt", bookmark: new Bookmark() };
}
