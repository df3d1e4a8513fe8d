import { isKind } from "@shipslog/contract";
import { numberOption, objectOption, type OptionShapes } from "@shipslog/contract/internal";
import { literal } from "../engine/quote.ts";
import type { LakeFile } from "../lake/files/LakeFile.ts";
import { firstSecond, lastSecond } from "../lake/months/monthsByTable.ts";
import type { RowChange } from "./rewrite.ts";

/** From when on the rows of a lake are kept. */
export interface Retention {
  /** The first time that is kept, in milliseconds since 1970. Default: all are kept. */
  readonly fromMs?: number | undefined;
  /** The first time that is kept of some kinds, instead of that of all others. */
  readonly kinds?: ReadonlyMap<string, number> | undefined;
}

/** What a retention may be. */
export const retentionShapes: OptionShapes<Retention> = { fromMs: numberOption(), kinds: objectOption };

/**
 * Removes the rows before the first time that is kept. A row without a time between 2000 and 2099 has no age and stays. The rows of an
 * event in `events` and in the table of its kind have the same time, so both stay or both go.
 */
export function retentionChange({ fromMs, kinds = new Map() }: Retention): RowChange {
  const perKind = [...kinds].map(([kind, ms]) => `WHEN ${literal(kind)} THEN ${timeOf(ms)}`);
  const general = fromMs === undefined ? "NULL" : timeOf(fromMs);
  const ofLine = perKind.length === 0 ? general : `CASE kind ${perKind.join(" ")} ELSE ${general} END`;
  const latest = Math.max(...kinds.values(), fromMs ?? -Infinity);
  return {
    condition({ table, month }: LakeFile) {
      const from = isKind(table) ? (kinds.get(table) ?? fromMs) : latest;
      // The time of a month that is kept need not be looked at.
      if (from === undefined || Date.parse(`${month}-01T00:00:00Z`) >= from) return undefined;
      const limit = isKind(table) ? timeOf(from) : ofLine;
      return `"timestamp" < ${limit} AND "timestamp" >= ${timeOf(firstSecond * 1000)} AND "timestamp" < ${timeOf(lastSecond * 1000)}`;
    },
  };
}

/** A time in milliseconds as a TIMESTAMP of DuckDB. */
function timeOf(ms: number): string {
  return `make_timestamp(${Math.ceil(ms)}::BIGINT * 1000)`;
}
