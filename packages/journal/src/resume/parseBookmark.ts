import type { LastLine, ReadPosition } from "../lines/ReadPosition.ts";
import { Bookmark, bookmarkFormat, bookmarkVersion, bookmarkVersionWithoutChecksum } from "./Bookmark.ts";

/** A loaded bookmark and its state. Unless the state is `loaded`, the bookmark is empty. */
export interface LoadedBookmark {
  /** `corrupt`: not a bookmark, or damaged. `foreign`: saved by an unknown version. */
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

function parseLastLine(value: unknown): LastLine | undefined {
  if (!isRecord(value)) return undefined;
  const { offset, byteLength, fingerprint, isClosed, wholeFingerprint } = value;
  if (!isCount(offset) || !isCount(byteLength)) return undefined;
  if (typeof fingerprint !== "string" || typeof isClosed !== "boolean") return undefined;
  if (wholeFingerprint === undefined) return { offset, byteLength, fingerprint, isClosed };
  if (typeof wholeFingerprint !== "string") return undefined;
  return { offset, byteLength, fingerprint, isClosed, wholeFingerprint };
}

function parsePosition(value: unknown): ReadPosition | undefined {
  if (!isRecord(value)) return undefined;
  const { generation, offset, line } = value;
  if (!isCount(generation) || !isCount(offset) || !isCount(line) || line === 0) return undefined;
  // JSON has no undefined: a position without a last line is saved without the key.
  if (value["last"] === undefined) return { generation, offset, line, last: undefined };
  const last = parseLastLine(value["last"]);
  const isAfterLast = last !== undefined && offset === last.offset + last.byteLength;
  return isAfterLast ? { generation, offset, line, last } : undefined;
}

function parsePositions(value: unknown): Bookmark | undefined {
  if (!isRecord(value)) return undefined;
  const positions: [string, ReadPosition][] = [];
  for (const [file, saved] of Object.entries(value)) {
    const position = parsePosition(saved);
    if (position === undefined) return undefined;
    positions.push([file, position]);
  }
  return new Bookmark(positions);
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether the checksum fits. A version before checksums must have none: with one, a byte of its version is damaged. */
function isSound({ version, checksum }: Unknown, bookmark: Bookmark): boolean {
  if (version === bookmarkVersionWithoutChecksum) return checksum === undefined;
  return checksum === bookmark.toJSON().checksum;
}

/**
 * Parses the text of a saved bookmark; it never throws. White space and the order of keys do not matter, so a database may
 * keep a bookmark as JSON. A bookmark of version 1, which had no checksum, is accepted if its numbers fit together.
 */
export function parseBookmark(text: string): LoadedBookmark {
  const saved = parseText(text);
  if (!isRecord(saved) || saved["format"] !== bookmarkFormat) return { state: "corrupt", bookmark: new Bookmark() };
  const isKnown = saved["version"] === bookmarkVersion || saved["version"] === bookmarkVersionWithoutChecksum;
  if (!isKnown) return { state: "foreign", bookmark: new Bookmark() };
  const bookmark = parsePositions(saved["files"]);
  return bookmark !== undefined && isSound(saved, bookmark)
    ? { state: "loaded", bookmark }
    : { state: "corrupt", bookmark: new Bookmark() };
}
