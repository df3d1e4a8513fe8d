import { link, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { openSink } from "@shipslog/archive";
import { kinds } from "@shipslog/contract";
import { copyTo } from "../../src/engine/copyTo.ts";
import { sealFile } from "../../src/lake/home/durableFile.ts";
import type { LakeFile } from "../../src/lake/files/LakeFile.ts";
import { printManifest } from "../../src/lake/manifest/Manifest.ts";
import { manifestName } from "../../src/lake/manifest/manifestName.ts";
import { deliveriesOf } from "./deliveries.ts";
import { withBareDuckDB } from "./bareDuckDB.ts";

const partitions = 16;
const months = 120;
const commanders = 1000;
/** The tables that have many rows in each month. */
const longTables: ReadonlySet<string> = new Set(["events", "FSDJump", "SuitLoadout"]);
const rowsOfFile = 100;
/** The parts of the watermarks of a partition in its files, oldest first, as merging leaves them. */
const partsOfWatermarks = [0.8, 0.16, 0.04];

/**
 * Writes a lake with the files, manifests and watermarks of a fleet that has played for ten years, whose old months with few rows are merged, but
 * without its lines: each file is a link to one with a hundred rows. Returns the number of files.
 */
export async function simulateFleetLake(lake: string, journals: number): Promise<number> {
  const templates = await makeTemplates(`${lake}-templates`);
  const names = Array.from({ length: months }, (_, at) => new Date(Date.UTC(2016, at)).toISOString().slice(0, 7));
  const rare = ["mixed", names.at(-1) ?? ""];
  let count = 0;
  for (let number = 0; number < partitions; number++) {
    const partition = `fleet-${number}`;
    const files: LakeFile[] = [];
    for (const [table, { source, file }] of templates) {
      for (const month of longTables.has(table) ? names : rare) {
        const path = `${table}/month=${month}/${partition}.1.1.parquet`;
        await mkdir(dirname(join(lake, path)), { recursive: true });
        await link(source, join(lake, path));
        files.push({ ...file, path, month });
      }
    }
    const watermarkFiles = await writeWatermarks(lake, number, Math.ceil(journals / partitions));
    const head = { partition, version: 1, epoch: 1, owner: "test" };
    await writeFile(
      join(lake, manifestName(partition, 1)),
      printManifest({ ...head, files, watermarkFiles, watermarks: [] }),
    );
    count += files.length;
  }
  return count;
}

/** The commander with a number, whose partition is the rest of the number. */
export function fleetCommander(number: number): string {
  return `F${String(number).padStart(7, "0")}`;
}

/** A file of each table with a hundred rows. */
async function makeTemplates(folder: string) {
  const sink = await openSink(folder, { owner: "test" });
  const lines = kinds.map((kind) => `{ "timestamp":"2026-01-02T03:04:05Z", "event":"${kind}", "StarSystem":"Sol" }`);
  await sink.write(
    deliveriesOf(Array.from({ length: rowsOfFile }, () => lines).flat(), { commander: fleetCommander(0) }),
  );
  const { files } = sink.manifest;
  await sink.close();
  return new Map(files.map((file) => [file.table, { source: join(folder, file.path), file }]));
}

async function writeWatermarks(lake: string, number: number, journals: number): Promise<readonly LakeFile[]> {
  const files: LakeFile[] = [];
  await mkdir(join(lake, "watermarks"), { recursive: true });
  await withBareDuckDB(async (connection) => {
    let first = 0;
    for (const [at, part] of partsOfWatermarks.entries()) {
      const end = Math.min(journals, first + Math.ceil(part * journals));
      const commander = `${partitions} * (hash(n) % ${Math.ceil(commanders / partitions)})::BIGINT + ${number}`;
      const rows = `SELECT 'F' || lpad((${commander})::VARCHAR, 7, '0') AS commander,
        strftime(make_timestamp(2016, 1, 1, 0, 0, 0) + to_seconds(n * 1600), 'Journal.%Y-%m-%dT%H%M%S.01.log') AS file,
        0::BIGINT AS generation, 400000 + n AS "offset", 700::BIGINT AS line, 399000 + n AS lastOffset,
        substr(md5(n::VARCHAR), 1, 16) AS fingerprint, substr(md5('h' || n::VARCHAR), 1, 16) AS header
        FROM range(${first}, ${end}) AS numbers(n) ORDER BY file, commander, generation`;
      const path = `watermarks/fleet-${number}.1.${at + 1}.parquet`;
      const written = await copyTo(connection, rows, join(lake, path));
      const sha256 = await sealFile(join(lake, path));
      files.push({ path, table: "watermarks", month: "all", shape: "watermarks", ...written, sha256 });
      first = end;
    }
  });
  return files;
}
