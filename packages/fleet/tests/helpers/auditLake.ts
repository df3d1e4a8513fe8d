/** Compares a lake with the lines that must be stored, line by line. */
import { readLake } from "../../../archive/tests/helpers/readLake.ts";
import type { CommanderAccount } from "./journals.ts";

/** The counts of a comparison; all but the first two should be 0. */
export interface LakeAudit {
  readonly stored: number;
  readonly rejected: number;
  readonly lost: number;
  readonly foreign: number;
  readonly duplicates: number;
  /** Lines stored that must be rejected, or rejected that must be stored. */
  readonly misjudged: number;
}

interface AuditedRow {
  readonly commander: string;
  readonly offset: number;
  readonly isRejected: boolean;
}

/** Reads every row of the lake. */
async function readRows(lake: string): Promise<readonly AuditedRow[]> {
  const rows = await readLake(lake, `commander, position."offset"::DOUBLE`);
  return rows.map(({ values: [commander, offset], isRejected }) => ({
    commander: String(commander),
    offset: Number(offset),
    isRejected,
  }));
}

/** Compares a lake with the accounts of all commanders. */
export async function auditLake(lake: string, accounts: readonly CommanderAccount[]): Promise<LakeAudit> {
  const rows = Map.groupBy(await readRows(lake), ({ commander }) => commander);
  const total = { stored: 0, rejected: 0, lost: 0, foreign: 0, duplicates: 0, misjudged: 0 };
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
    total.stored += found.filter((row) => !row.isRejected).length;
    total.rejected += found.filter((row) => row.isRejected).length;
    total.lost += [...expected.keys()].filter((offset) => !seen.has(offset)).length;
  }
  for (const found of rows.values()) total.foreign += found.length;
  return total;
}
