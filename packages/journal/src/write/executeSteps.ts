import type { WriteStep } from "@shipslog/contract";
import type { Clock } from "../machine/Clock.ts";
import type { JournalWriter } from "./JournalWriter.ts";
import { exitStatus } from "./exitStatus.ts";

/** How fast simulated time passes: times real time, or without any waiting. */
export type Speed = number | "max";

/** What playing needs. */
export interface ExecuteOptions {
  readonly writer: Pick<JournalWriter, "write">;
  readonly clock: Clock;
  /** 1 unless given. */
  readonly speed?: Speed;
  /** Ends the play, between two seconds of simulated time. */
  readonly signal?: AbortSignal;
  /** Is told of every step once it is on disk. */
  readonly onStep?: (step: WriteStep) => void;
}

/** How a play ended: after the last step, or before it because it was aborted. */
export interface ExecutedSteps {
  readonly ending: "complete" | "aborted";
  /** How many of the given steps were executed. */
  readonly steps: number;
}

/**
 * Executes steps at their time, counted from the first one.
 *
 * Aborted, it finishes the second it is at, so that no line is left half and no companion file without its line, and
 * leaves Status.json as the game does on exit.
 */
export async function executeSteps(steps: Iterable<WriteStep>, options: ExecuteOptions): Promise<ExecutedSteps> {
  const { writer, clock, speed = 1, signal, onStep } = options;
  if (speed !== "max" && !(speed > 0)) throw new RangeError("speed must be a number above 0, or max");
  const realStartMs = clock.nowMs();
  let startMs: number | undefined;
  let second: number | undefined;
  let status: StatusStep | undefined;
  let count = 0;
  for (const step of steps) {
    startMs ??= step.atMs;
    if (speed !== "max") await waitUntil(realStartMs + (step.atMs - startMs) / speed, clock, signal);
    if (signal?.aborted === true && second !== secondOf(step)) {
      if (status !== undefined) await writer.write(exitStatus(status));
      return { ending: "aborted", steps: count };
    }
    second = secondOf(step);
    await writer.write(step);
    onStep?.(step);
    count++;
    if (step.type === "replace" && step.file === "Status.json") status = step;
  }
  return { ending: "complete", steps: count };
}

/** A step that gave Status.json new bytes. */
type StatusStep = Extract<WriteStep, { type: "replace" }>;

/** A file and the line that announces it share a timestamp, and so a second. */
function secondOf({ atMs }: WriteStep): number {
  return Math.floor(atMs / 1000);
}

/** Waits for a time of the clock; timers may end early by a little, so it looks again. */
async function waitUntil(timeMs: number, clock: Clock, signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    const delayMs = timeMs - clock.nowMs();
    if (delayMs <= 0 || signal?.aborted === true) return;
    await clock.sleep(Math.min(delayMs, longestDelayMs), signal);
  }
}

/** A timer takes no more than 2^31-1 ms; beyond that it would fire at once. */
const longestDelayMs = 2 ** 31 - 1;
