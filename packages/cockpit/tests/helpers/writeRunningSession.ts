import type { Dialect, Moment, WriteStep } from "@shipslog/contract";
import { executeSteps, JournalWriter, plan, type Speed } from "@shipslog/journal";
import { simulate, type ScenarioName } from "@shipslog/simulator";

/** When simulated sessions of tests and pictures start. */
export const sessionStartMs = Date.parse("2026-05-01T12:00:00Z");

/** What to write, and where. */
export interface RunningSessionOptions {
  readonly folder: string;
  readonly scenario?: ScenarioName;
  readonly seed?: number;
  readonly dialect?: Dialect;
  /** How much of the session is written. The session continues after that, so the game is still running. */
  readonly durationMs: number;
  readonly speed?: Speed;
  readonly signal?: AbortSignal;
  /** The start, in milliseconds since 1970; sessions in the same folder need different starts. */
  readonly startMs?: number;
  /** Lines after which the journal continues in its next part. */
  readonly linesPerPart?: number;
}

/** Writes the first part of a simulated session, as if the game were still running. */
export async function writeRunningSession(options: RunningSessionOptions): Promise<void> {
  const { folder, scenario = "grand-tour", seed = 42, dialect = "live", durationMs, speed = "max", signal } = options;
  const { startMs = sessionStartMs } = options;
  const moments: Iterable<Moment> = simulate({ seed, scenario, dialect, start: startMs });
  const rotation = options.linesPerPart === undefined ? {} : { linesPerPart: options.linesPerPart };
  const steps = takeUntil(plan(moments, { dialect, ...rotation }), startMs + durationMs);
  await using writer = new JournalWriter(folder);
  await executeSteps(steps, { writer, speed, ...(signal === undefined ? {} : { signal }) });
}

function* takeUntil(steps: Iterable<WriteStep>, endMs: number): Generator<WriteStep> {
  for (const step of steps) {
    if (step.atMs > endMs) return;
    yield step;
  }
}
