import type { CompanionFile, Position } from "@shipslog/contract";

/** A position in the record stream that is still valid after the server restarts. */
export interface StreamCursor {
  /** The server run that created it. */
  readonly run: string;
  /** The last record sent. */
  readonly seq: number;
  /** The last line sent; undefined before the first. */
  readonly line: Pick<Position, "file" | "generation" | "offset"> | undefined;
  /** Findings sent after that line. */
  readonly findings: number;
  /** A hash of each companion file as last sent. */
  readonly companions: Readonly<Partial<Record<CompanionFile, string>>>;
}

/** The cursor before the first record. */
export function firstCursor(run: string): StreamCursor {
  return { run, seq: 0, line: undefined, findings: 0, companions: {} };
}

/** A browser sends the id back in a header; longer ones are not ours. */
const maxIdLength = 2000;

/** Encodes a cursor as the opaque id of a server-sent event. */
export function encodeCursor(cursor: StreamCursor): string {
  return encodeCursorText(printCursor(cursor));
}

/** Prints a cursor as one line of JSON. */
export function printCursor({ run, seq, line, findings, companions }: StreamCursor): string {
  return JSON.stringify([run, seq, line ? [line.file, line.generation, line.offset] : null, findings, companions]);
}

/** Encodes a printed cursor as an id. */
export function encodeCursorText(text: string): string {
  return Buffer.from(text).toString("base64url");
}

/** Decodes an id that a client sent; undefined when it is not valid. */
export function decodeCursor(id: unknown): StreamCursor | undefined {
  if (typeof id !== "string" || id.length > maxIdLength) return undefined;
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(id, "base64url").toString());
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts)) return undefined;
  const [run, seq, line, findings, companions] = parts as readonly unknown[];
  if (typeof run !== "string" || !isCount(seq) || !isCount(findings) || !isRecord(companions)) return undefined;
  return { run, seq, line: lineOf(line), findings, companions };
}

function lineOf(parts: unknown): StreamCursor["line"] {
  if (!Array.isArray(parts)) return undefined;
  const [file, generation, offset] = parts as readonly unknown[];
  if (typeof file !== "string" || !isCount(generation) || !isCount(offset)) return undefined;
  return { file, generation, offset };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isRecord = (value: unknown): value is Record<string, string> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A short hash of a text (FNV-1a), to detect whether a client already has it. */
export function contentHash(text: string): string {
  let sum = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01_00_01_93);
  return (sum >>> 0).toString(36);
}
