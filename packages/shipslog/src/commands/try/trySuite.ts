import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { exitCodes, type ExitCode } from "../../failure/exitCodes.ts";
import type { Host } from "../../command/Host.ts";
import { Interruption, UsageError } from "../../failure/errors.ts";
import { ProgressBar } from "../../command/ProgressBar.ts";
import { readVersion } from "../../parts/version.ts";
import type { ReaderProfile, TryCase } from "./cases/TryCase.ts";
import { suiteFormats, type SuiteFormatName } from "./reports/suiteFormats.ts";
import type { SuiteResult } from "./reports/TryReport.ts";
import { meetReader, type FirstContact } from "./run/firstContact.ts";
import { runCases, type SuiteSettings } from "./run/runCases.ts";

/** What to try, and how to report it. */
export interface TrySuiteOptions {
  readonly command: readonly string[];
  readonly cases: readonly TryCase[];
  readonly profile: ReaderProfile;
  readonly seed: number;
  readonly lateMs: number;
  readonly format: SuiteFormatName;
  /** The folder for the folders of the cases; undefined removes them. */
  readonly keep: string | undefined;
  readonly jobs: number;
  readonly isQuiet: boolean;
}

/** Runs the suite, prints the report and returns the exit code. */
export async function trySuite(options: TrySuiteOptions, host: Host): Promise<ExitCode> {
  const place = options.keep === undefined ? await host.makeTemporaryFolder() : resolve(options.keep);
  try {
    await mkdir(place, { recursive: true });
    const result = await runSuite(options, place, host);
    host.out.write(suiteFormats[options.format](result, host.out));
    const isFailed = result.firstContact.length > 0 || result.outcomes.some((outcome) => outcome.result === "failed");
    return isFailed ? exitCodes.findings : exitCodes.fine;
  } finally {
    if (options.keep === undefined) await rm(place, { recursive: true, force: true });
  }
}

async function runSuite(options: TrySuiteOptions, place: string, host: Host): Promise<SuiteResult> {
  const { command, seed, profile, lateMs, cases, jobs } = options;
  const progress = new ProgressBar(host.err, host.clock);
  let done = 0;
  const settings: SuiteSettings = {
    command,
    seed,
    profile,
    lateMs,
    place,
    jobs,
    isKept: options.keep !== undefined,
    env: host.env,
    platform: host.platform,
    clock: host.clock,
    signal: host.interrupted,
    onDone({ tried }) {
      done++;
      if (!options.isQuiet) progress.show(done / cases.length, `${done} of ${cases.length} cases, ${tried.name}`);
    },
  };
  const shared = { command, seed, profile, lateMs, version: readVersion() };
  const contact = await meetReader(settings, join(place, "first-contact"), seed);
  stopIfStopped(host);
  refuseUnstarted(contact, command);
  const { differences: firstContact, errors } = contact;
  if (firstContact.length > 0) return { ...shared, outcomes: [], firstContact, errors };
  const outcomes = await runCases(cases, settings, contact).finally(() => progress.clear());
  stopIfStopped(host);
  return { ...shared, outcomes, firstContact: [], errors: "" };
}

function stopIfStopped({ interrupted }: Host): void {
  if (interrupted.aborted) throw new Interruption("there is no report");
}

/** A program that the machine cannot start is not a reader that fails. */
function refuseUnstarted({ startError }: FirstContact, [program = ""]: readonly string[]): void {
  if (startError === undefined) return;
  if (startError.code !== "ENOENT") throw startError;
  throw new UsageError(`${program} cannot be started: there is no such program; give its path or put it on the PATH`);
}
