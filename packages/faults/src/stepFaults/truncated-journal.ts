import { addDamages } from "../damage/ExpectedDamage.ts";
import { isAppend, lineNameOf, readBytes, type DamagedAppend, type StepFault } from "../damage/StepFault.ts";

/** Truncates a journal during the session. */
export const truncatedJournal = {
  name: "truncated-journal",
  sort: "file",
  description: "Truncates a journal that already has lines; later lines are written from its start.",
  provokes: [
    { rule: "file-truncated", severity: { spec: "warning", live: "error" } },
    { rule: "header-first", severity: { live: "warning" } },
  ],
  remark:
    "Only a follower notices that lines are gone. In live, both observers see that the first line of the file is not a Fileheader.",
  *damage(steps, context) {
    let last: DamagedAppend["step"] | undefined;
    /** Whether Missions is still to come. Alone in the file it would look like half a start-up. */
    let isHalf = false;
    for (const given of steps) {
      const { step } = given;
      // A follower must have read the file before, so its last line must be older than this one.
      const isCandidate = isAppend(given) && !given.isTaken && step.file === last?.file && step.atMs > last.atMs;
      if (isCandidate && !isHalf && context.shouldDamage()) {
        const damage = context.startDamage();
        yield {
          step: { type: "truncate", atMs: step.atMs, file: step.file, byteLength: 0 },
          damages: [context.expectFinding(damage, "file-truncated", { only: "follower" })],
          isTaken: true,
          isUnreadable: true,
        };
        yield addDamages(given, context.expectFinding(damage, "header-first", { pointer: "/event" }));
      } else yield given;
      if (!isAppend(given)) continue;
      if (given.step.file !== last?.file) isHalf = false;
      if (precedesMissions(given)) isHalf = true;
      if (lineNameOf(given) === "Missions") isHalf = false;
      last = given.step;
    }
  },
} as const satisfies StepFault;

/** Whether the game writes Missions soon after a line: the summary of all engineers at start-up, and the return from death. */
function precedesMissions(given: DamagedAppend): boolean {
  const name = lineNameOf(given);
  if (name === "Resurrect") return true;
  return name === "EngineerProgress" && readBytes(given.step.bytes)?.["Engineers"] !== undefined;
}
