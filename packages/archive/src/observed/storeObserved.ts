import { requireOption, requireOptions, required, textOption, type OptionShapes } from "@shipslog/contract/internal";
import { engineShapes, openEngine, type EngineOptions } from "../engine/openEngine.ts";
import { observedTables } from "../generated/observedTables.ts";
import { homeOf } from "../lake/home/FolderHome.ts";
import { requireWhole } from "../lake/files/damage.ts";
import { LakeError } from "../lake/home/LakeError.ts";
import { relationOf } from "../lake/files/relationOf.ts";
import { readManifests } from "../lake/lake.ts";
import { observedFolder, ObservedFiles } from "./ObservedFiles.ts";

/** Who makes typed files. */
export interface StoreObservedOptions extends EngineOptions {
  /** Letters and digits that differ for any two processes. */
  readonly writer: string;
}

const shapes: OptionShapes<StoreObservedOptions> = { ...engineShapes, writer: required(textOption) };

/** How many kinds get a typed file, the most frequent first: on real journals they have 85 % of all lines. */
const frequentKinds = 30;

/** Makes the typed files of the most frequent observed kinds in a lake, for every reader. Returns their kinds. */
export async function storeObserved(lake: string, options: StoreObservedOptions): Promise<readonly string[]> {
  requireOption("lake", lake, required(textOption));
  requireOptions(options, shapes);
  const manifests = await readManifests(lake);
  const events = manifests.flatMap(({ files }) => files.filter(({ table }) => table === "events"));
  if (events.length === 0) return [];
  // What is made from a damaged file would have a digest of its own.
  await requireWhole(homeOf(lake), events);
  const kinds = await frequent(relationOf(lake, events), options);
  const write = { folder: observedFolder(lake), writer: options.writer };
  const files = await ObservedFiles.open(lake, events, { read: [], write }, options);
  try {
    for (const kind of kinds) await files.renew(kind);
  } catch (error) {
    throw new LakeError("unwritable", lake, error);
  }
  return kinds;
}

/** The most frequent observed kinds among some lines. */
async function frequent(lines: string, options: EngineOptions): Promise<readonly string[]> {
  const engine = await openEngine(options);
  try {
    const found = await engine.connection.runAndReadAll(
      `SELECT kind FROM ${lines} GROUP BY kind ORDER BY count(*) DESC, kind`,
    );
    const kinds = found.getRows().map(([kind]) => kind as string);
    return kinds.filter((kind) => Object.hasOwn(observedTables, kind)).slice(0, frequentKinds);
  } finally {
    engine.close();
  }
}
