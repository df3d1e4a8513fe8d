import type { ObservedDeclaration } from "@shipslog/contract/observed";
import type { Step } from "@shipslog/simulator";

/**
 * Loads the declarations of observed kinds if one of the steps needs them: only events of one's own are judged by them, and loading takes
 * longer than a launch.
 */
export async function loadObserved(
  steps: readonly Step[],
): Promise<{ readonly observed?: readonly ObservedDeclaration[] }> {
  if (!steps.some((step) => step.do === "write")) return {};
  return { observed: (await import("@shipslog/contract/observed/declarations")).observedDeclarations };
}
