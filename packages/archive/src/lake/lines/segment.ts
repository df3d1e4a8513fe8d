import { promisify } from "node:util";
import { constants, zstdCompress, zstdDecompress } from "node:zlib";
import type { Dialect, RawLine } from "@shipslog/contract";
import { LakeError } from "../home/LakeError.ts";

/*
 * A segment holds lines as they came, compressed: a head, and for each line a JSON list and the bytes of the line. How many these are is in the list,
 * because a hostile line may have line ends of its own.
 */

/** What all lines of a segment share. */
interface SegmentHead {
  readonly format: "shipslog-segment";
  readonly layout: 1;
  readonly dialect: Dialect;
}

const newline = 10;

/**
 * The fastest level: segments live for seconds. Each piece of the result is a turn of the event loop, behind all messages that have arrived, so pieces
 * are large.
 */
const compression = { params: { [constants.ZSTD_c_compressionLevel]: 1 }, chunkSize: 4 * 2 ** 20 };

/** The content of a segment, and the bytes that it has unpacked. */
export interface PrintedSegment {
  readonly content: Buffer;
  readonly unpackedBytes: number;
}

/** Prints lines as the content of a segment. */
export async function printSegment(lines: readonly RawLine[], dialect: Dialect): Promise<PrintedSegment> {
  const head: SegmentHead = { format: "shipslog-segment", layout: 1, dialect };
  const parts: (Buffer | Uint8Array)[] = [Buffer.from(`${JSON.stringify(head)}\n`)];
  // The end of a line and the list of the next are one part: allocating many small ones takes longer than the rest.
  let before = "";
  for (const line of lines) {
    const { commander, kind, position, byteLength, after, rejected } = line;
    const { file, generation, offset } = position;
    const bytes = line.bytes ?? Buffer.from(line.raw);
    const fields = [bytes.length, commander, kind, file, generation, offset, position.line, byteLength, after];
    parts.push(
      Buffer.from(`${before}${JSON.stringify(rejected === undefined ? fields : [...fields, rejected])}\n`),
      bytes,
    );
    before = "\n";
  }
  parts.push(Buffer.from(before));
  const unpacked = Buffer.concat(parts);
  return { content: await promisify(zstdCompress)(unpacked, compression), unpackedBytes: unpacked.length };
}

/** What a segment holds, in pieces of some lines. */
export interface ParsedSegment {
  readonly dialect: Dialect;
  readonly pieces: Iterable<readonly RawLine[]>;
}

/** Parses a segment whose digest was compared; `path` is used in error messages. */
export async function parseSegment(compressed: Buffer, path: string, pieceLines: number): Promise<ParsedSegment> {
  const content = await promisify(zstdDecompress)(compressed, { chunkSize: 16 * 2 ** 20 });
  const end = content.indexOf(newline);
  const head = JSON.parse(content.toString("utf8", 0, end)) as SegmentHead;
  // A later version may have written it.
  if (head.layout !== 1) throw new LakeError("not-a-lake", `${path} has layout ${String(head.layout)}`);
  return { dialect: head.dialect, pieces: readPieces(content, end + 1, pieceLines) };
}

type PrintedLine = [number, string, string, string, number, number, number, number, number, RawLine["rejected"]?];

function* readPieces(
  content: Buffer,
  from: number,
  pieceLines: number,
): Generator<readonly RawLine[], void, undefined> {
  let piece: RawLine[] = [];
  for (let at = from; at < content.length;) {
    const end = content.indexOf(newline, at);
    const fields = JSON.parse(content.toString("utf8", at, end)) as PrintedLine;
    const [length, commander, kind, file, generation, offset, line, byteLength, after, rejected] = fields;
    const raw = content.toString("utf8", end + 1, end + 1 + length);
    piece.push({ commander, kind, position: { file, generation, offset, line }, byteLength, after, raw, rejected });
    at = end + 1 + length + 1;
    if (piece.length < pieceLines) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}
