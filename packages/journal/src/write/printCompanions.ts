import type { WriteStep } from "@shipslog/contract";
import type { JournalStep } from "./JournalParts.ts";

type ReplaceStep = Extract<WriteStep, { type: "replace" }>;

/** A replacement of a file whose bytes are printed only if it is written. */
interface PlannedReplace extends Omit<ReplaceStep, "bytes"> {
  readonly print: () => Uint8Array;
}

/** A write step before the contents of companion files are printed. */
export type PlannedStep = JournalStep | PlannedReplace;

function printStep({ print, ...step }: PlannedReplace, atMs: number): WriteStep {
  return { ...step, atMs, bytes: print() };
}

function isReplacement(step: PlannedStep): step is PlannedReplace {
  return step.type === "replace";
}

/** Writes every content of the companion files, as the game does. */
export function* printEvery(steps: Iterable<PlannedStep>): Generator<WriteStep, void, undefined> {
  for (const step of steps) yield isReplacement(step) ? printStep(step, step.atMs) : step;
}

/** Writes only the last content of each companion file, before the next journal is opened and at the end. */
export function* printLast(steps: Iterable<PlannedStep>): Generator<WriteStep, void, undefined> {
  const held = new Map<string, PlannedReplace>();
  let nowMs = -Infinity;
  const release = function* (): Generator<WriteStep, void, undefined> {
    for (const step of held.values()) yield printStep(step, nowMs);
    held.clear();
  };
  for (const step of steps) {
    // The step that opens the next journal may have a later time than what it releases.
    if (step.type === "open") yield* release();
    nowMs = step.atMs;
    if (isReplacement(step)) held.set(step.file, step);
    else yield step;
  }
  yield* release();
}
