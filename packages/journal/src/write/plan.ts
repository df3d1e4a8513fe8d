import {
  announcedFile,
  announcingEvents,
  companionFiles,
  type CompanionFile,
  type Moment,
  type WriteStep,
} from "@shipslog/contract";
import { printCompanion } from "@shipslog/contract/text";
import { CompanionContents } from "./CompanionContents.ts";
import { JournalParts } from "./JournalParts.ts";
import { printEvery, printLast, type PlannedStep } from "./printCompanions.ts";
import { completePlanOptions, type PlanOptions } from "./PlanOptions.ts";
import { StatusSchedule } from "./status/StatusSchedule.ts";
import { toTimestamp } from "./timestamp.ts";

/** The companion files that are written when they change or are announced; Status.json has a schedule instead. */
const announced = companionFiles.filter((file) => announcingEvents[file].length > 0);

/**
 * Turns moments into write steps in order of time, as the game would write them: an announced companion file before the
 * line that announces it, and Status.json, which no line announces, after all lines of its time.
 *
 * It is pure and lazy: the same moments give the same steps, and it keeps only the last contents of the files. A moment
 * whose time is before that of an earlier one gets the time of the earlier one. Throws a TypeError for a wrong option.
 */
export function plan(moments: Iterable<Moment>, options: PlanOptions = {}): Generator<WriteStep, void, undefined> {
  const complete = completePlanOptions(options);
  const print = complete.companions === "every" ? printEvery : printLast;
  return print(planSteps(moments, complete));
}

function* planSteps(
  moments: Iterable<Moment>,
  complete: Required<PlanOptions>,
): Generator<PlannedStep, void, undefined> {
  const status = new StatusSchedule(complete.statusPeriodMs);
  const contents = new CompanionContents();
  const parts = new JournalParts(complete);
  const encoder = new TextEncoder();
  const replace = (file: CompanionFile, text: () => string, atMs: number): PlannedStep => {
    return { type: "replace", atMs, file, print: () => encoder.encode(text()), mode: complete.replaceMode };
  };
  const writeStatus = (atMs: number): PlannedStep => {
    const shown = status.write(atMs);
    return replace("Status.json", () => printCompanion({ ...shown, timestamp: toTimestamp(atMs) }), atMs);
  };

  let nowMs = -Infinity;
  for (const { timeMs, event, layout, companions } of moments) {
    nowMs = Math.max(nowMs, timeMs);
    // Written once time moves on: of several moments at one time, the file shows the last.
    while (status.dueMs < nowMs) yield writeStatus(status.dueMs);
    yield* parts.open(event, nowMs);

    for (const file of announced) {
      const shown = companions[file];
      if (shown === undefined) continue;
      const announcement = announcedFile(event?.["event"]) === file ? event : undefined;
      const text = contents.update(file, shown, nowMs, announcement);
      if (text !== undefined) yield replace(file, () => text, nowMs);
    }
    const shownStatus = companions["Status.json"];
    if (shownStatus !== undefined) status.show(shownStatus, nowMs);
    if (event === undefined) continue;
    status.setResting(event["event"] === "Shutdown", nowMs);
    yield* parts.append(event, nowMs, layout);
  }
  if (status.isChanged || status.dueMs <= nowMs) yield writeStatus(status.dueMs);
}
