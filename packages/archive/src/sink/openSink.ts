import {
  flagOption,
  functionOption,
  numberOption,
  objectOption,
  required,
  requireOptions,
  textOption,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { engineShapes, openEngine, type EngineOptions } from "../engine/openEngine.ts";
import { Staging } from "../staging/Staging.ts";
import { homeOf, requirePlace } from "../lake/home/FolderHome.ts";
import type { LakePlace } from "../lake/home/LakeHome.ts";
import { LakeError } from "../lake/home/LakeError.ts";
import { LakeSink, type LakeSinkOptions } from "./LakeSink.ts";
import { ManifestLog } from "../lake/manifest/ManifestLog.ts";
import { takeOver } from "../lake/manifest/epoch.ts";
import { ManifestWriter } from "../lake/manifest/ManifestWriter.ts";
import { isPartitionName } from "../lake/manifest/manifestName.ts";
import { requireWhole } from "../lake/files/damage.ts";
import { sweep } from "../lake/files/sweep.ts";
import { OwnedPartition } from "./OwnedPartition.ts";

/** How a lake is opened for writing. */
export interface SinkOptions extends EngineOptions, LakeSinkOptions {
  /** Who opens it: any text, which is kept in the manifest. */
  readonly owner: string;
  /** Which partition of the lake to own; each has one owner at a time. Default: `main`. */
  readonly partition?: string | undefined;
  /** How many files and watermarks a manifest may list before the watermarks go to files. Default: 1000. */
  readonly listedItems?: number | undefined;
}

const sinkShapes: OptionShapes<SinkOptions> = {
  ...engineShapes,
  owner: required(textOption),
  partition: textOption,
  listedItems: numberOption({ isWhole: true, min: 0 }),
  ownMonths: functionOption,
  dividingThread: objectOption,
  deferKindTables: flagOption,
};

/** The partition of a lake that is not divided. */
const defaultPartition = "main";

/**
 * Opens a lake for writing, and creates it if it does not exist. Opening takes over the partition: writes of an earlier owner
 * fail from then on. Files left by a crash are removed.
 */
export async function openSink(lake: LakePlace, options: SinkOptions): Promise<LakeSink> {
  requirePlace(lake);
  const home = homeOf(lake);
  requireOptions(options, sinkShapes);
  const { owner, partition = defaultPartition, listedItems } = options;
  if (!isPartitionName(partition)) {
    throw new LakeError(
      "unwritable",
      `${partition} is not a partition name`,
      undefined,
      "use letters, digits, - and _",
    );
  }
  const log = new ManifestLog(home, partition);
  const manifest = await takeOver(log, partition, owner).catch((error: unknown) => {
    throw error instanceof LakeError ? error : new LakeError("unwritable", home.name, error);
  });
  // A wrong watermark would repeat lines, or leave some out.
  await requireWhole(home, manifest.watermarkFiles);
  await sweep(home, manifest);
  await log.removeOld();
  const engine = await openEngine(options);
  const staging = await Staging.open(engine.connection);
  const writer = new ManifestWriter(home, log, manifest, listedItems);
  return new LakeSink(new OwnedPartition(home, writer, engine, staging, options.ownMonths), options);
}
