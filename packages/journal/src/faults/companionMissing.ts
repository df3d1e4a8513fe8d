import { missingProvokes, OldFiles } from "./OldFiles.ts";
import type { StepFault } from "./StepFault.ts";
import { withAnnounced } from "./withAnnounced.ts";

/** A companion file that is not there. */
export const companionMissing: StepFault = {
  name: "companion-missing",
  sort: "file",
  description: "Leaves the first NavRoute.json or ModulesInfo.json unwritten, so that its line announces no file.",
  provokes: [missingProvokes],
  remark: "A reader of the complete folder sees it only when the file was never written.",
  *damage(steps, work) {
    const files = new OldFiles(work);
    const struck = withAnnounced(steps, (file, line) => {
      if (!files.isUnmissed(file.step.file) || !work.strikes()) return undefined;
      const scars = files.scarsOf(work.begin(), file.step.file, line);
      return [{ ...line, scars: [...line.scars, ...scars], isTaken: true }];
    });
    for (const given of struck) {
      files.see(given);
      yield given;
    }
  },
};
