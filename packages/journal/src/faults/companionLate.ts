import { announcedFile } from "../companion/companionEvents.ts";
import { missingProvokes, OldFiles, staleProvokes } from "./OldFiles.ts";
import { isAppend, lineNameOf, type ScarredReplace, type ScarredStep, type StepFault } from "./StepFault.ts";
import { withAnnounced } from "./withAnnounced.ts";

/** A file that is still to be written. */
interface Late {
  readonly file: ScarredReplace;
  readonly dueMs: number;
}

/** A companion file that is written behind the line that announces it. */
export const companionLate: StepFault = {
  name: "companion-late",
  sort: "file",
  description: "Writes NavRoute.json or ModulesInfo.json one to three seconds after the line that announces it.",
  provokes: [staleProvokes[0], missingProvokes],
  remark: "Passes in time: until it is written the old file stands, or none.",
  *damage(steps, work) {
    const files = new OldFiles(work);
    let late: Late | undefined;
    const struck = withAnnounced(steps, (file, line) => {
      const isPlace = files.agrees(file.step.file) || files.isUnmissed(file.step.file);
      if (late !== undefined || !isPlace || !work.strikes()) return undefined;
      late = { file, dueMs: file.step.atMs + 1000 * (1 + work.below(3)) };
      const scars = files.scarsOf(work.begin(), file.step.file, line);
      return [{ ...line, scars: [...line.scars, ...scars], isTaken: true }];
    });
    for (const given of struck) {
      if (late !== undefined && isDue(late, given)) {
        const written = writtenAt(late, given.step.atMs);
        files.see(written);
        yield written;
        late = undefined;
      }
      files.see(given);
      yield given;
    }
    if (late !== undefined) yield writtenAt(late, late.dueMs);
  },
};

/** Whether the time of a late file has come, or the file is about to be written or announced again. */
function isDue({ file, dueMs }: Late, given: ScarredStep): boolean {
  const { step } = given;
  if (step.type === "replace" && step.file === file.step.file) return true;
  const isAnnouncedAgain =
    step.atMs > file.step.atMs && isAppend(given) && announcedFile(lineNameOf(given)) === file.step.file;
  return step.atMs >= dueMs || isAnnouncedAgain;
}

/** The late write, in order of time. */
function writtenAt({ file, dueMs }: Late, atMostMs: number): ScarredReplace {
  return { ...file, step: { ...file.step, atMs: Math.min(dueMs, atMostMs) }, isTaken: true };
}
