import { announcingEvents } from "@shipslog/contract";
import type { DamagedStep } from "./ExpectedDamage.ts";
import { fileAnnouncedBy, isAppend, type DamagedAppend, type DamagedReplace } from "./StepFault.ts";

/** Replaces the write of a file and the line that announces it; undefined leaves both unchanged. */
export type ReplaceAnnounced = (file: DamagedReplace, line: DamagedAppend) => Iterable<DamagedStep> | undefined;

/** Pairs each announced file with its line, which follows at the same time, and lets a fault replace the pair. */
export function* withAnnounced(
  steps: Iterable<DamagedStep>,
  replace: ReplaceAnnounced,
): Generator<DamagedStep, void, undefined> {
  let held: DamagedReplace[] = [];
  for (const given of steps) {
    if (isAnnounceable(given) && (held[0] === undefined || held[0].step.atMs === given.step.atMs)) {
      held.push(given);
      continue;
    }
    const file = isAppend(given) && !given.isTaken ? fileAnnouncedBy(given) : undefined;
    const announced = held.find(({ step }) => step.file === file);
    const replaced = announced !== undefined && isAppend(given) ? replace(announced, given) : undefined;
    yield* replaced === undefined ? held : held.filter((each) => each !== announced);
    yield* replaced ?? [given];
    held = [];
  }
  yield* held;
}

function isAnnounceable(given: DamagedStep): given is DamagedReplace {
  return given.step.type === "replace" && !given.isTaken && announcingEvents[given.step.file].length > 0;
}
