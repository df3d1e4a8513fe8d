import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import type { Delivery } from "@shipslog/contract";
import { literal } from "../engine/quote.ts";
import { copyTo } from "../engine/copyTo.ts";
import type { Month } from "../lake/months/monthsByTable.ts";
import { readTypedLines } from "../lake/lines/typedLines.ts";
import { shapeOf } from "../tables/shapeOf.ts";
import { journalRows } from "./journalRows.ts";
import { fingerprintAt, type ReadableJournal } from "./WholeJournal.ts";
import type { LakeFile } from "../lake/files/LakeFile.ts";
import type { StoredWatermark } from "../lake/watermarks/StoredWatermark.ts";
import type { StoredJournal } from "../staging/JournalMap.ts";

/** Where the events of a month are written. */
export interface MonthTarget {
  readonly lake: string;
  readonly fileName: string;
  readonly month: Month;
}

/** What was stored of the journals of a month. */
export interface StoredMonth {
  /** The file of `events`; undefined if no journal could be stored. */
  readonly file: LakeFile | undefined;
  readonly watermarks: readonly StoredWatermark[];
  /** The lines of the sixteen kinds, which still have to be divided into columns. */
  readonly typed: readonly Delivery[];
  /** Journals with a line that is not usual. */
  readonly left: readonly ReadableJournal[];
}

/** Stores the journals of one month in which every line is usual, and writes the file again without those that are not. */
export async function storeMonth(
  connection: DuckDBConnection,
  { lake, fileName, month }: MonthTarget,
  journals: readonly ReadableJournal[],
): Promise<StoredMonth> {
  const path = `events/month=${month.name}/${fileName}`;
  const target = join(lake, path);
  await mkdir(dirname(target), { recursive: true });
  let members = journals;
  const left: ReadableJournal[] = [];
  while (members.length > 0) {
    const size = await copyTo(connection, journalRows(members, month), target).catch(() => undefined);
    if (size === undefined) break;
    const ends = await readEnds(connection, target);
    const typed = await readTypedLines(connection, target);
    const odd = new Set([
      ...members.filter((each) => !isComplete(each, ends.get(keyOf(each)))).map(keyOf),
      ...typed.odd.map(keyOf),
    ]);
    if (odd.size === 0) {
      const watermarks = await Promise.all(members.map((each) => watermarkOf(each, ends.get(keyOf(each)))));
      const file = { path, table: "events", month: month.name, shape: shapeOf("events"), ...size };
      return { file, watermarks, typed: typed.deliveries, left };
    }
    left.push(...members.filter((each) => odd.has(keyOf(each))));
    members = members.filter((each) => !odd.has(keyOf(each)));
  }
  await rm(target, { force: true });
  return { file: undefined, watermarks: [], typed: [], left: journals };
}

/** What the stored rows of a journal add up to. */
interface JournalEnds {
  readonly bytes: number;
  readonly firstOffset: number;
  readonly lastOffset: number;
  readonly end: number;
  readonly lines: number;
  readonly lastLine: number;
}

function keyOf({ commander, file, generation }: StoredJournal): string {
  return JSON.stringify([commander, file, generation]);
}

/** Whether every byte of a journal is in the rows, and every row is where it belongs. */
function isComplete({ byteLength }: ReadableJournal, ends: JournalEnds | undefined): boolean {
  if (ends === undefined) return false;
  const { bytes, firstOffset, end, lines, lastLine } = ends;
  return bytes === byteLength && end === byteLength && firstOffset === 0 && lines === lastLine;
}

async function readEnds(connection: DuckDBConnection, path: string): Promise<ReadonlyMap<string, JournalEnds>> {
  const found = await connection.runAndReadAll(
    `SELECT commander, position.file, position.generation::DOUBLE, sum(bytes)::DOUBLE, min(position."offset")::DOUBLE,
       max(position."offset")::DOUBLE, max(position."offset" + bytes)::DOUBLE, count(*)::DOUBLE, max(position.line)::DOUBLE
     FROM read_parquet(${literal(path)}, hive_partitioning = false) GROUP BY ALL`,
  );
  const entries = found.getRowsJson().map(([commander, file, generation, ...numbers]) => {
    const [bytes = 0, firstOffset = 0, lastOffset = 0, end = 0, lines = 0, lastLine = 0] = numbers.map(Number);
    const key = keyOf({ commander: commander as string, file: file as string, generation: Number(generation) });
    return [key, { bytes, firstOffset, lastOffset, end, lines, lastLine }] as const;
  });
  return new Map(entries);
}

async function watermarkOf(journal: ReadableJournal, ends: JournalEnds | undefined): Promise<StoredWatermark> {
  const { path, commander, file, generation, byteLength, header } = journal;
  const { lastOffset = 0, lastLine = 0 } = ends ?? {};
  const fingerprint = await fingerprintAt(path, lastOffset);
  return { commander, file, generation, offset: byteLength, line: lastLine, lastOffset, fingerprint, header };
}
