import { missingProvokes, OldFiles, staleProvokes } from "./OldFiles.ts";
import type { ScarredReplace, ScarredStep, StepFault } from "./StepFault.ts";
import { withAnnounced } from "./withAnnounced.ts";

/** A companion file that is written behind the line that announces it. */
export const companionLate: StepFault = {
  name: "companion-late",
  sort: "file",
  description: "Writes NavRoute.json or ModulesInfo.json one to three seconds after the line that announces it.",
  provokes: [staleProvokes[0], missingProvokes],
  remark: "Passes in time: until it is written the old file stands, or none.",
  *damage(steps, work) {
    const files = new OldFiles(work);
    let late: ScarredReplace | undefined;
    const struck = withAnnounced(steps, (file, line) => {
      if (late !== undefined || !work.strikes()) return undefined;
      late = { ...file, step: { ...file.step, atMs: file.step.atMs + 1000 * (1 + work.below(3)) }, isTaken: true };
      const scars = files.scarsOf(work.begin(), file.step.file, line);
      return [{ ...line, scars: [...line.scars, ...scars], isTaken: true }];
    });
    for (const given of struck) {
      if (late !== undefined && isDue(late, given)) {
        files.see(late);
        yield late;
        late = undefined;
      }
      files.see(given);
      yield given;
    }
    if (late !== undefined) yield late;
  },
};

/** Whether the time of a late file has come, or the file is about to be written again. */
function isDue({ step: late }: ScarredReplace, { step }: ScarredStep): boolean {
  return step.atMs >= late.atMs || (step.type === "replace" && step.file === late.file);
}
