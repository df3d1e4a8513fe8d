import { parseJournalName, type WriteStep } from "@shipslog/contract";
import type { DamagedStep } from "../damage/ExpectedDamage.ts";
import type { FaultContext } from "../damage/FaultContext.ts";
import { isAppend, type DamagedAppend, type StepFault } from "../damage/StepFault.ts";

/** How much of the line stays in the old file: enough to begin like an event, too little to name it. */
const kept = { leastBytes: 5, mostBytes: 40 };

/** Starts the next part of the journal inside a line. */
export const rotationInMidLine = {
  name: "rotation-in-mid-line",
  sort: "file",
  description: "Starts the next part of the journal in the middle of a line; the new file starts with the rest.",
  provokes: [
    { rule: "half-line", severity: { spec: "error", live: "error" } },
    { rule: "cut-line", severity: { spec: "error", live: "error" } },
  ],
  remark: "A follower keeps waiting for the rest of the line in the old file, so it reports only the new file.",
  *damage(steps, context) {
    /** How many extra parts each session has. */
    const shifts = new Map<string, number>();
    /** The file of the last line. A follower takes nothing from a file without a whole line and would miss the part. */
    let current: string | undefined;
    for (const given of steps) {
      const renamed = isJournalStep(given.step) ? { ...given, step: shift(given.step, shifts) } : given;
      const isCandidate = isAppend(renamed) && !renamed.isTaken && renamed.step.file === current;
      if (isCandidate && context.shouldDamage()) yield* rotate(renamed, shifts, context);
      else yield renamed;
      current = isAppend(renamed) ? renamed.step.file : current;
    }
  },
} as const satisfies StepFault;

type JournalStep = Exclude<WriteStep, { type: "replace" }>;

function isJournalStep(step: WriteStep): step is JournalStep {
  return step.type !== "replace" && parseJournalName(step.file) !== undefined;
}

function sessionOf(file: string): string {
  return parseJournalName(file)?.session ?? file;
}

function laterPart(file: string, count: number): string {
  const part = (parseJournalName(file)?.part ?? 0) + count;
  return `${sessionOf(file)}.${String(part).padStart(2, "0")}.log`;
}

function shift<Step extends JournalStep>(step: Step, shifts: ReadonlyMap<string, number>): Step {
  const count = shifts.get(sessionOf(step.file));
  return count === undefined ? step : { ...step, file: laterPart(step.file, count) };
}

function* rotate(
  given: DamagedAppend,
  shifts: Map<string, number>,
  context: FaultContext,
): Generator<DamagedStep, void, undefined> {
  const { step } = given;
  const file = laterPart(step.file, 1);
  shifts.set(sessionOf(file), (shifts.get(sessionOf(file)) ?? 0) + 1);
  const cut = kept.leastBytes + context.integerBelow(kept.mostBytes - kept.leastBytes);
  const damage = context.startDamage();
  const half = (into: string, bytes: Uint8Array, ...damages: DamagedStep["damages"]): DamagedStep => {
    return { step: { ...step, file: into, bytes }, damages, isTaken: true, isUnreadable: true };
  };
  yield half(step.file, step.bytes.subarray(0, cut), context.expectFinding(damage, "half-line", { only: "reader" }));
  yield { step: { type: "open", atMs: step.atMs, file }, damages: [], isTaken: true };
  yield half(file, step.bytes.subarray(cut), context.expectFinding(damage, "cut-line"));
}
