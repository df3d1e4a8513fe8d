import type { Dialect, Moment, WriteStep } from "@shipslog/contract";
import { JournalWriter, nodeSleep, plan, executeSteps, type Speed } from "@shipslog/journal";
import { simulate, type ScenarioName } from "@shipslog/simulator";

/** When every simulated session of tests and pictures begins. */
export const sessionStartMs = Date.parse("2026-05-01T12:00:00Z");

/** What is written. */
export interface RunningSessionOptions {
  readonly folder: string;
  readonly scenario?: ScenarioName;
  readonly seed?: number;
  readonly dialect?: Dialect;
  /** How much of the session is written; it goes on after that, so the game is still running. */
  readonly durationMs: number;
  readonly speed?: Speed;
  readonly signal?: AbortSignal;
  /** When it begins, in milliseconds since 1970; a folder takes one session for each beginning. */
  readonly startMs?: number;
  /** Lines after which a journal goes on in its next part. */
  readonly linesPerPart?: number;
}

/** Writes a simulated session into a folder up to a moment in which the game still runs. */
export async function writeRunningSession(options: RunningSessionOptions): Promise<void> {
  const { folder, scenario = "grand-tour", seed = 42, dialect = "live", durationMs, speed = "max", signal } = options;
  const { startMs = sessionStartMs } = options;
  const moments: Iterable<Moment> = simulate({ seed, scenario, dialect, start: startMs });
  const rotation = options.linesPerPart === undefined ? {} : { linesPerPart: options.linesPerPart };
  const steps = takeUntil(plan(moments, { dialect, ...rotation }), startMs + durationMs);
  await using writer = new JournalWriter(folder);
  const clock = { nowMs: () => Date.now(), sleep: nodeSleep };
  await executeSteps(steps, { writer, clock, speed, ...(signal === undefined ? {} : { signal }) });
}

function* takeUntil(steps: Iterable<WriteStep>, endMs: number): Generator<WriteStep> {
  for (const step of steps) {
    if (step.atMs > endMs) return;
    yield step;
  }
}
