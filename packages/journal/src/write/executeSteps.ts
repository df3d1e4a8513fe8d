import type { Clock, WriteStep } from "@shipslog/contract";
import {
  functionOption,
  objectOption,
  required,
  requireOptions,
  signalOption,
  type OptionShape,
  type OptionShapes,
  printTimestamp,
} from "@shipslog/contract/internal";
import { printCompanion } from "@shipslog/contract/text";
import { nodeClock } from "../machine/nodeClock.ts";
import type { JournalWriter } from "./JournalWriter.ts";
import { statusPauseMs } from "./status/StatusSchedule.ts";

/** How fast simulated time passes: a multiple of real time, or `max` for no waiting. */
export type Speed = number | "max";

/** How steps are executed. */
export interface ExecuteOptions {
  readonly writer: Pick<JournalWriter, "write">;
  readonly clock?: Clock | undefined;
  /** 1 by default. */
  readonly speed?: Speed;
  /** Ends the execution between two seconds of simulated time. */
  readonly signal?: AbortSignal | undefined;
  /** Called for every step once it is on disk. */
  readonly onStep?: ((step: WriteStep) => void) | undefined;
}

/** How an execution ended. */
export interface ExecutedSteps {
  readonly ending: "complete" | "aborted";
  /** How many of the given steps were executed. */
  readonly steps: number;
}

const speedOption: OptionShape = {
  allowed: 'a number above 0 or "max"',
  accepts: (value) => value === "max" || (typeof value === "number" && value > 0 && value < Infinity),
};

/** What the options may be, besides the writer. */
export const paceShapes: OptionShapes<Omit<ExecuteOptions, "writer">> = {
  clock: objectOption,
  speed: speedOption,
  signal: signalOption,
  onStep: functionOption,
};

const executeShapes: OptionShapes<ExecuteOptions> = { writer: required(objectOption), ...paceShapes };

/**
 * Executes steps at their simulated times, counted from the first one, whether or not the clock of the machine is set.
 *
 * When aborted, it finishes the current second, so that no line is cut and every companion file has its line, and writes
 * the Status.json that the game leaves on exit.
 */
export async function executeSteps(steps: Iterable<WriteStep>, options: ExecuteOptions): Promise<ExecutedSteps> {
  requireOptions(options, executeShapes);
  const { writer, clock = nodeClock, speed = 1, signal, onStep } = options;
  const realStartMs = clock.monotonicMs();
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

/** A write of Status.json. */
type StatusStep = Extract<WriteStep, { type: "replace" }>;

/** A file and the line that announces it have the same timestamp, so they are in the same second. */
function secondOf({ atMs }: WriteStep): number {
  return Math.floor(atMs / 1000);
}

/** Waits for a monotonic time of the clock; a timer may fire slightly early, so it checks again. */
async function waitUntil(timeMs: number, clock: Clock, signal: AbortSignal | undefined): Promise<void> {
  for (;;) {
    const delayMs = timeMs - clock.monotonicMs();
    if (delayMs <= 0 || signal?.aborted === true) return;
    await clock.sleep(Math.min(delayMs, longestDelayMs), signal);
  }
}

/** The longest delay of a timer; with a longer one it would fire immediately. */
const longestDelayMs = 2 ** 31 - 1;

/**
 * Creates the step that the game ends with: Status.json with `Flags` 0 and nothing else (F26), in the mode of
 * the last write and after it.
 */
function exitStatus(last: Extract<WriteStep, { type: "replace" }>): WriteStep {
  const atMs = last.atMs + statusPauseMs;
  const text = printCompanion({ timestamp: printTimestamp(atMs), event: "Status", Flags: 0 });
  return { ...last, atMs, bytes: new TextEncoder().encode(text) };
}
