import { OldFiles, staleProvokes } from "./OldFiles.ts";
import type { ScarredStep, StepFault } from "./StepFault.ts";
import { withAnnounced } from "./withAnnounced.ts";

/** A companion file that is announced and not written. */
export const companionStale: StepFault = {
  name: "companion-stale",
  sort: "file",
  description: "Announces NavRoute.json or ModulesInfo.json without writing it, so that the old one stays.",
  provokes: staleProvokes,
  remark:
    "Strikes where the old file agrees with its line, so that it is seen to be old. Jumps that leave the old route are found as well, by a follower. A reader of the complete folder sees the last state only.",
  *damage(steps, work) {
    const files = new OldFiles(work);
    const struck = withAnnounced(steps, (file, line) => {
      if (!files.agrees(file.step.file) || !work.strikes()) return undefined;
      const scars = files.scarsOf(work.begin(), file.step.file, line);
      return [{ ...line, scars: [...line.scars, ...scars], isTaken: true }];
    });
    for (const given of struck) yield withScars(given, files.see(given));
  },
};

function withScars(given: ScarredStep, scars: ScarredStep["scars"]): ScarredStep {
  return scars.length === 0 ? given : { ...given, scars: [...given.scars, ...scars], isTaken: true };
}
