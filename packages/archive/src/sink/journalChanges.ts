import { hash } from "node:crypto";
import type { DuckDBConnection } from "@duckdb/node-api";
import { fingerprintOf } from "@shipslog/contract";
import { fillTable } from "../engine/fillTable.ts";
import type { RowChange } from "./rewrite.ts";
import type { StoredLine } from "../lake/lines/storedLines.ts";
import type { StoredWatermark } from "../lake/watermarks/StoredWatermark.ts";

/** The rows of the journal, or of all journals of the commander, that `chooseRows` was called with. */
const isChosenRow = isChosenIn("position.file", "position.generation");

/** The same for rows of watermarks. */
export const isChosenJournal = isChosenIn("file", "generation");

function isChosenIn(file: string, generation: string): string {
  return `(SELECT commander FROM chosen_rows) = commander
    AND coalesce((SELECT file FROM chosen_rows) = ${file}, true)
    AND coalesce((SELECT generation FROM chosen_rows) = ${generation}, true)`;
}

/** Which rows a change concerns, and the commander and generation they get. */
export interface ChosenRows {
  readonly commander: string;
  readonly file?: string;
  readonly generation?: number;
  readonly next?: { readonly commander: string; readonly generation: number };
}

/** Chooses rows for the changes below. */
export async function chooseRows(connection: DuckDBConnection, chosen: ChosenRows): Promise<void> {
  const columns = "commander VARCHAR, file VARCHAR, generation BIGINT, next_commander VARCHAR, next_generation BIGINT";
  const { commander, file, generation, next } = chosen;
  const row = [commander, file, generation, next?.commander, next?.generation];
  await fillTable(connection, "chosen_rows", columns, [row]);
}

/** Whether a watermark is that of chosen rows. */
export function isChosen(mark: StoredWatermark, { commander, file, generation }: ChosenRows): boolean {
  if (mark.commander !== commander) return false;
  return mark.file === (file ?? mark.file) && mark.generation === (generation ?? mark.generation);
}

/** Removes the chosen rows. */
export const removal: RowChange = { condition: () => isChosenRow };

/** Removes the chosen rows from one line on. Only a rejected line can be incomplete. */
export function removalFrom({ lastOffset }: StoredWatermark): RowChange {
  const condition = `${isChosenRow} AND position."offset" >= ${lastOffset}`;
  return { condition: ({ table }) => (table === "rejects" ? condition : undefined) };
}

/** Gives the chosen rows another commander and generation. */
export const assignment: RowChange = {
  condition: () => isChosenRow,
  replacement: `CASE WHEN ${isChosenRow} THEN (SELECT next_commander FROM chosen_rows) ELSE commander END AS commander,
    CASE WHEN ${isChosenRow} THEN {file: position.file, generation: (SELECT next_generation FROM chosen_rows),
      line: position.line, "offset": position."offset"} ELSE position END AS position`,
};

/**
 * The watermark of a journal without its last line; undefined if it had no other line. `lines` are those that the lake still has: rows of
 * lines before may have been removed for their age, even all of them.
 */
export function watermarkBefore(mark: StoredWatermark, lines: readonly StoredLine[]): StoredWatermark | undefined {
  if (mark.lastOffset === 0) return undefined;
  const before = { ...mark, offset: mark.lastOffset, line: mark.line - 1 };
  const earlier = lines.filter(
    ({ commander, generation, offset }) =>
      commander === mark.commander && generation === mark.generation && offset < mark.lastOffset,
  );
  if (earlier.length === 0) {
    return mark.header === undefined ? undefined : { ...before, lastOffset: 0, fingerprint: mark.header };
  }
  const last = earlier.reduce((one, other) => (other.offset > one.offset ? other : one));
  return { ...before, lastOffset: last.offset, fingerprint: fingerprintOf(last.raw, hash) };
}
