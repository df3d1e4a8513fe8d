import { availableParallelism } from "node:os";
import type { CheckOptions, MergedSessions } from "@shipslog/check";
import { parseJournalName, type Dialect } from "@shipslog/contract";
import {
  arrayOf,
  dialectOption,
  either,
  flagOption,
  functionOption,
  numberOption,
  objectOption,
  signalOption,
  textOption,
  type OptionShapes,
  requireOptions,
} from "@shipslog/contract/internal";
import { nodeClock, nodeDisk, type Clock } from "@shipslog/journal";
import { detectDialect, leaveOutCopies } from "@shipslog/page/sources";
import { digestFile } from "./digestFile.ts";
import { UsageError } from "../failure/errors.ts";
import { findSources, type SourceFolder } from "../openFolder/findSources.ts";
import { journalPaths, type JournalPaths, type SearchedMachine } from "../openFolder/journalPaths.ts";

/** How a folder is checked. */
export interface CheckFolderOptions extends Omit<CheckOptions, "observed" | "timer"> {
  /** How many sessions are checked at a time, each on a thread; one per processor core by default. */
  readonly threads?: number | undefined;
  /** Stops the check; it then throws an Interruption, because half a report would be wrong. */
  readonly signal?: AbortSignal | undefined;
  /** Called with what was found, and with the reason for each path that cannot be checked, before the check. */
  readonly onFound?: ((folders: readonly CheckedSource[], unusable: readonly string[]) => void) | undefined;
  /** Called after each session. */
  readonly onProgress?: ((doneBytes: number, totalBytes: number) => void) | undefined;
  /** The clock for reading companion files again that the game is writing. */
  readonly clock?: Clock | undefined;
  /**
   * A folder for the results of sessions: those that have not changed since an earlier run are taken from there. The findings
   * are the same as without. Left out, every session is checked.
   */
  readonly cache?: string | undefined;
  /** Leaves out journals that began earlier, by the player's clock, as their names say: `2026-05-01` or `2026-05-01T18:00`. */
  readonly since?: string | undefined;
  /** Whether the summary says where the time went; every session is then checked, and none is taken from the cache. */
  readonly timings?: boolean | undefined;
  /** The machine on which the game's folder is searched; this one by default. */
  readonly machine?: SearchedMachine | undefined;
}

/** A folder that is checked. */
export interface CheckedSource {
  readonly path: string;
  readonly dialect: Dialect;
  /** Why this dialect, as `found a Fileheader`. */
  readonly reason: string;
  /** The base names of its journals in order of time; empty where only companion files are checked. */
  readonly journals: readonly string[];
  /** What has the name of a journal but is not a file, or a copy of another, each as text. */
  readonly skipped: readonly string[];
}

/** What a check has found. */
export interface FolderCheck extends MergedSessions {
  readonly folders: readonly CheckedSource[];
  /** Why paths could not be checked, each as text; the others were. */
  readonly unusable: readonly string[];
}

const shapes: OptionShapes<CheckFolderOptions> = {
  dialect: dialectOption,
  rules: objectOption,
  only: either(textOption, arrayOf(textOption)),
  overrides: arrayOf(objectOption),
  baseline: objectOption,
  drift: flagOption,
  timings: flagOption,
  threads: numberOption({ isWhole: true, min: 1 }),
  signal: signalOption,
  onFound: functionOption,
  onProgress: functionOption,
  clock: objectOption,
  cache: textOption,
  since: textOption,
  machine: objectOption,
};

/**
 * Checks journals and the companion files beside them, each folder on its own, and returns every finding in order. The dialect
 * is detected in each folder unless it is given. Throws a UsageError when no path leads to anything that could be checked; a
 * journal that cannot be read is a finding.
 */
export async function checkFolder(paths?: JournalPaths, options: CheckFolderOptions = {}): Promise<FolderCheck> {
  requireOptions(options, shapes);
  const { threads = availableParallelism(), clock = nodeClock, signal, machine, onFound, onProgress } = options;
  const { dialect, rules, only, overrides, baseline, drift, timings, since } = options;
  const cache = timings === true ? undefined : options.cache;
  const startMs = clock.monotonicMs();
  const unusable: string[] = [];
  const accepted = {
    acceptsAnyName: true,
    acceptsCompanionsAlone: true,
    onUnusable: (reason: string) => void unusable.push(reason),
  };
  const withCopies = await findSources(await journalPaths(paths, machine), accepted);
  const whole = await Promise.all(
    withCopies.map((source) => leaveOutCopies(source, { disk: nodeDisk, digest: digestFile })),
  );
  const sources = since === undefined ? whole : whole.flatMap((source) => beginningAt(source, stampOf(since)));
  const found = await Promise.all(
    sources.map(async (source) => ({
      source,
      ...(dialect === undefined ? await detectDialect(source, nodeDisk) : { dialect, reason: "given" }),
    })),
  );
  const folders = found.map(({ source: { folder, journals, skipped }, ...chosen }) => ({
    path: folder,
    ...chosen,
    journals: journals.map(({ file }) => file),
    skipped,
  }));
  onFound?.(folders, unusable);
  // Loaded on first use: the rules are large, and an import of the package must stay light.
  const { checkSources } = await import("./checkJobs.ts");
  const running = { threads, clock, signal: signal ?? new AbortController().signal, onProgress, cache };
  const foundMs = clock.monotonicMs();
  const checked = await checkSources(found, { rules, only, overrides, baseline, drift, timings }, running);
  return { ...withPhase(checked, "find", foundMs - startMs), folders, unusable };
}

/** The result with another phase before those that the check has measured. */
function withPhase({ findings, summary }: MergedSessions, phase: string, ms: number): MergedSessions {
  const { timings } = summary;
  if (timings === undefined) return { findings, summary };
  return { findings, summary: { ...summary, timings: { ...timings, phases: { [phase]: ms, ...timings.phases } } } };
}

/** A date, or a date and a time, as the names of journals have it. */
function stampOf(since: string): string {
  const [, date, hour = "00", minute = "00", second = "00"] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?Z?)?$/.exec(since) ?? [];
  if (date === undefined) {
    throw new UsageError(`since ${since}: expected a date such as 2026-05-01 or 2026-05-01T18:00`);
  }
  return `${date}T${hour}${minute}${second}`;
}

/** The journals that began at a time or later; those without a name of the game stay. Nothing of a folder that has none. */
function beginningAt(source: SourceFolder, stamp: string): readonly SourceFolder[] {
  const journals = source.journals.filter(({ file }) => (parseJournalName(file)?.stamp ?? stamp) >= stamp);
  return journals.length === 0 && source.journals.length > 0 ? [] : [{ ...source, journals }];
}
