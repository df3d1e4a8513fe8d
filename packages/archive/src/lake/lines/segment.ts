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
  const parts = lines.map((line) => {
    const bytes = line.bytes ?? Buffer.from(line.raw);
    return { text: `${printFields(line, bytes.length)}\n`, bytes };
  });
  const first = `${JSON.stringify(head)}\n`;
  // One buffer with room for all: joining a part for each line takes twice as long. A character has three bytes at most.
  const room = parts.reduce((sum, { text, bytes }) => sum + 3 * text.length + bytes.length + 1, 3 * first.length);
  const buffer = Buffer.allocUnsafe(room);
  let end = buffer.write(first);
  for (const { text, bytes } of parts) {
    end += buffer.write(text, end);
    buffer.set(bytes, end);
    end += bytes.length;
    buffer[end++] = newline;
  }
  const unpacked = buffer.subarray(0, end);
  return { content: await promisify(zstdCompress)(unpacked, compression), unpackedBytes: unpacked.length };
}

/** The place, the kind and the length of a line, and the verdict if it is known. */
function printFields({ commander, kind, position, byteLength, after, rejected }: RawLine, length: number): string {
  const { file, generation, offset } = position;
  const fields: PrintedLine = [length, commander, kind, file, generation, offset, position.line, byteLength, after];
  return JSON.stringify(rejected === undefined ? fields : [...fields, rejected]);
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
