import { addDamages, type DamagedStep } from "../damage/ExpectedDamage.ts";
import { fileAnnouncedBy, isAppend, type DamagedReplace, type StepFault } from "../damage/StepFault.ts";
import { withAnnounced } from "../damage/withAnnounced.ts";
import { CompanionTracker, missingProvokes, staleProvokes } from "../tracking/CompanionTracker.ts";

/** A write that is delayed. */
interface DelayedWrite {
  readonly file: DamagedReplace;
  readonly dueMs: number;
}

/** Writes a companion file after the line that announces it. */
export const companionLate = {
  name: "companion-late",
  sort: "file",
  damagesCompanions: true,
  description: "Writes an announced companion file one to three seconds after its line.",
  provokes: [staleProvokes[0], missingProvokes],
  remark: "Visible only until the file is written: before that, the folder has the old file or none.",
  *damage(steps, context) {
    const tracker = new CompanionTracker(context);
    let late: DelayedWrite | undefined;
    const damaged = withAnnounced(steps, (file, line) => {
      const isCandidate = tracker.agrees(file.step.file) || tracker.isUntouched(file.step.file);
      if (late !== undefined || !isCandidate || !context.shouldDamage()) return undefined;
      late = { file, dueMs: file.step.atMs + 1000 * (1 + context.integerBelow(3)) };
      return [addDamages(line, tracker.expectAtLine(context.startDamage(), file.step.file, line))];
    });
    for (const given of damaged) {
      if (late !== undefined && isDue(late, given)) {
        const written = writeAt(late, given.step.atMs);
        tracker.take(written);
        yield written;
        late = undefined;
      }
      tracker.take(given);
      yield given;
    }
    if (late !== undefined) yield writeAt(late, late.dueMs);
  },
} as const satisfies StepFault;

/** Whether the delayed write is due, or must come now because the file is about to be written or announced again. */
function isDue({ file, dueMs }: DelayedWrite, given: DamagedStep): boolean {
  const { step } = given;
  if (step.type === "replace" && step.file === file.step.file) return true;
  const isAnnouncedAgain = step.atMs > file.step.atMs && isAppend(given) && fileAnnouncedBy(given) === file.step.file;
  return step.atMs >= dueMs || isAnnouncedAgain;
}

/** The delayed write at its due time, or earlier to keep the steps in order of time. */
function writeAt({ file, dueMs }: DelayedWrite, atMostMs: number): DamagedReplace {
  return { ...file, step: { ...file.step, atMs: Math.min(dueMs, atMostMs) }, isTaken: true };
}
