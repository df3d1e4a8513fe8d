import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import {
  either,
  formatCount,
  flagOption,
  functionOption,
  objectOption,
  oneOf,
  required,
  requireOption,
  signalOption,
  textOption,
  type OptionShapes,
  requireOptions,
} from "@shipslog/contract/internal";
import type { JournalError } from "@shipslog/journal";
import { Interruption, UsageError } from "../failure/errors.ts";
import { findSources, type SourceFolder } from "../openFolder/findSources.ts";
import type { JournalCopy } from "../openFolder/JournalIntake.ts";
import { journalPaths, type JournalPaths, type SearchedMachine } from "../openFolder/journalPaths.ts";
import { nodeInstallation, type Installation } from "../parts/nodeInstallation.ts";
import { requireParts } from "../parts/requireParts.ts";
import { unpackJournals, type UnpackedPaths } from "../unpackJournals/unpackJournals.ts";
import type { CopiesChoice } from "./findResumePoints.ts";

/** Which journals become tables, and as whose. */
export interface JournalsToStore {
  /** Only the journals of this commander. */
  readonly commander?: string | undefined;
  /** The commander of journals that do not name one; `unknown` by default. */
  readonly defaultCommander?: string | undefined;
  /** Stops the work; it then throws an Interruption. What is stored by then stays, and the next run adds the rest. */
  readonly signal?: AbortSignal | undefined;
  /** Called with what was found, before it is read. */
  readonly onFound?: ((folders: readonly SourceFolder[]) => void) | undefined;
  /** Called with a message for each path that leads to no journals, if another does; without one that does, it is an error. */
  readonly onEmpty?: ((message: string) => void) | undefined;
  /** Called for each journal that cannot be read, and is left out. */
  readonly onUnreadable?: ((error: JournalError) => void) | undefined;
  /** Called for each journal that has the lines of another one with other line ends, and is left out. */
  readonly onCopy?: ((copy: JournalCopy) => void) | undefined;
  /** Called with the fraction of all bytes that has been read, and the current journal. */
  readonly onProgress?: ((fraction: number, file: string) => void) | undefined;
  /** The machine on which the game's folder is searched; this one by default. */
  readonly machine?: SearchedMachine | undefined;
  /** Where the optional part with DuckDB is looked for; beside this package by default. */
  readonly installation?: Installation | undefined;
}

/** How a folder is stored. */
export interface StoreFolderOptions extends JournalsToStore {
  /** Merges small files after the new lines are stored. */
  readonly compact?: boolean | undefined;
  /**
   * What becomes of journals that have the lines of stored ones with other line ends: `"skip"`, the default, leaves them out, `"keep"`
   * stores every line again. A function decides it for some of them.
   */
  readonly copies?: CopiesChoice | ((copies: readonly JournalCopy[]) => Promise<CopiesChoice>) | undefined;
  /** Who writes, kept in the manifest of the lake; drawn by default. */
  readonly owner?: string | undefined;
}

/** What was stored, and what the lake holds now. */
export interface StoredFolder {
  /** New lines. */
  readonly lines: number;
  /** Journals with new lines. */
  readonly journals: number;
  /** The commanders of the journals that were read. */
  readonly commanders: readonly string[];
  /** Journals that could not be read and were left out. */
  readonly unreadable: readonly JournalError[];
  /** Journals that have the lines of stored ones with other line ends, and were left out. */
  readonly copies: readonly JournalCopy[];
  /** The paths of journals whose last line was not stored yet, because it is incomplete and may still grow. */
  readonly heldBack: readonly string[];
  /** What the whole lake holds. */
  readonly lake: {
    readonly events: number;
    readonly rejects: number;
    readonly files: number;
    readonly bytes: number;
  };
}

/** The shapes of what stores and queries have in common. */
export const storeShapes: OptionShapes<JournalsToStore> = {
  commander: textOption,
  defaultCommander: textOption,
  signal: signalOption,
  onFound: functionOption,
  onEmpty: functionOption,
  onUnreadable: functionOption,
  onCopy: functionOption,
  onProgress: functionOption,
  machine: objectOption,
  installation: objectOption,
};
const shapes: OptionShapes<StoreFolderOptions> = {
  ...storeShapes,
  compact: flagOption,
  copies: either(oneOf(["skip", "keep"]), functionOption),
  owner: textOption,
};

/**
 * Stores journals in a lake, a folder or `s3://bucket/lake`, which is created if it is missing: only lines that are not there yet, so that copies add nothing.
 * Journals in a `.zip` or `.gz`, and those with the name of a copy, are read too. Needs `@shipslog/archive`, and throws an EnvironmentError that says how to install it. Throws a UsageError for a path that
 * does not exist, and if no path leads to journals.
 */
export async function storeFolder(
  paths: JournalPaths,
  lake: string,
  options: StoreFolderOptions = {},
): Promise<StoredFolder> {
  requireOptions(options, shapes);
  requireOption("lake", lake, required(textOption));
  const { installation = nodeInstallation(import.meta.filename), machine } = options;
  requireParts(["archive"], { installation });
  const unpacked = await unpackJournals(await journalPaths(paths, machine));
  try {
    const { onEmpty = () => undefined } = options;
    const sources = await findSources(unpacked.paths, { onEmpty });
    options.onFound?.(sources);
    for (const error of unpacked.unreadable) options.onUnreadable?.(error);
    for (const { folder } of sources) refuseOwnLake(folder, lake);
    return await storeUnpacked(lake, sources, unpacked, options);
  } finally {
    await unpacked.close();
  }
}

async function storeUnpacked(
  lake: string,
  sources: readonly SourceFolder[],
  { origins, unreadable }: UnpackedPaths,
  options: StoreFolderOptions,
): Promise<StoredFolder> {
  const { signal, machine, owner = `shipslog ${randomBytes(16).toString("hex")}` } = options;
  // Loaded on first use: it brings DuckDB.
  const { openSink, summarizeLake } = await import("@shipslog/archive");
  const place = (await import("./lakeAt.ts")).lakeAt(lake, machine);
  const { takeIn } = await import("./storeSources.ts");
  // One thread for each connection takes the least processor time (docs/decisions/0009).
  const sink = await openSink(place, { owner, threads: 1 });
  try {
    const stored = await takeIn(sink, sources, { ...options, origins });
    if (signal?.aborted === true) {
      throw new Interruption(
        `${formatCount(stored.lines, "new line")} stored in ${lake}; run it again to add the rest`,
      );
    }
    if (options.compact === true) {
      await sink.compact();
      await (await import("./compactOthers.ts")).compactOthers(place, owner);
    }
    const { events, rejects, files, bytes } = await summarizeLake(place);
    return {
      ...stored,
      unreadable: [...unreadable, ...stored.unreadable],
      lake: { events, rejects, files, bytes },
    };
  } finally {
    await sink.close();
  }
}

function refuseOwnLake(folder: string, lake: string): void {
  if (resolve(folder) === resolve(lake)) throw new UsageError(`the lake must be a different folder than ${folder}`);
}
