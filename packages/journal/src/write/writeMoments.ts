import type { Moment } from "@shipslog/contract";
import { executeSteps, type ExecutedSteps, type ExecuteOptions } from "./executeSteps.ts";
import { joinAppends } from "./joinAppends.ts";
import { JournalWriter, type JournalWriterOptions } from "./JournalWriter.ts";
import { plan } from "./plan.ts";
import type { PlanOptions } from "./PlanOptions.ts";

/** How moments are planned and written; `speed` is `max` by default, and `companions` is `last` at that speed. */
export interface WriteMomentsOptions extends PlanOptions, JournalWriterOptions, Omit<ExecuteOptions, "writer"> {}

/** Writes moments to a folder as the game would: journals, companion files and their order. */
export async function writeMoments(
  folder: string,
  moments: Iterable<Moment>,
  options: WriteMomentsOptions = {},
): Promise<ExecutedSteps> {
  // Node 22 runs these sources and does not know `await using`.
  const { disk, sleep, clock, signal, onStep, speed = "max", ...planned } = options;
  const writer = new JournalWriter(folder, { disk, sleep });
  const executed = { writer, clock, signal, onStep, speed };
  try {
    if (speed !== "max") return await executeSteps(plan(moments, planned), executed);
    return await executeSteps(joinAppends(plan(moments, { companions: "last", ...planned })), executed);
  } finally {
    await writer.close();
  }
}
