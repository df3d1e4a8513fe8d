import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { TryCase } from "../cases/TryCase.ts";
import { Story } from "../story/Story.ts";
import { judgeReader } from "../verdicts/judgeReader.ts";
import type { CaseOutcome } from "./CaseOutcome.ts";
import { CaseRun, type RunSettings } from "./CaseRun.ts";
import type { Claims, FirstContact } from "./firstContact.ts";
import { keepRecords } from "./keepRecords.ts";

/** How the cases are run. */
export interface SuiteSettings extends RunSettings {
  readonly seed: number;
  /** The folder that gets a folder for every case. */
  readonly place: string;
  /** Whether the folders stay. */
  readonly isKept: boolean;
  /** How many cases run at the same time. */
  readonly jobs: number;
  onDone(outcome: CaseOutcome): void;
}

/** Runs cases, several at a time, and returns their outcomes in the order of the cases. */
export async function runCases(
  cases: readonly TryCase[],
  settings: SuiteSettings,
  contact: Pick<FirstContact, "claims" | "pace">,
): Promise<readonly CaseOutcome[]> {
  const outcomes = new Map<TryCase, CaseOutcome>();
  const waiting = [...cases];
  const failing = new AbortController();
  const stoppable = { ...settings, signal: AbortSignal.any([settings.signal, failing.signal]) };
  const work = async (): Promise<void> => {
    for (let tried = waiting.shift(); tried !== undefined; tried = waiting.shift()) {
      if (stoppable.signal.aborted) return;
      const outcome = await runCase(tried, stoppable, contact);
      outcomes.set(tried, outcome);
      settings.onDone(outcome);
    }
  };
  // When the disk fails, the other readers are ended too before the failure is reported.
  const workers = Array.from({ length: settings.jobs }, () =>
    work().finally(() => waiting.length > 0 && failing.abort()),
  );
  const ended = await Promise.allSettled(workers);
  const failure = ended.find((each) => each.status === "rejected");
  if (failure !== undefined) throw failure.reason;
  return cases.flatMap((tried) => outcomes.get(tried) ?? []);
}

async function runCase(
  tried: TryCase,
  settings: SuiteSettings,
  { claims, pace }: Pick<FirstContact, "claims" | "pace">,
): Promise<CaseOutcome> {
  const reason = reasonNotClaimed(tried, settings, claims);
  const unclaimed = { tried, differences: [], errors: "", durationMs: 0, keptIn: undefined };
  if (reason !== undefined) return { ...unclaimed, result: "not claimed", reason };
  const place = join(settings.place, tried.name);
  const story = new Story(settings.seed, tried.name);
  tried.tell(story);
  const startMs = settings.clock.monotonicMs();
  const run = new CaseRun(settings, place, pace);
  await run.run(story.steps);
  const differences = judgeReader(run.observation, tried);
  const outcome: CaseOutcome = {
    tried,
    result: differences.length === 0 ? "passed" : "failed",
    reason: "",
    differences,
    errors: run.errors,
    durationMs: settings.clock.monotonicMs() - startMs,
    keptIn: settings.isKept ? place : undefined,
  };
  if (settings.isKept) await keepRecords(place, run.observation, outcome);
  else await rm(place, { recursive: true, force: true });
  return outcome;
}

/** Why a case does not apply to a reader; undefined when it does. */
function reasonNotClaimed(tried: TryCase, { profile }: SuiteSettings, claims: Claims): string | undefined {
  if (tried.profiles?.includes(profile) === false) return `profile ${profile}`;
  if (tried.reads !== undefined && !claims.files.includes(tried.reads)) return `does not print ${tried.reads}`;
  if (tried.fields !== undefined && !claims.printsWholeEvents) return "does not print whole events";
  return undefined;
}
