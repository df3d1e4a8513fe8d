import { join } from "node:path";
import type { Disk } from "@shipslog/journal";
import type { ToldCase, TryCase } from "../cases/TryCase.ts";
import { Story } from "../story/Story.ts";
import { judgeReader } from "../verdicts/judgeReader.ts";
import type { Observation } from "../verdicts/Observation.ts";
import type { Difference, TryVerdict } from "../verdicts/Verdict.ts";
import { CaseRun, type RunSettings } from "./CaseRun.ts";
import type { Claims, FirstContact } from "./firstContact.ts";

/** How a reader fared in one case. */
export interface CaseOutcome {
  readonly tried: TryCase;
  readonly result: "passed" | "failed" | "not claimed";
  /** What was wrong first; undefined unless the case failed. */
  readonly verdict: TryVerdict | undefined;
  /** Why the case does not apply to the reader; empty when it does. */
  readonly reason: string;
  /** What was wrong, in the order of the story; the first one is the verdict. */
  readonly differences: readonly Difference[];
  /** The end of what the reader printed to standard error. */
  readonly errors: string;
  readonly durationMs: number;
  /** Where the folder of the case was kept; undefined when it was removed. */
  readonly keptIn: string | undefined;
}

/** How many cases ended in each way. */
export function countResults(outcomes: readonly CaseOutcome[]): Readonly<Record<CaseOutcome["result"], number>> {
  const count = (wanted: CaseOutcome["result"]) => outcomes.filter(({ result }) => result === wanted).length;
  return { passed: count("passed"), failed: count("failed"), "not claimed": count("not claimed") };
}

/** How the cases are run. */
export interface SuiteSettings extends RunSettings {
  readonly seed: number;
  /** The folder that gets a folder for every case. */
  readonly place: string;
  /** Whether the folders stay. */
  readonly isKept: boolean;
  /** How many cases run at the same time. */
  readonly jobs: number;
  /** Called after each case. */
  onDone(outcome: CaseOutcome): void;
}

/** Runs cases, several at a time, and returns their outcomes in the order of the cases. */
export async function runCases(
  cases: readonly ToldCase[],
  settings: SuiteSettings,
  contact: Pick<FirstContact, "claims" | "pace">,
): Promise<readonly CaseOutcome[]> {
  const outcomes = new Map<ToldCase, CaseOutcome>();
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
  tried: ToldCase,
  settings: SuiteSettings,
  { claims, pace }: Pick<FirstContact, "claims" | "pace">,
): Promise<CaseOutcome> {
  const reason = reasonNotClaimed(tried, settings, claims);
  const unclaimed = { tried, verdict: undefined, differences: [], errors: "", durationMs: 0, keptIn: undefined };
  if (reason !== undefined) return { ...unclaimed, result: "not claimed", reason };
  const { machine } = settings;
  const place = join(settings.place, tried.name);
  const story = new Story(settings.seed, tried.name);
  tried.tell(story);
  const startMs = machine.clock.monotonicMs();
  const run = new CaseRun(settings, place, pace);
  await run.run(story.steps);
  const differences = judgeReader(run.observation, tried);
  const outcome: CaseOutcome = {
    tried,
    result: differences.length === 0 ? "passed" : "failed",
    verdict: differences[0]?.verdict,
    reason: "",
    differences,
    errors: run.errors,
    durationMs: machine.clock.monotonicMs() - startMs,
    keptIn: settings.isKept ? place : undefined,
  };
  if (settings.isKept) await keepRecords(place, run.observation, outcome.errors, machine.disk);
  else await machine.removeFolder(place);
  return outcome;
}

/** Writes what was due and what came out beside the journals of a case. */
async function keepRecords(place: string, observation: Observation, errors: string, disk: Disk): Promise<void> {
  const { events, received } = observation;
  const encoder = new TextEncoder();
  const write = (file: string, text: string) => disk.write(join(place, file), encoder.encode(text));
  const due = events.filter(({ duty }) => duty !== "forbidden").map(({ line }) => `${line}\n`);
  await write("expected.jsonl", due.join(""));
  await write("received.jsonl", received.map(({ text }) => `${text}\n`).join(""));
  await write("errors.txt", errors);
}

/** Why a case does not apply to a reader; undefined when it does. */
function reasonNotClaimed(tried: TryCase, { profile }: SuiteSettings, claims: Claims): string | undefined {
  if (tried.profiles?.includes(profile) === false) return `profile ${profile}`;
  if (tried.reads !== undefined && !claims.files.includes(tried.reads)) return `does not print ${tried.reads}`;
  if (tried.fields !== undefined && !claims.printsWholeEvents) return "does not print whole events";
  return undefined;
}
