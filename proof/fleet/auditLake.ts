/** Compares a lake with the lines that must be stored, line by line. */
import { readLake } from "../../lab/lake/readLake.ts";
import type { CommanderAccount } from "./journals.ts";

/** The counts of a comparison; all but the first two should be 0. */
export interface LakeAudit {
  readonly stored: number;
  readonly rejected: number;
  readonly lost: number;
  readonly foreign: number;
  readonly duplicates: number;
  /** Commits with lines from before the end of an earlier commit of the same journal. */
  readonly outOfOrder: number;
  /** Rows in another order than their positions. This is allowed, because tables are ordered by position only. */
  readonly unsortedRows: number;
  /** Lines stored that must be rejected, or rejected that must be stored. */
  readonly misjudged: number;
}

interface AuditedRow {
  readonly commander: string;
  readonly offset: number;
  readonly isRejected: boolean;
  /** The commit of the partition that stored it. */
  readonly version: number;
  readonly path: string;
}

/** Reads every row of the lake, in the order of its files. */
async function readRows(lake: string): Promise<readonly AuditedRow[]> {
  const rows = await readLake(lake, `commander, position."offset"::DOUBLE, filename`);
  return rows.map(({ values: [commander, offset, path], isRejected }) => {
    // partition.epoch.version, and a number where one commit wrote several files of a month
    const version = Number(/\/[^/.]+\.\d+\.(\d+)\.(?:\d+\.)?parquet$/.exec(String(path))?.[1]);
    return { commander: String(commander), offset: Number(offset), isRejected, version, path: String(path) };
  });
}

/** Compares a lake with the accounts of all commanders. */
export async function auditLake(lake: string, accounts: readonly CommanderAccount[]): Promise<LakeAudit> {
  const rows = Map.groupBy(await readRows(lake), ({ commander }) => commander);
  const total = {
    stored: 0,
    rejected: 0,
    lost: 0,
    foreign: 0,
    duplicates: 0,
    outOfOrder: 0,
    unsortedRows: 0,
    misjudged: 0,
  };
  for (const { commander, stored, rejected } of accounts) {
    const found = rows.get(commander) ?? [];
    rows.delete(commander);
    const expected = new Map([
      ...stored.map((at) => [at, false] as const),
      ...rejected.map((at) => [at, true] as const),
    ]);
    const seen = new Set<number>();
    for (const { offset, isRejected } of found) {
      if (seen.has(offset)) total.duplicates++;
      else if (!expected.has(offset)) total.foreign++;
      else if (expected.get(offset) !== isRejected) total.misjudged++;
      seen.add(offset);
    }
    total.outOfOrder += countOutOfOrder(found);
    total.unsortedRows += countUnsorted(found);
    total.stored += found.filter((row) => !row.isRejected).length;
    total.rejected += found.filter((row) => row.isRejected).length;
    total.lost += [...expected.keys()].filter((offset) => !seen.has(offset)).length;
  }
  for (const found of rows.values()) total.foreign += found.length;
  return total;
}

/** Counts commits that do not continue the previous commit of the journal. */
function countOutOfOrder(rows: readonly AuditedRow[]): number {
  if (rows.some(({ version }) => Number.isNaN(version))) throw new Error("the name of a file has no commit");
  const commits = [...Map.groupBy(rows, ({ version }) => version)].sort(([one], [other]) => one - other);
  let wrong = 0;
  let before = -1;
  for (const [, members] of commits) {
    const offsets = members.map(({ offset }) => offset);
    if (Math.min(...offsets) <= before) wrong++;
    before = Math.max(before, ...offsets);
  }
  return wrong;
}

function countUnsorted(rows: readonly AuditedRow[]): number {
  let wrong = 0;
  const inFile = new Map<string, number>();
  for (const { path, offset } of rows) {
    if (offset <= (inFile.get(path) ?? -1)) wrong++;
    inFile.set(path, offset);
  }
  return wrong;
}

/** Whether a lake has every line once, in order and with the right verdict. */
export function isExact({ lost, foreign, duplicates, outOfOrder, misjudged }: LakeAudit): boolean {
  return lost + foreign + duplicates + outOfOrder + misjudged === 0;
}
