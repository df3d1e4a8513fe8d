import { hash } from "node:crypto";
import type { DuckDBConnection } from "@duckdb/node-api";
import { fingerprintOf } from "@shipslog/contract";
import { fillTable } from "../engine/fillTable.ts";
import { damageError } from "../lake/files/damage.ts";
import { linesInFiles } from "../lake/lines/storedLines.ts";
import type { StoredWatermark } from "../lake/watermarks/StoredWatermark.ts";
import { WatermarkFiles } from "../lake/watermarks/WatermarkFiles.ts";
import type { StoredJournal } from "../staging/JournalMap.ts";
import type { ListedLake } from "./viewLake.ts";

/** A journal of a lake that another lake has as far, or further. */
export interface RepeatedJournal extends StoredJournal {
  /** The number of the lake. */
  readonly lake: number;
}

/** A journal beside one of another lake that has more lines and may begin with it. */
interface Comparison extends RepeatedJournal {
  readonly line: number;
  readonly fingerprint: string;
  readonly other: RepeatedJournal;
}

const columns = `lake BIGINT, commander VARCHAR, file VARCHAR, generation BIGINT, line BIGINT, fingerprint VARCHAR, header VARCHAR`;

/**
 * Finds the journals that another lake has too: of the same commander, with the same first line, and in the other lake with the
 * same last line or with more lines. Of two lakes that have a journal equally far, the first one keeps it. Line ends do not matter.
 *
 * A journal with more lines is looked into only when `isSure` is asked for: it must have the last line of the shorter one at its
 * number.
 */
export async function findRepeats(
  connection: DuckDBConnection,
  lakes: readonly ListedLake[],
  { isSure }: { readonly isSure: boolean },
): Promise<readonly RepeatedJournal[]> {
  const marks = await Promise.all(lakes.map((lake) => watermarksOf(connection, lake)));
  const rows = marks.flatMap((each, lake) =>
    each.map(({ commander, file, generation, line, fingerprint, header }) => {
      return [lake, commander, file, generation, line, fingerprint, header];
    }),
  );
  await fillTable(connection, "journals_of_lakes", columns, rows);
  const found = await connection.runAndReadAll(
    `SELECT one.lake::DOUBLE, one.commander, one.file, one.generation::DOUBLE, one.line::DOUBLE, one.fingerprint,
       other.lake::DOUBLE, other.file, other.generation::DOUBLE, other.line > one.line
     FROM temp.journals_of_lakes AS one JOIN temp.journals_of_lakes AS other USING (commander, header)
     WHERE one.lake <> other.lake AND (other.line > one.line
       OR (other.line = one.line AND other.lake < one.lake AND other.fingerprint = one.fingerprint))
     ORDER BY ALL`,
  );
  await connection.run("DROP TABLE temp.journals_of_lakes");
  const sure: RepeatedJournal[] = [];
  const unsure: Comparison[] = [];
  for (const row of found.getRows()) {
    const [lake, commander, file, generation, line, fingerprint, otherLake, otherFile, otherGeneration, isLonger] =
      row as [number, string, string, number, number, string, number, string, number, boolean];
    const other = { lake: otherLake, commander, file: otherFile, generation: otherGeneration };
    if (isLonger && isSure) unsure.push({ lake, commander, file, generation, line, fingerprint, other });
    else sure.push({ lake, commander, file, generation });
  }
  for (const [number, lake] of lakes.entries()) {
    const compared = unsure.filter(({ other }) => other.lake === number);
    if (compared.length > 0) sure.push(...(await withSameLine(connection, lake, compared)));
  }
  return [...new Map(sure.map((each) => [keyOf(each, each.lake), each])).values()];
}

function keyOf({ commander, file, generation }: StoredJournal, beside?: number): string {
  return JSON.stringify([commander, file, generation, beside]);
}

async function watermarksOf(
  connection: DuckDBConnection,
  { home, manifests, verified }: ListedLake,
): Promise<readonly StoredWatermark[]> {
  const newest = new Map<string, StoredWatermark>();
  for (const { watermarks, watermarkFiles } of manifests) {
    for (const file of watermarkFiles) {
      const damage = await verified.damageOf(file);
      if (damage !== undefined) throw damageError(home, damage);
    }
    const closed = new WatermarkFiles(connection, home, watermarkFiles);
    for await (const mark of closed.all()) newest.set(keyOf(mark), mark);
    // A watermark in a manifest counts more than any file.
    for (const mark of watermarks) newest.set(keyOf(mark), mark);
  }
  return [...newest.values()];
}

/** The journals whose last line is in the longer one of this lake, at its number. */
async function withSameLine(
  connection: DuckDBConnection,
  { home, files, verified }: ListedLake,
  compared: readonly Comparison[],
): Promise<readonly RepeatedJournal[]> {
  const withLines = files.filter(({ table }) => table === "events" || table === "rejects");
  for (const file of withLines) {
    const damage = await verified.damageOf(file);
    if (damage !== undefined) throw damageError(home, damage);
  }
  const lines = linesInFiles(home.folder, withLines);
  if (lines === undefined) return [];
  const wanted = compared.map(({ other, line }) => [other.commander, other.file, other.generation, line]);
  await fillTable(
    connection,
    "wanted_lines",
    "commander VARCHAR, file VARCHAR, generation BIGINT, line BIGINT",
    wanted,
  );
  const found = await connection.runAndReadAll(
    `SELECT commander, file, generation::DOUBLE, line::DOUBLE, raw
     FROM (SELECT commander, position.file, position.generation, position.line, raw FROM (${lines}))
     SEMI JOIN temp.wanted_lines USING (commander, file, generation, line)`,
  );
  await connection.run("DROP TABLE temp.wanted_lines");
  const fingerprints = new Map(
    found.getRows().map((row) => {
      const [commander, file, generation, line, raw] = row as [string, string, number, number, string];
      return [keyOf({ commander, file, generation }, line), fingerprintOf(raw, hash)];
    }),
  );
  return compared.filter(({ other, line, fingerprint }) => {
    return fingerprints.get(keyOf(other, line)) === fingerprint;
  });
}
