import { createHash } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { kinds } from "@shipslog/contract";
import { entryStatus, type DataFile, type ManifestEntry } from "./DataFile.ts";
import { dataPieces, type DataPiece } from "./dataPieces.ts";
import { icebergSchema, placedFields } from "./IcebergSchema.ts";
import { pieceKey, tableFolder } from "./publishedNames.ts";
import { listVersions, readVersion, type PublishedVersion } from "./readPublished.ts";
import { removeOld } from "./removeOld.ts";
import { writeData } from "./writeData.ts";
import { writeHint, writeVersion } from "./writeVersion.ts";
import { kindTables } from "../generated/kindTables.ts";
import type { Fields } from "../columns/Structure.ts";
import type { LakeFile } from "../lake/files/LakeFile.ts";

const origin: Fields = {
  commander: "VARCHAR",
  position: { file: "VARCHAR", generation: "BIGINT", line: "BIGINT", offset: "BIGINT" },
};
const line: Fields = { ...origin, bytes: "BIGINT", raw: "VARCHAR" };

/** The columns of each table that is published, in the order of the lake. */
export const publishedColumns: ReadonlyMap<string, Fields> = new Map(
  Object.entries({
    events: { timestamp: "TIMESTAMP", kind: "VARCHAR", ...line },
    rejects: { timestamp: "TIMESTAMP", kind: "VARCHAR", code: "VARCHAR", reason: "VARCHAR", ...line },
    ...Object.fromEntries(kinds.map((kind) => [kind, { ...origin, ...kindTables[kind], extra: "VARCHAR" }])),
  } satisfies Record<string, Fields>),
);

/** How a table is published. */
export interface PublishTarget {
  readonly connection: DuckDBConnection;
  readonly lake: string;
  /** The address of the folder of all published tables, for readers. */
  readonly location: string;
  readonly writer: string;
  readonly nowMs: number;
  readonly onlyNewest: boolean;
}

/** What was published of a table. */
export interface PublishedTable {
  readonly table: string;
  /** Increases by one whenever something has changed. */
  readonly version: number;
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
  /** How many of the files were written now; the others were published before. */
  readonly written: number;
}

/** Publishes the files of one table. Only pieces that have changed are written. */
export async function publishTable(
  target: PublishTarget,
  table: string,
  files: readonly LakeFile[],
): Promise<PublishedTable> {
  const folder = tableFolder(target.lake, table);
  await mkdir(join(folder, "metadata"), { recursive: true });
  const newest = (await listVersions(folder)).at(-1);
  const before = newest === undefined ? undefined : await readVersion(folder, newest);
  const columns = publishedColumns.get(table) ?? {};
  const known = before?.metadata;
  const schema = icebergSchema(columns, known?.schemas.at(-1), known?.["last-column-id"]);
  const pieces = dataPieces(files, schema);
  const version = (newest ?? 0) + 1;
  const { kept, gone, missing } = compare(before, pieces);
  const data = { ...target, table, columns, schema, folder, version };
  const added: DataFile[] = [];
  for (const piece of missing) added.push(...(await writeData(data, piece)));
  const live = [...kept, ...added.map((file) => addedEntry(file, version))];
  const location = `${target.location}/${table}`;
  const isSame = before !== undefined && added.length + gone.length === 0 && known?.location === location;
  if (isSame) await writeHint(folder, before.version);
  else {
    const ids = placedFields(schema).map(({ id }) => id);
    await writeVersion({
      folder,
      version,
      writer: target.writer,
      location,
      schema,
      nowMs: target.nowMs,
      uuid: known?.["table-uuid"] ?? uuidOf(`${target.writer} ${table}`),
      lastColumnId: Math.max(known?.["last-column-id"] ?? 0, ...ids),
      entries: [...live, ...gone],
    });
  }
  await removeOld(folder, await readVersion(folder, isSame ? before.version : version), target.onlyNewest);
  return { table, version: isSame ? before.version : version, written: added.length, ...sizeOf(live) };
}

/** Finds the published files that are as the lake is now, those that are not, and the pieces that have to be written. */
function compare(before: PublishedVersion | undefined, pieces: readonly DataPiece[]) {
  const entries = before?.entries ?? [];
  const wanted = new Set(pieces.map(({ key }) => key));
  const present = new Set(entries.map((entry) => pieceKey(entry.data_file.file_path)));
  const isWanted = (entry: ManifestEntry) => wanted.has(pieceKey(entry.data_file.file_path));
  return {
    kept: entries.filter(isWanted).map((entry) => ({ ...entry, status: entryStatus.existing })),
    gone: entries.filter((entry) => !isWanted(entry)).map((entry) => goneEntry(entry, (before?.version ?? 0) + 1)),
    missing: pieces.filter(({ key }) => !present.has(key)),
  };
}

function addedEntry(file: DataFile, version: number): ManifestEntry {
  return {
    status: entryStatus.added,
    snapshot_id: version,
    sequence_number: version,
    file_sequence_number: version,
    data_file: file,
  };
}

/** Without bounds, which name a commander who may have been forgotten. */
function goneEntry(entry: ManifestEntry, version: number): ManifestEntry {
  const data = { ...entry.data_file, lower_bounds: [], upper_bounds: [] };
  return { ...entry, status: entryStatus.deleted, snapshot_id: version, data_file: data };
}

function sizeOf(entries: readonly ManifestEntry[]): Pick<PublishedTable, "rows" | "files" | "bytes"> {
  const sum = (of: (file: DataFile) => number) => entries.reduce((total, entry) => total + of(entry.data_file), 0);
  return {
    rows: sum((file) => file.record_count),
    files: entries.length,
    bytes: sum((file) => file.file_size_in_bytes),
  };
}

/** An identifier in the form of a UUID, made from a text. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}
