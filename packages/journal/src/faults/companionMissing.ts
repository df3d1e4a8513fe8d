import type { StepFault } from "./StepFault.ts";
import { withAnnounced } from "./withAnnounced.ts";

/** A companion file that is not there. */
export const companionMissing: StepFault = {
  name: "companion-missing",
  sort: "file",
  description: "Leaves the first NavRoute.json or ModulesInfo.json unwritten, so that its line announces no file.",
  // format-facts 3: the two files may be missing in a fresh directory.
  provokes: [],
  remark: "In a fresh folder the game itself has none, so that nothing can be said.",
  *damage(steps, work) {
    const written = new Set<string>();
    const struck = withAnnounced(steps, (file, line) => {
      if (written.has(file.step.file) || !work.strikes()) return undefined;
      return [{ ...line, scars: [...line.scars, { damage: work.begin(), expects: undefined }], isTaken: true }];
    });
    for (const given of struck) {
      if (given.step.type === "replace") written.add(given.step.file);
      yield given;
    }
  },
};
