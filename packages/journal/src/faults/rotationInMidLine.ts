import { parseJournalName } from "@shipslog/contract";
import type { WriteStep } from "../write/WriteStep.ts";
import { isAppend, type ScarredAppend, type ScarredStep, type StepFault, type StepWork } from "./StepFault.ts";

/** The part of a line that stays in the old file: enough to begin like an event, not enough to name it. */
const stays = { leastBytes: 5, mostBytes: 40 };

/** The next part begins inside a line. */
export const rotationInMidLine: StepFault = {
  name: "rotation-in-mid-line",
  sort: "file",
  description: "Begins the next part of the journal in the middle of a line: its rest stands in the new file.",
  provokes: [
    { rule: "half-line", severity: { spec: "error", live: "error" } },
    { rule: "cut-line", severity: { spec: "error", live: "error" } },
  ],
  remark: "A follower waits for the rest of the half line in the old file, so that only the new file shows it.",
  *damage(steps, work) {
    /** How many parts were begun beyond those that were planned, by session. */
    const shifts = new Map<string, number>();
    /** The file that has a whole line: from another a follower would take nothing, and miss the part. */
    let begun: string | undefined;
    for (const given of steps) {
      const renamed = isJournalStep(given.step) ? { ...given, step: shifted(given.step, shifts) } : given;
      const isPlace = isAppend(renamed) && !renamed.isTaken && renamed.step.file === begun;
      if (isPlace && work.strikes()) yield* rotate(renamed, shifts, work);
      else yield renamed;
      begun = isAppend(renamed) ? renamed.step.file : begun;
    }
  },
};

type JournalStep = Exclude<WriteStep, { type: "replace" }>;

function isJournalStep(step: WriteStep): step is JournalStep {
  return step.type !== "replace" && parseJournalName(step.file) !== undefined;
}

function sessionOf(file: string): string {
  return file.replace(/\.\d+\.log$/, "");
}

function partAfter(file: string, count: number): string {
  const part = (parseJournalName(file)?.part ?? 0) + count;
  return `${sessionOf(file)}.${String(part).padStart(2, "0")}.log`;
}

function shifted<Step extends JournalStep>(step: Step, shifts: ReadonlyMap<string, number>): Step {
  const shift = shifts.get(sessionOf(step.file));
  return shift === undefined ? step : { ...step, file: partAfter(step.file, shift) };
}

function* rotate(
  given: ScarredAppend,
  shifts: Map<string, number>,
  work: StepWork,
): Generator<ScarredStep, void, undefined> {
  const { step } = given;
  const file = partAfter(step.file, 1);
  shifts.set(sessionOf(file), (shifts.get(sessionOf(file)) ?? 0) + 1);
  const cut = stays.leastBytes + work.below(stays.mostBytes - stays.leastBytes);
  const damage = work.begin();
  const scarred = (bytes: Uint8Array, into: string, ...scars: ScarredStep["scars"]): ScarredStep => {
    return { step: { ...step, file: into, bytes }, scars, isTaken: true, isGap: true };
  };
  yield scarred(step.bytes.subarray(0, cut), step.file, work.scar(damage, "half-line", { only: "reader" }));
  yield { step: { type: "open", atMs: step.atMs, file }, scars: [], isTaken: true };
  yield scarred(step.bytes.subarray(cut), file, work.scar(damage, "cut-line"));
}
