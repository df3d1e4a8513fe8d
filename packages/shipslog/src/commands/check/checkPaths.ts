import { writeFile } from "node:fs/promises";
import { escapeControls, formatCount } from "@shipslog/contract/internal";
import {
  reportFormats,
  isAmong,
  updateBaseline,
  rules,
  terminalPaint,
  type ReportFormatName,
  type MergedSessions,
  type ReportContext,
  type Drift,
  type Summary,
  type Timings,
} from "@shipslog/check";
import { defaultDialect, severities, type Severity } from "@shipslog/contract";
import { exitCodes, type ExitCode } from "../../failure/exitCodes.ts";
import type { Host } from "../../command/Host.ts";
import type { ChosenDialect } from "@shipslog/page/sources";
import { ProgressBar } from "../../command/ProgressBar.ts";
import { readVersion } from "../../parts/version.ts";
import { replaceFile } from "../../command/replaceFile.ts";
import {
  checkFolder,
  type CheckedSource,
  type CheckFolderOptions,
  type FolderCheck,
} from "../../checkFolder/checkFolder.ts";

/** What to check, and how to report it. */
export interface CheckPathsOptions {
  /** Journals, folders of journals, and patterns. */
  readonly paths: readonly string[];
  /** The dialect for all folders; detected in each when undefined. */
  readonly dialect: ChosenDialect | undefined;
  readonly check: Pick<CheckFolderOptions, "only" | "drift" | "baseline" | "rules" | "overrides">;
  /** The baseline file to write anew; the exit code is then 0. */
  readonly updatesBaseline?: string | undefined;
  /** How reports name a path; as it is when left out. */
  readonly shownPath?: ((path: string) => string) | undefined;
  readonly format: ReportFormatName;
  /** The exit code is 1 when a finding of this severity or a worse one is reported. */
  readonly failOn: Severity;
  /** The exit code is 1 for more warnings than this. */
  readonly maxWarnings?: number | undefined;
  readonly threads: number;
  /** Leaves out journals that began earlier. */
  readonly since?: string | undefined;
  /** The folder for results of sessions; none are kept when undefined. */
  readonly cache?: string | undefined;
  /** Whether to print where the time went. */
  readonly timings?: boolean | undefined;
  /** Whether to print every finding instead of a few per rule. */
  readonly isComplete: boolean;
  readonly isQuiet: boolean;
}

/** Checks journals, prints the report and returns the exit code. */
export async function checkPaths(options: CheckPathsOptions, host: Host): Promise<ExitCode> {
  const { dialect, check, format, failOn, threads, since, cache, timings, isQuiet } = options;
  const progress = new ProgressBar(host.err, host.clock);
  const found = await checkFolder(options.paths, {
    ...check,
    ...(options.updatesBaseline !== undefined && { baseline: undefined }),
    dialect: dialect?.dialect,
    threads,
    since,
    cache,
    timings,
    clock: host.clock,
    signal: host.interrupted,
    onFound(folders, unusable) {
      noteLeftOut(folders, unusable, host);
      if (since !== undefined && folders.length === 0) {
        host.err.write(`shipslog: --since ${escapeControls(since)} leaves out every journal; nothing is checked\n`);
      }
    },
    onProgress(done, total) {
      if (!isQuiet) progress.show(done / Math.max(1, total), `${(done / 1e6).toFixed(0)} MB`);
    },
  }).finally(() => progress.clear());
  if (options.updatesBaseline !== undefined) return await writeBaseline(options.updatesBaseline, found, options, host);
  const checked = withShownPaths(found, options.shownPath);
  const reportMs = host.clock.monotonicMs();
  for (const text of reportText(checked, format, contextOf(checked.folders, options, host))) {
    if (host.out.ended.aborted) break;
    host.out.write(text);
  }
  if (check.drift === true && format === "text") host.out.write(`\n${printDrift(checked.summary)}`);
  const spent = checked.summary.timings;
  // In JSON the summary has them; in other formats they would not belong to the report.
  if (spent !== undefined && format !== "json") {
    const report = host.clock.monotonicMs() - reportMs;
    const out = format === "text" ? host.out : host.err;
    out.write(`\n${printTimings({ ...spent, phases: { ...spent.phases, report } }, options.isComplete)}`);
  }
  const failing = severities.slice(0, severities.indexOf(failOn) + 1);
  const { findings } = checked.summary;
  const hasTooMany = options.maxWarnings !== undefined && findings.warning > options.maxWarnings;
  if (hasTooMany && format === "text") {
    host.err.write(
      `shipslog: ${formatCount(findings.warning, "warning")}, more than --max-warnings ${options.maxWarnings}\n`,
    );
  }
  if (hasTooMany || failing.some((severity) => findings[severity] > 0)) return exitCodes.findings;
  return checked.unusable.length > 0 ? exitCodes.usage : exitCodes.fine;
}

/** Writes a baseline that accepts what was found, and says how it changed. */
async function writeBaseline(
  path: string,
  { findings }: FolderCheck,
  { check }: CheckPathsOptions,
  host: Host,
): Promise<ExitCode> {
  const today = new Date(host.clock.nowMs()).toISOString().slice(0, 10);
  const before = check.baseline ?? { accepted: [] };
  const { baseline, added, removed } = updateBaseline(before, findings, `found on ${today}; not looked at yet`);
  const entries = baseline.accepted.map((entry) => `    ${JSON.stringify(entry)}`).join(",\n");
  const text = `{\n  "accepted": [${entries === "" ? "" : `\n${entries}\n  `}]\n}\n`;
  await replaceFile(path, host, (temporary) => writeFile(temporary, text));
  const total = formatCount(baseline.accepted.length, "entry");
  host.out.write(`${escapeControls(path)}: ${total}, ${added} new, ${removed} removed\n`);
  return exitCodes.fine;
}

function withShownPaths(checked: FolderCheck, shown: CheckPathsOptions["shownPath"]): FolderCheck {
  if (shown === undefined) return checked;
  return {
    ...checked,
    findings: checked.findings.map((each) => (each.path === undefined ? each : { ...each, path: shown(each.path) })),
    folders: checked.folders.map((folder) => ({ ...folder, path: shown(folder.path) })),
  };
}

function noteLeftOut(folders: readonly CheckedSource[], unusable: readonly string[], { err }: Host): void {
  for (const reason of unusable) err.write(`shipslog: ${escapeControls(reason)}; the other paths are checked\n`);
  for (const text of folders.flatMap(({ skipped }) => skipped)) {
    err.write(`shipslog: ${escapeControls(text)}; skipped\n`);
  }
  for (const { path } of folders.filter(({ journals }) => journals.length === 0)) {
    err.write(
      `shipslog: ${escapeControls(path)} has no journal; only its companion files are checked. To check a file as a journal, name it.\n`,
    );
  }
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
  folders: readonly CheckedSource[],
  { failOn, isComplete, dialect: given, check: { only } }: CheckPathsOptions,
  { out }: Host,
): ReportContext {
  return {
    dialect: folders[0]?.dialect ?? defaultDialect,
    folders: folders.map(({ path, dialect, reason, skipped }) => {
      return { path, dialect, reason: given?.reason ?? reason, skipped };
    }),
    rules: rules.filter((rule) => isAmong(rule, only)),
    version: readVersion(),
    failOn,
    width: out.columns,
    ...(out.hasColour && { paint: terminalPaint }),
    ...(isComplete && { mostPerRule: Number.POSITIVE_INFINITY }),
  };
}

/** Lists what the contract does not know, one block each, ready for an issue. */
function printDrift({ drift }: Summary): string {
  if (drift.length === 0) return "Drift: none; the contract knows everything in these journals.\n";
  return `Drift: ${formatCount(drift.length, "thing")} unknown to the contract\n\n${drift.map(block).join("\n")}`;
}

function block({ sort, kind, path, value, count, gameVersions, firstPosition, firstSample }: Drift): string {
  const what = [kind, path, value].filter((part) => part !== "").join(" ");
  const times = count === 1 ? "once" : `${count} times`;
  const versions = gameVersions.length === 0 ? "" : `, game ${gameVersions.join(", ")}`;
  const where = firstPosition === undefined ? "" : `  first at ${firstPosition.file}:${firstPosition.line}\n`;
  return `${sort} ${what}: ${times}${versions}\n${where}  ${firstSample}\n`;
}

/** How many rules are listed unless all are asked for. */
const mostRules = 15;

/** Lists where the time went: the phases in order, then the rules, slowest first. */
function printTimings({ phases, rules: byRule }: Timings, isComplete: boolean): string {
  const slowest = Object.entries(byRule).toSorted(([, one], [, other]) => other - one);
  const listed = isComplete ? slowest : slowest.slice(0, mostRules);
  const row = (name: string, ms: number) => `${ms.toFixed(1).padStart(11)} ms  ${name}\n`;
  const inPhases = Object.entries(phases).map(([name, ms]) => row(phaseTexts[name] ?? name, ms));
  const inRules = listed.map(([name, ms]) => row(name, ms));
  const left = slowest.length - listed.length;
  const others = left === 0 ? "" : `  ${formatCount(left, "faster rule")} not listed; --all lists them\n`;
  return `Time, all threads added up\n${inPhases.join("")}\nRules that keep state\n${inRules.join("")}${others}`;
}

const phaseTexts: Readonly<Record<string, string>> = {
  find: "find: folders, journals and dialects",
  read: "read: wait for the disk, and split bytes into lines",
  lines: "lines: judge text, parse, compare with contract and declarations",
  rules: "rules: those below together",
  report: "report: print findings",
};
