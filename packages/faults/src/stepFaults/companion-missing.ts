import { addDamages } from "../damage/ExpectedDamage.ts";
import type { StepFault } from "../damage/StepFault.ts";
import { withAnnounced } from "../damage/withAnnounced.ts";
import { CompanionTracker, missingProvokes } from "../tracking/CompanionTracker.ts";

/** Announces a companion file that does not exist. */
export const companionMissing = {
  name: "companion-missing",
  sort: "file",
  damagesCompanions: true,
  description: "Skips the first write of an announced companion file, so that its line announces a missing file.",
  provokes: [missingProvokes],
  remark: "A reader of the complete folder sees it only if the file was never written.",
  *damage(steps, context) {
    const tracker = new CompanionTracker(context);
    const damaged = withAnnounced(steps, (file, line) => {
      if (!tracker.isUntouched(file.step.file) || !context.shouldDamage()) return undefined;
      return [addDamages(line, tracker.expectAtLine(context.startDamage(), file.step.file, line))];
    });
    for (const given of damaged) {
      tracker.take(given);
      yield given;
    }
  },
} as const satisfies StepFault;
