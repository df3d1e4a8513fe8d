import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename } from "node:path";
import { severities, type Dialect, type Severity } from "@shipslog/contract";
import {
  mergeSessions,
  parseBaseline,
  parseConfiguration,
  reportFormats,
  rules,
  terminalPaint,
  type Baseline,
  type CheckOptions,
  type Configuration,
  type MergedSessions,
  type ReportContext,
  type ReportFormatName,
} from "@shipslog/check";
import { checkJobs } from "../check/checkJobs.ts";
import { findJobs } from "../check/findJobs.ts";
import { printDrift } from "../check/printDrift.ts";
import type { SessionJob } from "../check/SessionJob.ts";
import type { Command, Arguments } from "../Command.ts";
import { exitCodes } from "../exitCodes.ts";
import { ProgressBar } from "../ProgressBar.ts";
import { UsageError } from "../UsageError.ts";
import { readVersion } from "../version.ts";
import type { Host } from "../Host.ts";

/** `shipslog check`: finds what is wrong with journals, and nothing else. */
export const checkCommand: Command = {
  name: "check",
  summary: "Finds what is wrong with journals and their companion files.",
  usage: "PATH… [options]",
  options: {
    dialect: { type: "string", value: "NAME", description: "spec or live; else the preset of --config, else live" },
    format: { type: "string", value: "NAME", description: Object.keys(reportFormats).join(", "), default: "text" },
    "fail-on": { type: "string", value: "SEVERITY", description: "end with 1 from this severity on", default: "error" },
    baseline: { type: "string", value: "FILE", description: "findings that are accepted, each with a reason" },
    config: { type: "string", value: "FILE", description: "dialect (preset) and the severity of single rules, or off" },
    drift: { type: "boolean", description: "list what the contract does not know" },
    all: {
      type: "boolean",
      description: "leave nothing out of the text report: every finding, and the rules that lacked evidence",
    },
    threads: { type: "string", value: "N", description: "threads to use; as many as the machine has unless given" },
  },
  examples: [
    ["shipslog check journal", "the game's own journals in this folder"],
    ["shipslog check journal --dialect spec --fail-on note", "a producer held to the specification, word for word"],
    ["shipslog check journal --format sarif > findings.sarif", "for code scanning"],
  ],
  async run(args, host) {
    if (args.positionals.length === 0) throw new UsageError("say what to check: shipslog check PATH…");
    const format = oneOf(args.required("format"), Object.keys(reportFormats) as ReportFormatName[], "format");
    const failOn = oneOf(args.required("fail-on"), severities, "severity");
    const options = await optionsOf(args);
    const jobs = await findJobs(args.positionals);
    const merged = await runJobs(jobs, options, args, host);
    if (host.interrupted.aborted) {
      host.err.write("shipslog: stopped on request before all was checked, so there is no report\n");
      return exitCodes.interrupted;
    }
    const context = contextOf(jobs, options, args, host, failOn);
    for (const text of reportText(merged, format, context)) host.out.write(text);
    if (options.drift === true && format === "text") host.out.write(`\n${printDrift(merged.summary)}`);
    const grave = severities.slice(0, severities.indexOf(failOn) + 1);
    return grave.some((severity) => merged.summary.findings[severity] > 0) ? exitCodes.findings : exitCodes.fine;
  },
};

async function runJobs(
  jobs: readonly SessionJob[],
  options: CheckOptions,
  args: Arguments,
  host: Host,
): Promise<MergedSessions> {
  const total = jobs.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const progress = new ProgressBar(host.err, host.clock);
  let done = 0;
  const sessions = await checkJobs(jobs, options, {
    threads: threadsOf(args.text("threads")),
    clock: host.clock,
    signal: host.interrupted,
    onDone({ byteLength }) {
      done += byteLength;
      if (!args.has("quiet")) progress.show(done / Math.max(1, total), `${(done / 1e6).toFixed(0)} MB`);
    },
  });
  progress.clear();
  return mergeSessions(sessions, options);
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
  { dialect }: CheckOptions,
  args: Arguments,
  host: Host,
  failOn: Severity,
): ReportContext {
  const paths = new Map(jobs.flatMap((job) => job.paths).map((path) => [basename(path), path]));
  return {
    dialect,
    rules,
    version: readVersion(),
    failOn,
    pathOf: (file) => paths.get(file) ?? file,
    width: host.out.columns,
    ...(host.out.hasColour && { paint: terminalPaint }),
    ...(args.has("all") && { mostPerRule: Number.POSITIVE_INFINITY }),
  };
}

async function optionsOf(args: Arguments): Promise<CheckOptions> {
  const baselineFile = args.text("baseline");
  const configFile = args.text("config");
  const configuration = configFile === undefined ? undefined : await readConfiguration(configFile);
  return {
    dialect: oneOf<Dialect>(args.text("dialect") ?? configuration?.preset ?? "live", ["spec", "live"], "dialect"),
    drift: args.has("drift"),
    baseline: baselineFile === undefined ? undefined : await readBaseline(baselineFile),
    rules: configuration?.rules,
  };
}

async function readBaseline(path: string): Promise<Baseline> {
  const parsed = parseBaseline(await readFile(path, "utf8"));
  if (!parsed.ok) throw new UsageError(`${path}: ${parsed.problems.join("; ")}`);
  return parsed.baseline;
}

async function readConfiguration(path: string): Promise<Configuration> {
  const parsed = parseConfiguration(await readFile(path, "utf8"), rules);
  if (!parsed.ok) throw new UsageError(`${path}: ${parsed.problems.join("; ")}`);
  return parsed.configuration;
}

function oneOf<Name extends string>(text: string, names: readonly Name[], what: string): Name {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new UsageError(`${text} is no ${what}; there are ${names.join(", ")}`);
  return found;
}

function threadsOf(text: string | undefined): number {
  if (text === undefined) return availableParallelism();
  const threads = Number(text);
  if (Number.isInteger(threads) && threads > 0) return threads;
  throw new UsageError(`${text} is no number of threads; write 1 or more`);
}
