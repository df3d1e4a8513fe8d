import { join, resolve } from "node:path";
import { required, requireOption, requireOptions, textOption, type OptionShapes } from "@shipslog/contract/options";
import { openEngine } from "../engine/openEngine.ts";
import { identifier, literal } from "../engine/quote.ts";
import type { Manifest } from "../lake/Manifest.ts";
import { readManifests } from "../lake/readManifests.ts";
import { Staging } from "../staging/Staging.ts";
import { tableNames } from "../tables/tableQueries.ts";
import { lockDown, tablesShapes, type TablesOptions } from "./lockDown.ts";
import { QueryError } from "./QueryError.ts";
import { Tables } from "./Tables.ts";

/** How a lake is opened for queries. */
export interface LakeOptions extends TablesOptions {
  /** Shows only the rows of this commander. Default: all rows. */
  readonly commander?: string | undefined;
}

const lakeShapes: OptionShapes<LakeOptions> = { ...tablesShapes, commander: textOption };

/** Opens a lake for queries. Each table is a view over the files of the lake, or empty if there are none. */
export async function openLake(lake: string, options: LakeOptions = {}): Promise<Tables> {
  requireOption("lake", lake, required(textOption));
  requireOptions(options, lakeShapes);
  const manifests = await readManifests(lake);
  const files = manifests.flatMap((manifest) => manifest.files);
  const condition = options.commander === undefined ? "" : ` WHERE ${isOf(options.commander, manifests)}`;
  const engine = await openEngine(options);
  const { connection } = engine;
  const paths = Map.groupBy(files, ({ table }) => table);
  // Creates all tables empty; the views below replace those that have rows.
  await Staging.open(connection);
  for (const table of tableNames) {
    const members = paths.get(table) ?? [];
    if (members.length === 0) continue;
    const found = members.map(({ path }) => literal(resolve(join(lake, path))));
    // Reading the columns of each file takes time and is needed only if a later contract has added columns.
    const isMixed = new Set(members.map(({ shape }) => shape)).size > 1;
    const rows = `read_parquet([${found.join(", ")}], hive_partitioning = false, union_by_name = ${isMixed})`;
    await connection.run(`CREATE OR REPLACE VIEW ${identifier(table)} AS SELECT * FROM ${rows}${condition}`);
  }
  await lockDown(connection, [...files.map(({ path }) => join(lake, path)), ...(options.writable ?? [])]);
  return new Tables(engine);
}

/** The SQL condition for the rows of a commander; throws if the lake has none. */
function isOf(commander: string, manifests: readonly Manifest[]): string {
  const known = new Set(manifests.flatMap(({ watermarks }) => watermarks.map((each) => each.commander)));
  if (known.has(commander)) return `commander = ${literal(commander)}`;
  throw new QueryError(`there is no commander ${commander}; known commanders: ${[...known].toSorted().join(", ")}`);
}
