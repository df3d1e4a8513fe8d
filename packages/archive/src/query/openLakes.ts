import type { DuckDBConnection } from "@duckdb/node-api";
import {
  functionOption,
  objectOption,
  oneOf,
  requireOptions,
  requireOption,
  required,
  textOption,
  type OptionShapes,
} from "@shipslog/contract/internal";
import type { Engine } from "../engine/openEngine.ts";
import { fillTable } from "../engine/fillTable.ts";
import { identifier } from "../engine/quote.ts";
import { homeOf, requirePlace } from "../lake/home/FolderHome.ts";
import { LakeError } from "../lake/home/LakeError.ts";
import type { LakePlace } from "../lake/home/LakeHome.ts";
import type { LakeCache } from "../observed/ObservedFiles.ts";
import { findRepeats, type RepeatedJournal } from "./findRepeats.ts";
import { JoinedViews } from "./JoinedViews.ts";
import { tablesShapes, type TablesOptions } from "./lockDown.ts";
import { commanderCondition, openHomes, where, type ViewedLakes } from "./openLake.ts";
import { QueryError, type Tables } from "./Tables.ts";
import { viewLake, type ListedLake, type ViewedLake } from "./viewLake.ts";

/** One of several lakes that are queried together. */
export interface NamedLake {
  /** Its name in the column `lake`, and of its tables: `old.FSDJump`. */
  readonly name: string;
  readonly place: LakePlace;
  /** As for `openLake`; a folder for each lake. */
  readonly cache?: LakeCache | undefined;
}

/** How several lakes are opened for queries. */
export interface LakesOptions extends TablesOptions {
  /** Shows only the rows of this commander. Default: all rows. */
  readonly commander?: string | undefined;
  /**
   * What becomes of a journal that several lakes have. `"keep"`, the default, shows the rows of each lake; `"drop"` shows those of the
   * lake that has most of it, or of the first one.
   */
  readonly repeats?: "keep" | "drop" | undefined;
  /** Called with the number of journals that several lakes seem to have, when their rows are kept. */
  readonly onRepeats?: ((journals: number) => void) | undefined;
}

const lakesShapes: OptionShapes<LakesOptions> = {
  ...tablesShapes,
  commander: textOption,
  repeats: oneOf(["keep", "drop"]),
  onRepeats: functionOption,
};

/** Names that DuckDB has for catalogs and schemas of its own. */
const takenNames = new Set([
  "main",
  "memory",
  "temp",
  "system",
  "information_schema",
  "pg_catalog",
  "staging",
  "repeats",
]);

/**
 * Opens several lakes for queries about all of them. Each table has the rows of all lakes, and a column `lake` with the name of one;
 * a table of one lake has that name before it, as `old.FSDJump`. Throws a QueryError for a name that is taken.
 */
export async function openLakes(lakes: readonly NamedLake[], options: LakesOptions = {}): Promise<Tables> {
  requireOption("lakes", lakes, required({ allowed: "an array with a lake", accepts: isFilled }));
  requireOptions(options, lakesShapes);
  requireNames(lakes.map(({ name }) => name));
  const given = lakes.map(({ place, cache }) => {
    requirePlace(place);
    requireOption("cache", cache, objectOption);
    return { home: homeOf(place), cache };
  });
  let hasTold = false;
  return await openHomes(given, options, async (engine, listed) => {
    const repeats = await repeatsOf(engine, listed, options.repeats ?? "keep");
    if (options.repeats !== "drop" && repeats.length > 0 && !hasTold) options.onRepeats?.(repeats.length);
    hasTold = true;
    const dropped = options.repeats === "drop" ? repeats : [];
    const names = lakes.map(({ name }) => name);
    return await viewTogether(engine, { names, listed, dropped }, options);
  });
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0;
}

function requireNames(names: readonly string[]): void {
  const known = new Set<string>();
  for (const name of names) {
    requireOption("name", name, required(textOption));
    // DuckDB does not distinguish upper and lower case.
    const key = name.toLowerCase();
    const isTaken = name === "" || takenNames.has(key);
    if (isTaken) throw new QueryError(`a lake cannot have the name "${name}"; give it another one`);
    if (known.has(key)) throw new QueryError(`two lakes have the name ${name}; give one of them another one`);
    known.add(key);
  }
}

/** The journals that several lakes have. That they are told about is worth no error. */
async function repeatsOf(
  { connection }: Engine,
  listed: readonly ListedLake[],
  choice: "keep" | "drop",
): Promise<readonly RepeatedJournal[]> {
  try {
    return await findRepeats(connection, listed, { isSure: choice === "drop" });
  } catch (error) {
    if (choice === "keep" && error instanceof LakeError) return [];
    throw error;
  }
}

/** The journals of one lake whose rows are not shown, in a table of its catalog. */
const droppedJournals = "repeats.journals";
const isShown = `(commander, position.file, position.generation) NOT IN
  (SELECT row(commander, file, generation) FROM ${droppedJournals})`;

async function keepDropped(connection: DuckDBConnection, journals: readonly RepeatedJournal[]): Promise<void> {
  const rows = journals.map(({ commander, file, generation }) => [commander, file, generation]);
  await fillTable(connection, "dropped", "commander VARCHAR, file VARCHAR, generation BIGINT", rows);
  await connection.run("CREATE SCHEMA repeats");
  await connection.run(`CREATE TABLE ${droppedJournals} AS FROM temp.dropped`);
  await connection.run("DROP TABLE temp.dropped");
}

interface LakesToView {
  readonly names: readonly string[];
  readonly listed: readonly ListedLake[];
  readonly dropped: readonly RepeatedJournal[];
}

async function viewTogether(
  engine: Engine,
  { names, listed, dropped }: LakesToView,
  options: LakesOptions,
): Promise<ViewedLakes> {
  const ofCommander = await commanderCondition(engine, listed, options.commander);
  const lakes: (ViewedLake & { readonly name: string })[] = [];
  for (const [at, lake] of listed.entries()) {
    const name = names[at] ?? "";
    const connection = await engine.attach(identifier(name));
    const rows = dropped.filter((each) => each.lake === at);
    if (rows.length > 0) await keepDropped(connection, rows);
    const condition = where([ofCommander, rows.length === 0 ? undefined : isShown]);
    lakes.push({ ...(await viewLake(connection, lake, condition, options)), name });
  }
  const views = new JoinedViews(lakes);
  await views.createTables(engine.connection);
  return { lakes, views };
}
