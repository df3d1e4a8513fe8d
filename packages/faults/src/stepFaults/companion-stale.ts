import { addDamages } from "../damage/ExpectedDamage.ts";
import type { StepFault } from "../damage/StepFault.ts";
import { withAnnounced } from "../damage/withAnnounced.ts";
import { CompanionTracker, staleProvokes } from "../tracking/CompanionTracker.ts";

/** Announces a companion file without writing it. */
export const companionStale = {
  name: "companion-stale",
  sort: "file",
  damagesCompanions: true,
  description: "Announces a companion file without writing it, so that the old file stays.",
  provokes: staleProvokes,
  remark:
    "Damages only files that agree with their previous line, so that the old timestamp shows. A follower also reports jumps that leave the old route. A reader of the complete folder sees only the last state.",
  *damage(steps, context) {
    const tracker = new CompanionTracker(context);
    const damaged = withAnnounced(steps, (file, line) => {
      if (!tracker.agrees(file.step.file) || !context.shouldDamage()) return undefined;
      return [addDamages(line, tracker.expectAtLine(context.startDamage(), file.step.file, line))];
    });
    for (const given of damaged) {
      tracker.take(given);
      const atJump = tracker.expectAtJump(given);
      yield atJump.length === 0 ? given : addDamages(given, ...atJump);
    }
  },
} as const satisfies StepFault;
