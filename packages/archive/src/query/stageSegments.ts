import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { judgeRawLine } from "@shipslog/contract";
import type { DamagedFile } from "../lake/files/damage.ts";
import { unpackedBytesOf, type LakeFile } from "../lake/files/LakeFile.ts";
import type { VerifiedFiles } from "../lake/files/VerifiedFiles.ts";
import type { LakeHome } from "../lake/home/LakeHome.ts";
import { parseSegment } from "../lake/lines/segment.ts";
import type { Staging } from "../staging/Staging.ts";

/** The most that a query judges itself, which takes about two seconds. A collector has fewer undivided lines unless it catches up. */
const mostLines = 65_536;
const mostBytes = 128 * 2 ** 20;

const pieceLines = 4096;

/** Chooses the segments whose lines a query reads, and counts the lines of the others. */
export function chooseSegments(segments: readonly LakeFile[]): {
  readonly read: readonly LakeFile[];
  readonly leftLines: number;
} {
  let lines = 0;
  let bytes = 0;
  const isRead = (segment: LakeFile) => {
    lines += segment.rows;
    bytes += unpackedBytesOf(segment);
    return lines <= mostLines && bytes <= mostBytes;
  };
  const read = segments.filter(isRead);
  return {
    read,
    leftLines: segments.reduce((sum, { rows }) => sum + rows, 0) - read.reduce((sum, { rows }) => sum + rows, 0),
  };
}

/** Stages the lines of segments with their verdicts, so that a query finds them in every table. Returns a segment that cannot be read. */
export async function stageSegments(
  staging: Staging,
  home: LakeHome,
  segments: readonly LakeFile[],
  verified: VerifiedFiles,
): Promise<DamagedFile | undefined> {
  for (const segment of segments) {
    const { path, table } = segment;
    const damage = await verified.damageOf(segment);
    if (damage !== undefined) return damage;
    try {
      const { dialect, pieces } = await parseSegment(await readFile(join(home.folder, path)), path, pieceLines);
      for (const piece of pieces) await staging.add(piece.map((line) => judgeRawLine(line, dialect)));
    } catch {
      return { path, table, problem: "cannot be read" };
    }
  }
  return undefined;
}
