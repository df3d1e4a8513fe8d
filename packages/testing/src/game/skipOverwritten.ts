import type { WriteStep } from "@shipslog/contract";

/** Leaves out each write of a companion file that the next step overwrites: nothing can read it when all is written at once. */
export function* skipOverwritten(steps: readonly WriteStep[]): Generator<WriteStep, void, undefined> {
  for (const [at, step] of steps.entries()) {
    const next = steps[at + 1];
    const isOverwritten = step.type === "replace" && next?.type === "replace" && next.file === step.file;
    if (!isOverwritten) yield step;
  }
}
