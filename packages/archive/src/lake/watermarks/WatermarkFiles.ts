import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import type { WantedWatermarks } from "@shipslog/contract";
import { literal } from "../../engine/quote.ts";
import type { StoredJournal } from "../../staging/JournalMap.ts";
import { copyTo } from "../../engine/copyTo.ts";
import { requireWhole } from "../files/damage.ts";
import { dataFileName, type DataFileName } from "../files/dataFileName.ts";
import { fillTable } from "../../engine/fillTable.ts";
import type { LakeHome } from "../home/LakeHome.ts";
import type { LakeFile } from "../files/LakeFile.ts";
import type { StoredWatermark } from "./StoredWatermark.ts";

const plainName = /^[\x20-\x7e]*$/;

/** Which watermarks to find: those of files of these names, and those of journals with these first lines. */
export interface WatermarkSearch {
  readonly files: readonly string[];
  readonly headers: readonly string[];
}

/** Files of up to this many times the rows that are written are merged with them, so that few files are left. */
const mergedRatio = 4;

const columns = `commander VARCHAR, file VARCHAR, generation BIGINT, "offset" BIGINT, line BIGINT, lastOffset BIGINT,
  fingerprint VARCHAR, header VARCHAR`;
const selected = `commander, file, generation::DOUBLE, "offset"::DOUBLE, line::DOUBLE, lastOffset::DOUBLE, fingerprint, header`;

/** Journals written at one time have neighbouring names, and new ones have names after all others. */
const order = "file, commander, generation";

/** The watermarks of journals that are closed, in Parquet files, so that a manifest need not list them. */
export class WatermarkFiles {
  readonly #connection: DuckDBConnection;
  readonly #home: LakeHome;
  readonly #files: readonly LakeFile[];

  constructor(connection: DuckDBConnection, home: LakeHome, files: readonly LakeFile[]) {
    this.#connection = connection;
    this.#home = home;
    this.#files = files;
  }

  /** Finds the watermarks of journals. */
  async find(journals: readonly StoredJournal[]): Promise<readonly StoredWatermark[]> {
    if (this.#files.length === 0 || journals.length === 0) return [];
    const rows = journals.map(({ commander, file, generation }) => [commander, file, generation]);
    await fillTable(this.#connection, "wanted_journals", "commander VARCHAR, file VARCHAR, generation BIGINT", rows);
    const isWanted = "SEMI JOIN wanted_journals USING (commander, file, generation)";
    return await this.#read(newestRows(this.#rows(this.#files, inRange(journals.map(({ file }) => file))), isWanted));
  }

  /** Finds the watermarks of journals by name and by first line. */
  async search({ files, headers }: WatermarkSearch): Promise<readonly StoredWatermark[]> {
    if (this.#files.length === 0) return [];
    const rows = [...files.map((file) => [file, undefined]), ...headers.map((header) => [undefined, header])];
    await fillTable(this.#connection, "wanted_names", "file VARCHAR, header VARCHAR", rows);
    const isWanted = "WHERE file IN (SELECT file FROM wanted_names) OR header IN (SELECT header FROM wanted_names)";
    return await this.#read(newestRows(this.#rows(this.#files), isWanted));
  }

  /** Finds the watermarks of commanders. */
  async findWanted({ commanders, files }: WantedWatermarks): Promise<readonly StoredWatermark[]> {
    if (this.#files.length === 0) return [];
    await fillTable(this.#connection, "wanted_commanders", "commander VARCHAR", rowsOf(commanders));
    const ofCommanders = "SEMI JOIN wanted_commanders USING (commander)";
    if (files === undefined) return await this.#read(newestRows(this.#rows(this.#files), ofCommanders));
    await fillTable(this.#connection, "wanted_files", "file VARCHAR", rowsOf(files));
    const ofBoth = `${ofCommanders} SEMI JOIN wanted_files USING (file)`;
    return await this.#read(newestRows(this.#rows(this.#files, inRange(files)), ofBoth));
  }

  /** All watermarks, by name of file. */
  async *all(): AsyncGenerator<StoredWatermark, void, undefined> {
    if (this.#files.length === 0) return;
    const found = await this.#connection.stream(
      `SELECT ${selected} FROM (${newestRows(this.#rows(this.#files))}) ORDER BY ${order}`,
    );
    for await (const rows of found.yieldRows()) for (const row of rows) yield watermarkOf(row);
  }

  /** The commanders of all journals. */
  async commanders(): Promise<readonly string[]> {
    if (this.#files.length === 0) return [];
    const found = await this.#connection.runAndReadAll(`SELECT DISTINCT commander FROM (${this.#rows(this.#files)})`);
    return found.getRows().map(([commander]) => commander as string);
  }

  /** Whether a journal of a commander is among them. Journals of a commander are in all parts of a file, so that little of one is read. */
  async has(commander: string): Promise<boolean> {
    if (this.#files.length === 0) return false;
    const ofCommander = `WHERE commander = ${literal(commander)}`;
    const found = await this.#connection.runAndReadAll(
      `SELECT 1 FROM (${this.#rows(this.#files, ofCommander)}) LIMIT 1`,
    );
    return found.currentRowCount > 0;
  }

  /** Writes watermarks durably, merged with the newest files that are small; returns all files of the next checkpoint. */
  async add(watermarks: readonly StoredWatermark[], head: DataFileName): Promise<readonly LakeFile[]> {
    const rows = watermarks.map((each) => [
      each.commander,
      each.file,
      each.generation,
      each.offset,
      each.line,
      each.lastOffset,
      each.fingerprint,
      each.header,
    ]);
    await fillTable(this.#connection, "new_watermarks", columns, rows);
    const kept = [...this.#files];
    const merged: LakeFile[] = [];
    let total = rows.length;
    for (let last = kept.at(-1); last !== undefined && last.rows <= mergedRatio * total; last = kept.at(-1)) {
      total += last.rows;
      merged.unshift(last);
      kept.pop();
    }
    await requireWhole(this.#home, merged);
    const sources = [this.#rows(merged), `SELECT *, ${merged.length} AS age FROM new_watermarks`];
    const file = await this.#write(newestRows(sources.filter((source) => source !== "").join(" UNION ALL ")), head);
    await this.#connection.run("DROP TABLE temp.new_watermarks");
    return [...kept, file];
  }

  /** Removes the watermarks that a condition of SQL is true for; returns all files of the next checkpoint. */
  async removeWhere(condition: string, head: DataFileName): Promise<readonly LakeFile[]> {
    if (this.#files.length === 0) return [];
    await requireWhole(this.#home, this.#files);
    const newest = newestRows(this.#rows(this.#files));
    const found = await this.#connection.runAndReadAll(`SELECT count(*)::DOUBLE FROM (${newest}) WHERE ${condition}`);
    if (Number(found.getRowsJson()[0]?.[0]) === 0) return this.#files;
    return [await this.#write(`SELECT * FROM (${newest}) WHERE (${condition}) IS NOT TRUE`, head)];
  }

  /** The SQL of all rows in files, with the age of each: the number of its file. */
  #rows(files: readonly LakeFile[], condition = ""): string {
    const path = (file: LakeFile) => literal(join(this.#home.folder, file.path));
    return files
      .map((file, age) => `SELECT *, ${age} AS age FROM read_parquet(${path(file)}) ${condition}`)
      .join(" UNION ALL ");
  }

  async #read(query: string): Promise<readonly StoredWatermark[]> {
    const found = await this.#connection.runAndReadAll(`SELECT ${selected} FROM (${query}) ORDER BY ${order}`);
    return found.getRows().map(watermarkOf);
  }

  async #write(query: string, head: DataFileName): Promise<LakeFile> {
    const path = `watermarks/${dataFileName(head)}`;
    const place = join(this.#home.folder, path);
    await mkdir(dirname(place), { recursive: true });
    const size = await copyTo(this.#connection, `SELECT * FROM (${query}) ORDER BY ${order}`, place);
    const [sha256 = ""] = await this.#home.seal([path]);
    return { path, table: "watermarks", month: "all", shape: "watermarks", ...size, sha256 };
  }
}

function rowsOf(names: Iterable<string>): readonly (readonly [string])[] {
  return Array.from(names, (name) => [name] as const);
}

/** The SQL of a condition by which DuckDB skips most of a file, which is sorted by name. */
function inRange(files: Iterable<string>): string {
  const sorted = [...files].toSorted();
  // Such names would be sorted in another order here than in DuckDB.
  if (sorted.some((name) => !plainName.test(name))) return "";
  return `WHERE file BETWEEN ${literal(sorted[0] ?? "")} AND ${literal(sorted.at(-1) ?? "")}`;
}

/** The SQL of the newest row of each journal among rows with an age. */
function newestRows(rows: string, condition = ""): string {
  return `SELECT * EXCLUDE (age) FROM (${rows}) ${condition}
    QUALIFY row_number() OVER (PARTITION BY commander, file, generation ORDER BY age DESC) = 1`;
}

function watermarkOf(row: readonly unknown[]): StoredWatermark {
  const [commander, file, generation, offset, line, lastOffset, fingerprint, header] = row as [
    ...[string, string, number, number, number, number, string, string | null],
  ];
  const mark = { commander, file, generation, offset, line, lastOffset, fingerprint };
  return header === null ? mark : { ...mark, header };
}
