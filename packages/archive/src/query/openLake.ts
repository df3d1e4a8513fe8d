import { objectOption, requireOptions, textOption, type OptionShapes } from "@shipslog/contract/internal";
import { openEngine, type Engine } from "../engine/openEngine.ts";
import { literal } from "../engine/quote.ts";
import { damageError } from "../lake/files/damage.ts";
import { homeOf, requirePlace } from "../lake/home/FolderHome.ts";
import type { LakeHome, LakePlace } from "../lake/home/LakeHome.ts";
import { lakeVersion } from "../lake/lake.ts";
import { verifyFiles } from "../lake/verifyFiles.ts";
import type { LakeCache } from "../observed/ObservedFiles.ts";
import { lockDown, tablesShapes, type TablesOptions } from "./lockDown.ts";
import type { KindViews } from "./ObservedViews.ts";
import { QueryError, Tables } from "./Tables.ts";
import { commandersIn, hasCommander, listLake, viewLake, type ListedLake, type ViewedLake } from "./viewLake.ts";

/** How a lake is opened for queries. */
export interface LakeOptions extends TablesOptions {
  /** Shows only the rows of this commander. Default: all rows. */
  readonly commander?: string | undefined;
  /**
   * Where it is remembered which files were compared with their digests, and where the lines of observed kinds are kept as typed
   * files after the first question. Default: each opening compares the files, and reads these lines as they are.
   */
  readonly cache?: LakeCache | undefined;
}

const lakeShapes: OptionShapes<LakeOptions> = {
  ...tablesShapes,
  commander: textOption,
  cache: objectOption,
};

/**
 * Opens a lake for queries. Each table is a view over the files of the lake, or empty if there are none. Files are compared with
 * their digests when a query first uses them. When another owner replaces files while they are read, the lake is opened again and
 * the query repeated.
 */
export async function openLake(lake: LakePlace, options: LakeOptions = {}): Promise<Tables> {
  requirePlace(lake);
  requireOptions(options, lakeShapes);
  return await openHomes([{ home: homeOf(lake), cache: options.cache }], options, viewAlone);
}

async function viewAlone(engine: Engine, [lake]: readonly ListedLake[], options: LakeOptions): Promise<ViewedLakes> {
  if (lake === undefined) throw new TypeError("there is no lake to open");
  const condition = await commanderCondition(engine, [lake], options.commander);
  const viewed = await viewLake(engine.connection, lake, where([condition]), options);
  return { lakes: [viewed], views: viewed.views };
}

/** A lake to open. */
export interface GivenHome {
  readonly home: LakeHome;
  readonly cache: LakeCache | undefined;
}

/** Lakes with their views, and the views that a query reads. */
export interface ViewedLakes {
  readonly lakes: readonly ViewedLake[];
  readonly views: KindViews;
}

/** Creates the views of lakes in an engine. */
type ViewLakes<Options> = (engine: Engine, lakes: readonly ListedLake[], options: Options) => Promise<ViewedLakes>;

/** Opens lakes with the views that `view` creates. They are opened again when one of them has changed. */
export async function openHomes<Options extends TablesOptions>(
  given: readonly GivenHome[],
  options: Options,
  view: ViewLakes<Options>,
): Promise<Tables> {
  let opened = await openCurrent(given, options, view);
  return new Tables(opened.engine, {
    views: () => opened.views,
    async verifyFor(sql) {
      for (const { unverified, connection } of opened.lakes) await unverified.verifyFor(connection, sql);
    },
    failureOf(table) {
      return opened.lakes.map(({ unverified }) => unverified.failureOf(table)).find((each) => each !== undefined);
    },
    async reopen() {
      const versions = await Promise.all(opened.lakes.map(({ home }) => lakeVersion(home)));
      if (opened.lakes.every(({ version }, at) => version === versions[at])) return undefined;
      opened = await openCurrent(given, options, view);
      return opened.engine;
    },
    async findDamage() {
      for (const { home } of given) {
        const first = (await verifyFiles(home)).damaged.find(({ table }) => table !== undefined);
        if (first !== undefined) return damageError(home, first);
      }
      return undefined;
    },
  });
}

interface OpenedLakes extends ViewedLakes {
  readonly engine: Engine;
}

/** Opens the current files; repeats it if they are replaced meanwhile. */
async function openCurrent<Options extends TablesOptions>(
  given: readonly GivenHome[],
  options: Options,
  view: ViewLakes<Options>,
): Promise<OpenedLakes> {
  const versionsOf = async () => await Promise.all(given.map(({ home }) => lakeVersion(home)));
  for (;;) {
    const versions = await versionsOf();
    try {
      return await openFiles(given, options, view);
    } catch (error) {
      const now = await versionsOf();
      if (error instanceof QueryError || versions.every((version, at) => version === now[at])) throw error;
    }
  }
}

async function openFiles<Options extends TablesOptions>(
  given: readonly GivenHome[],
  options: Options,
  view: ViewLakes<Options>,
): Promise<OpenedLakes> {
  const listed = await Promise.all(given.map(({ home, cache }) => listLake(home, cache)));
  const leftLines = listed.reduce((sum, lake) => sum + lake.leftLines, 0);
  if (leftLines > 0) options.onUndivided?.(leftLines);
  const engine = await openEngine(options);
  try {
    const viewed = await view(engine, listed, options);
    const paths = viewed.lakes.flatMap((lake) => lake.paths);
    await lockDown(engine.connection, [...paths, ...(options.writable ?? [])]);
    return { ...viewed, engine };
  } catch (error) {
    engine.close();
    throw error;
  }
}

/** The SQL condition for the rows of a commander, if one is asked for; throws if no lake has any. */
export async function commanderCondition(
  { connection }: Engine,
  lakes: readonly ListedLake[],
  commander: string | undefined,
): Promise<string | undefined> {
  if (commander === undefined) return undefined;
  for (const lake of lakes) {
    if (await hasCommander(connection, lake, commander)) return `commander = ${literal(commander)}`;
  }
  const known = new Set<string>();
  for (const lake of lakes) for (const each of await commandersIn(connection, lake)) known.add(each);
  throw new QueryError(`there is no commander ${commander}; known commanders: ${[...known].toSorted().join(", ")}`);
}

/** The SQL of conditions with WHERE; empty if there are none. */
export function where(conditions: readonly (string | undefined)[]): string {
  const given = conditions.filter((each) => each !== undefined);
  return given.length === 0 ? "" : ` WHERE ${given.join(" AND ")}`;
}
