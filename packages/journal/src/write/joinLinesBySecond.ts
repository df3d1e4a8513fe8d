import type { WriteStep } from "@shipslog/contract";
import { bytesOfAppends } from "./joinAppends.ts";

/** A step that appends to a journal. */
type AppendStep = Extract<WriteStep, { type: "append" }>;

const secondMs = 1000;
const secondOf = (atMs: number): number => Math.floor(atMs / secondMs);

/**
 * Joins the lines of one second into one write at the end of that second, for readers that need it: ICARUS drops a line
 * whose timestamp is not newer than the last (F24), and file watchers miss a change within milliseconds of
 * another. Companion files keep their time, so they are still written before their line.
 */
export function* joinLinesBySecond(steps: Iterable<WriteStep>): Generator<WriteStep, void, undefined> {
  let held: AppendStep[] = [];
  for (const step of steps) {
    const [first] = held;
    if (first !== undefined && !mayPass(step, first)) {
      yield join(held, step.atMs);
      held = [];
    }
    if (step.type === "append") held.push(step);
    else yield step;
  }
  if (held.length > 0) yield join(held, Infinity);
}

/** Whether a step may be written before the held lines, or joined with them. */
function mayPass(step: WriteStep, held: AppendStep): boolean {
  if (secondOf(step.atMs) !== secondOf(held.atMs)) return false;
  return step.type === "replace" || (step.type === "append" && step.file === held.file);
}

/** Joins lines into one step at the end of their second, or earlier if a step of the same second must follow. */
function join(held: readonly AppendStep[], nextAtMs: number): WriteStep {
  const [first] = held;
  if (first === undefined) throw new TypeError("there are no lines to join");
  const endMs = (secondOf(first.atMs) + 1) * secondMs - 1;
  return { ...first, atMs: Math.min(endMs, nextAtMs), bytes: bytesOfAppends(held) };
}
