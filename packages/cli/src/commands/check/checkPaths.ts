import { basename } from "node:path";
import {
  mergeSessions,
  reportFormats,
  rules,
  terminalPaint,
  type CheckOptions,
  type ReportFormatName,
  type MergedSessions,
  type ReportContext,
} from "@shipslog/check";
import { severities, type Severity } from "@shipslog/contract";
import { exitCodes, type ExitCode } from "../../exitCodes.ts";
import type { Host } from "../../Host.ts";
import { ProgressBar } from "../../ProgressBar.ts";
import { readVersion } from "../../version.ts";
import { checkJobs } from "./checkJobs.ts";
import { findJobs } from "./findJobs.ts";
import { printDrift } from "./printDrift.ts";
import type { SessionJob } from "./SessionJob.ts";

/** What to check, and how to report it. */
export interface CheckPathsOptions {
  /** Journals and folders of journals. */
  readonly paths: readonly string[];
  readonly check: CheckOptions;
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
  const jobs = await findJobs(options.paths);
  const merged = await runJobs(jobs, options, host);
  if (host.interrupted.aborted) {
    host.err.write("shipslog: stopped on request; there is no report, because some journals were not checked\n");
    return exitCodes.interrupted;
  }
  for (const text of reportText(merged, options.format, contextOf(jobs, options, host))) host.out.write(text);
  if (options.check.drift === true && options.format === "text") host.out.write(`\n${printDrift(merged.summary)}`);
  const failing = severities.slice(0, severities.indexOf(options.failOn) + 1);
  return failing.some((severity) => merged.summary.findings[severity] > 0) ? exitCodes.findings : exitCodes.fine;
}

async function runJobs(
  jobs: readonly SessionJob[],
  { check, threads, isQuiet }: CheckPathsOptions,
  host: Host,
): Promise<MergedSessions> {
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
  });
  progress.clear();
  return mergeSessions(sessions, check);
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
  jobs: readonly SessionJob[],
  { check: { dialect }, failOn, isComplete }: CheckPathsOptions,
  { out }: Host,
): ReportContext {
  const paths = new Map(jobs.flatMap((job) => job.paths).map((path) => [basename(path), path]));
  return {
    dialect,
    rules,
    version: readVersion(),
    failOn,
    pathOf: (file) => paths.get(file) ?? file,
    width: out.columns,
    ...(out.hasColour && { paint: terminalPaint }),
    ...(isComplete && { mostPerRule: Number.POSITIVE_INFINITY }),
  };
}
