import { announcedFile, announcingEvents, companionFiles, type CompanionFile, type Moment } from "@shipslog/contract";
import { printCompanion } from "@shipslog/contract/text";
import { printTimestamp } from "@shipslog/contract/internal";
import { CompanionContents } from "./CompanionContents.ts";
import { JournalParts } from "./JournalParts.ts";
import type { PlannedStep } from "./printCompanions.ts";
import type { PlanOptions } from "./PlanOptions.ts";
import { StatusSchedule } from "./status/StatusSchedule.ts";

/** The companion files that are written when they change or are announced; Status.json has a schedule instead. */
const announced = companionFiles.filter((file) => announcingEvents[file].length > 0);

/** Plans moments one at a time; the contents of companion files are printed only if they are written. */
export class MomentPlanner {
  readonly #options: Required<PlanOptions>;
  readonly #status: StatusSchedule;
  readonly #contents = new CompanionContents();
  readonly #parts: JournalParts;
  readonly #encoder = new TextEncoder();
  #nowMs = -Infinity;

  constructor(options: Required<PlanOptions>) {
    this.#options = options;
    this.#status = new StatusSchedule(options.statusPeriodMs);
    this.#parts = new JournalParts(options);
  }

  /** Yields the steps of the next moment, and before them every write of Status.json that is due until then. */
  *take({ timeMs, event, layout, begins, companions }: Moment): Generator<PlannedStep, void, undefined> {
    this.#nowMs = Math.max(this.#nowMs, timeMs);
    const nowMs = this.#nowMs;
    // Written once time moves on: of several moments at one time, the file shows the last.
    while (this.#status.dueMs < nowMs) yield this.#writeStatus(this.#status.dueMs);
    yield* this.#parts.open(event, nowMs, begins);

    const written = event && announcedFile(event["event"], event);
    for (const file of announced) {
      const shown = companions[file];
      if (shown === undefined) continue;
      const announcement = written === file ? event : undefined;
      const text = this.#contents.update(file, shown, nowMs, announcement);
      if (text !== undefined) yield this.#replace(file, () => text, nowMs);
    }
    const shownStatus = companions["Status.json"];
    if (shownStatus !== undefined) this.#status.show(shownStatus, nowMs);
    if (event === undefined) return;
    this.#status.setResting(event["event"] === "Shutdown", nowMs);
    yield* this.#parts.append(event, nowMs, layout);
  }

  /** Yields the write of Status.json that the moments so far require. */
  *settle(): Generator<PlannedStep, void, undefined> {
    if (this.#status.isChanged || this.#status.dueMs <= this.#nowMs) yield this.#writeStatus(this.#status.dueMs);
  }

  #writeStatus(atMs: number): PlannedStep {
    const shown = this.#status.write(atMs);
    return this.#replace("Status.json", () => printCompanion({ ...shown, timestamp: printTimestamp(atMs) }), atMs);
  }

  #replace(file: CompanionFile, text: () => string, atMs: number): PlannedStep {
    return { type: "replace", atMs, file, print: () => this.#encoder.encode(text()), mode: this.#options.replaceMode };
  }
}
