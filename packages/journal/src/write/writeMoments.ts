import type { Moment } from "@shipslog/contract";
import { requireOptions } from "@shipslog/contract/internal";
import { executeSteps, paceShapes, type ExecutedSteps, type ExecuteOptions } from "./executeSteps.ts";
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
  const { disk, sleep, clock, signal, onStep, speed = "max", ...planned } = options;
  const pace = { clock, signal, onStep, speed };
  // Before there is a writer, because it makes the folder: a wrong option must leave nothing behind.
  requireOptions(pace, paceShapes);
  const steps =
    speed === "max" ? joinAppends(plan(moments, { companions: "last", ...planned })) : plan(moments, planned);
  // Node 22 runs these sources and does not know `await using`.
  const writer = new JournalWriter(folder, { disk, sleep });
  try {
    return await executeSteps(steps, { ...pace, writer });
  } finally {
    await writer.close();
  }
}
