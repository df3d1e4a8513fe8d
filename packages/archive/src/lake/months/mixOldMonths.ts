import type { LakeFile } from "../files/LakeFile.ts";
import { mixedMonth, monthNamed } from "./monthsByTable.ts";
import { rowsWorthAFile } from "./mixSmallTables.ts";

/** Files of one table whose rows may be in one file, and the month of that file. */
export interface MergeableFiles {
  readonly table: string;
  readonly month: string;
  readonly files: readonly LakeFile[];
}

/**
 * Divides files by table and month, to merge them. All months with few rows of a table are `mixed`, or years would make more files than
 * their rows are worth; the newest month still grows and stays apart. `events` is always divided.
 */
export function mixOldMonths(files: readonly LakeFile[]): readonly MergeableFiles[] {
  return [...Map.groupBy(files, ({ table }) => table)].flatMap(([table, members]) => {
    const byMonth = Map.groupBy(members, ({ month }) => month);
    const newest = [...byMonth.keys()]
      .filter((month) => monthNamed(month) !== undefined)
      .toSorted()
      .at(-1);
    const mergedMonth = (month: string) => {
      if (table === "events" || month === newest || monthNamed(month) === undefined) return month;
      const rows = (byMonth.get(month) ?? []).reduce((sum, file) => sum + file.rows, 0);
      return rows < rowsWorthAFile ? mixedMonth([]).name : month;
    };
    const divided = Map.groupBy(members, ({ month }) => mergedMonth(month));
    return [...divided].map(([month, found]) => ({ table, month, files: found }));
  });
}
