import { join } from "node:path";
import {
  mergeFolders,
  reportFormats,
  basisNameOf,
  rules,
  terminalPaint,
  type ReportFormatName,
  type MergedSessions,
  type ReportContext,
} from "@shipslog/check";
import { defaultDialect, severities, type Severity } from "@shipslog/contract";
import { escapeControls } from "@shipslog/contract/internal";
import { exitCodes, type ExitCode } from "../../exitCodes.ts";
import type { Host } from "../../Host.ts";
import { detectDialect, type ChosenDialect } from "../../journalSources/detectDialect.ts";
import { findSources } from "../../journalSources/findSources.ts";
import { ProgressBar } from "../../ProgressBar.ts";
import { readVersion } from "../../version.ts";
import { checkJobs } from "./checkJobs.ts";
import { folderToCheck, type FolderToCheck } from "./FolderToCheck.ts";
import { printDrift } from "./printDrift.ts";
import type { WorkerSettings } from "./SessionJob.ts";

/** What to check, and how to report it. */
export interface CheckPathsOptions {
  /** Journals, folders of journals, and patterns. */
  readonly paths: readonly string[];
  /** The dialect for all folders; detected in each when undefined. */
  readonly dialect: ChosenDialect | undefined;
  readonly check: WorkerSettings;
  readonly format: ReportFormatName;
  /** The exit code is 1 when a finding of this severity or a worse one is reported. */
  readonly failOn: Severity;
  readonly threads: number;
  /** Whether to print every finding instead of a few per rule. */
  readonly isComplete: boolean;
  readonly isQuiet: boolean;
}

/** Checks journals, prints the report and returns the exit code. */
export async function checkPaths(options: CheckPathsOptions, host: Host): Promise<ExitCode> {
  const sources = await findSources(options.paths, { acceptsAnyName: true, acceptsCompanionsAlone: true });
  const folders = await Promise.all(
    sources.map(async (source) => folderToCheck(source, options.dialect ?? (await detectDialect(source)))),
  );
  for (const text of sources.flatMap(({ skipped }) => skipped)) {
    host.err.write(`shipslog: ${escapeControls(text)}; skipped\n`);
  }
  for (const { folder } of sources.filter(({ journals }) => journals.length === 0)) {
    host.err.write(
      `shipslog: ${escapeControls(folder)} has no journal; only its companion files are checked. To check a file as a journal, name it.\n`,
    );
  }
  const merged = await runJobs(folders, options, host);
  for (const text of reportText(merged, options.format, contextOf(folders, options, host))) {
    if (host.out.ended.aborted) break;
    host.out.write(text);
  }
  if (options.check.drift === true && options.format === "text") host.out.write(`\n${printDrift(merged.summary)}`);
  const failing = severities.slice(0, severities.indexOf(options.failOn) + 1);
  return failing.some((severity) => merged.summary.findings[severity] > 0) ? exitCodes.findings : exitCodes.fine;
}

async function runJobs(
  folders: readonly FolderToCheck[],
  { check, threads, isQuiet }: CheckPathsOptions,
  host: Host,
): Promise<MergedSessions> {
  const jobs = folders.flatMap((folder) => folder.jobs);
  const total = jobs.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const progress = new ProgressBar(host.err, host.clock);
  let done = 0;
  const sessions = await checkJobs(jobs, check, {
    threads,
    clock: host.clock,
    signal: host.interrupted,
    onDone({ byteLength }) {
      done += byteLength;
      if (!isQuiet) progress.show(done / Math.max(1, total), `${(done / 1e6).toFixed(0)} MB`);
    },
  }).finally(() => progress.clear());
  const results = new Map(jobs.map((job, at) => [job, sessions[at]]));
  const checked = folders.map(({ source: { folder }, jobs: own }) => ({
    sessions: own.flatMap((job) => results.get(job) ?? []),
    pathOf: (file: string) => join(folder, file),
  }));
  return mergeFolders(checked, check);
}

function* reportText(
  { findings, summary }: MergedSessions,
  format: ReportFormatName,
  context: ReportContext,
): Iterable<string> {
  const report = reportFormats[format].open(context);
  yield* report.begin();
  for (const finding of findings) yield* report.finding(finding);
  yield* report.end(summary);
}

function contextOf(
  folders: readonly FolderToCheck[],
  { failOn, isComplete, check: { only } }: CheckPathsOptions,
  { out }: Host,
): ReportContext {
  return {
    dialect: folders[0]?.dialect ?? defaultDialect,
    folders: folders.map(({ source: { folder, skipped }, dialect, reason }) => ({
      path: folder,
      dialect,
      reason,
      skipped,
    })),
    rules: rules.filter((rule) => only === undefined || basisNameOf(rule) === only),
    version: readVersion(),
    failOn,
    width: out.columns,
    ...(out.hasColour && { paint: terminalPaint }),
    ...(isComplete && { mostPerRule: Number.POSITIVE_INFINITY }),
  };
}
