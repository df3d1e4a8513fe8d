import { createHash } from "node:crypto";
import type { IcebergSchema } from "./IcebergSchema.ts";
import type { LakeFile } from "../lake/files/LakeFile.ts";

/** The rows of one published file are sorted in memory, so they come from files of the lake of at most this size together. */
const pieceBytes = 32 * 2 ** 20;

/** Raise this when published files get another content for the same files of the lake. */
const publishedEdition = 1;

/** Files of the lake, of one month, whose rows are published together. */
export interface DataPiece {
  readonly month: string;
  readonly files: readonly LakeFile[];
  /** Names this content: a published file with this key in its name need not be written again. */
  readonly key: string;
}

/** Divides the files of one table into pieces. A new file changes only the last piece of its month. */
export function dataPieces(files: readonly LakeFile[], schema: IcebergSchema): readonly DataPiece[] {
  return [...Map.groupBy(files, ({ month }) => month)].flatMap(([month, found]) =>
    groupBySize(found).map((piece) => ({ month, files: piece, key: keyOf(piece, schema) })),
  );
}

function groupBySize(files: readonly LakeFile[]): readonly (readonly LakeFile[])[] {
  const pieces: LakeFile[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const file of files) {
    if (bytes + file.bytes > pieceBytes) {
      pieces.push([]);
      bytes = 0;
    }
    pieces.at(-1)?.push(file);
    bytes += file.bytes;
  }
  return pieces;
}

function keyOf(files: readonly LakeFile[], schema: IcebergSchema): string {
  const contents = files.map(({ path, bytes, sha256 }) => [path, bytes, sha256]);
  const text = JSON.stringify([publishedEdition, schema.fields, contents]);
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
