import { isAppend, type ScarredAppend, type StepFault } from "./StepFault.ts";

/** A journal that is begun again. */
export const truncatedJournal: StepFault = {
  name: "truncated-journal",
  sort: "file",
  description: "Empties a journal that already has lines; what follows is written from its beginning.",
  provokes: [
    { rule: "file-truncated", severity: { spec: "error", live: "error" } },
    { rule: "header-first", severity: { live: "warning" } },
  ],
  remark:
    "Only a follower can tell that lines are gone; in live everyone sees that the first line of the file is no Fileheader.",
  *damage(steps, work) {
    let last: ScarredAppend["step"] | undefined;
    for (const given of steps) {
      const { step } = given;
      // Only what was there for a while can have been read, and only a file that was read is seen to shrink.
      const isPlace = isAppend(given) && !given.isTaken && step.file === last?.file && step.atMs > last.atMs;
      if (isPlace && work.strikes()) {
        const damage = work.begin();
        const cut = work.scar(damage, "file-truncated", { only: "follower" });
        yield {
          step: { type: "truncate", atMs: step.atMs, file: step.file, byteLength: 0 },
          scars: [cut],
          isTaken: true,
          isGap: true,
        };
        const first = work.scar(damage, "header-first", { pointer: "/event" });
        yield { ...given, scars: [...given.scars, first], isTaken: true };
      } else yield given;
      if (isAppend(given)) last = given.step;
    }
  },
};
