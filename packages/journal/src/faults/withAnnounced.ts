import { announcedFile, announcingEvents } from "../companion/companionEvents.ts";
import { isAppend, lineNameOf, type ScarredAppend, type ScarredReplace, type ScarredStep } from "./StepFault.ts";

/** What becomes of a file and the line that announces it; undefined leaves both as they are. */
export type Strike = (file: ScarredReplace, line: ScarredAppend) => Iterable<ScarredStep> | undefined;

/** Finds each announced file with its line, which follows in the same moment, and lets a fault have both. */
export function* withAnnounced(steps: Iterable<ScarredStep>, strike: Strike): Generator<ScarredStep, void, undefined> {
  let held: ScarredReplace[] = [];
  for (const given of steps) {
    if (isAnnounceable(given) && (held[0] === undefined || held[0].step.atMs === given.step.atMs)) {
      held.push(given);
      continue;
    }
    const file = isAppend(given) && !given.isTaken ? announcedFile(lineNameOf(given)) : undefined;
    const announced = held.find(({ step }) => step.file === file);
    const struck = announced !== undefined && isAppend(given) ? strike(announced, given) : undefined;
    yield* struck === undefined ? held : held.filter((each) => each !== announced);
    yield* struck ?? [given];
    held = [];
  }
  yield* held;
}

function isAnnounceable(given: ScarredStep): given is ScarredReplace {
  return given.step.type === "replace" && !given.isTaken && announcingEvents[given.step.file].length > 0;
}
