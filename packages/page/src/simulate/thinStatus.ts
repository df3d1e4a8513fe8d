import type { WriteStep } from "@shipslog/contract";

/** A write of Status.json. */
type StatusStep = Extract<WriteStep, { type: "replace" }>;

/**
 * Leaves out a write of Status.json that another one follows within `apartMs` of the last one kept. At thousands of times the
 * real speed no reader sees it, and the writes take longer than the session. The last one before each end of a gap is written.
 */
export function* thinStatus(steps: Iterable<WriteStep>, apartMs: number): Generator<WriteStep, void, undefined> {
  let keptMs = -Infinity;
  let held: StatusStep | undefined;
  for (const step of steps) {
    if (held !== undefined && step.atMs >= keptMs + apartMs) {
      yield held;
      keptMs = step.atMs;
      held = undefined;
    }
    if (isStatus(step)) held = step;
    else yield step;
  }
  if (held !== undefined) yield held;
}

const isStatus = (step: WriteStep): step is StatusStep => step.type === "replace" && step.file === "Status.json";
