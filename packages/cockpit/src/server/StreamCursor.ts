import type { CompanionFile, Position } from "@shipslog/contract";

/** A place in all that was observed, which also means something to a server that was started again. */
export interface StreamCursor {
  /** Which run of the server gave it. */
  readonly run: string;
  /** The last record that was sent. */
  readonly seq: number;
  /** The last line that was sent; undefined before the first. */
  readonly line: Pick<Position, "file" | "generation" | "offset"> | undefined;
  /** How many findings followed that line. */
  readonly findings: number;
  /** A fingerprint of each companion file as it was last sent. */
  readonly companions: Readonly<Partial<Record<CompanionFile, string>>>;
}

/** Before anything was observed. */
export function firstCursor(run: string): StreamCursor {
  return { run, seq: 0, line: undefined, findings: 0, companions: {} };
}

/** A browser sends it back in a header, so it is held to what a header can carry. */
const longestId = 2000;

/** Writes a cursor as the opaque id of a server-sent event. */
export function encodeCursor({ run, seq, line, findings, companions }: StreamCursor): string {
  const parts = [run, seq, line ? [line.file, line.generation, line.offset] : null, findings, companions];
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

/** Reads an id that some client sent; undefined for anything that cannot be one. */
export function decodeCursor(id: unknown): StreamCursor | undefined {
  if (typeof id !== "string" || id.length > longestId) return undefined;
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

/** A short sum over a text, to tell whether a client has it already (FNV-1a). */
export function contentHash(text: string): string {
  let sum = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01_00_01_93);
  return (sum >>> 0).toString(36);
}
