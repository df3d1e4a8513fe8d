import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { tableFolder } from "../../../packages/archive/src/iceberg/publishedNames.ts";
import { listVersions, readVersion } from "../../../packages/archive/src/iceberg/readPublished.ts";
import { tableNames } from "../../../packages/archive/src/tables/tableQueries.ts";

/** The state of the published tables of a lake. */
export interface PublishedState {
  readonly tables: number;
  /** Tables whose hint leads to a version that is not whole. */
  readonly broken: number;
  /** Files that neither the newest version of a table nor the one before names. */
  readonly leftOver: number;
}

/** Looks for what a reader of the published tables would stumble over. */
export async function checkPublished(lake: string): Promise<PublishedState> {
  const state = { tables: 0, broken: 0, leftOver: 0 };
  for (const table of tableNames) {
    const folder = tableFolder(lake, table);
    const hint = join(folder, "metadata/version-hint.text");
    if (!existsSync(hint)) continue;
    state.tables++;
    if (!(await isWhole(folder, Number(readFileSync(hint, "utf8"))))) state.broken++;
    const versions = await Promise.all((await listVersions(folder)).slice(-2).map((each) => readVersion(folder, each)));
    const named = new Set(["metadata/version-hint.text", ...versions.flatMap(({ paths }) => paths)]);
    const found = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const files = found.filter((name) => statSync(join(folder, name)).isFile());
    state.leftOver += files.filter((name) => !named.has(name.split(sep).join("/"))).length;
  }
  return state;
}

async function isWhole(folder: string, version: number): Promise<boolean> {
  const published = await readVersion(folder, version).catch(() => undefined);
  return (
    published !== undefined &&
    published.entries.every(({ data_file: { file_path: path, file_size_in_bytes: bytes } }) => {
      const file = join(folder, path);
      return existsSync(file) && statSync(file).size === bytes;
    })
  );
}
