import type { Clock, CompanionEntry, CompanionFile } from "@shipslog/contract";
import { numberOption, type OptionShapes } from "@shipslog/contract/internal";
import type { Disk } from "../machine/Disk.ts";
import { joinPath } from "../machine/paths.ts";
import { classifyCompanion } from "./classifyCompanion.ts";
import { readCompanionText, unlessLocked } from "./readCompanionText.ts";

/** How often to look at a file that is not in its final state. */
export interface LookOptions {
  /** The number of looks at a torn, empty, stale or missing file before that state is reported; 10 by default. */
  readonly looks?: number;
  /** The pause between two such looks; 25 by default. */
  readonly pauseMs?: number;
}

/** The default looks: a quarter of a second in all. */
export const defaultLooks: Required<LookOptions> = { looks: 10, pauseMs: 25 };

/** What the options of looking may be. */
export const lookShapes: OptionShapes<LookOptions> = {
  looks: numberOption({ isWhole: true, min: 1 }),
  pauseMs: numberOption({ min: 0, unit: "milliseconds" }),
};

/** What a watcher looks at, and how. */
export interface WatcherOptions {
  readonly folder: string;
  readonly file: CompanionFile;
  readonly disk: Disk;
  readonly clock: Clock;
  readonly looks: number;
  /** An earlier entry of the same file, whose event and revision continue. */
  readonly last: CompanionEntry | undefined;
}

/** How often a file is read whose size and time do not change. */
const rereadMs = 1000;

/** Looks at one companion file repeatedly, and keeps its last valid event. */
export class CompanionWatcher {
  readonly #options: WatcherOptions;
  readonly #path: string;
  #last: CompanionEntry | undefined;
  #announcedAt: string | undefined;
  #hint: string | undefined;
  #readAtMs = -Infinity;
  #unsettledLooks = 0;

  constructor(options: WatcherOptions) {
    this.#options = options;
    this.#path = joinPath(options.folder, options.file);
    this.#last = options.last;
  }

  /** Whether another look soon may find a better state. */
  get isUnsettled(): boolean {
    return this.#unsettledLooks > 0;
  }

  /**
   * Looks once; returns an entry if the file has a new final state. If this look is final, whatever state it finds is
   * final.
   */
  async look(announcedAt: string | undefined, isFinal = false): Promise<CompanionEntry | undefined> {
    if (!(await this.#isWorthReading(announcedAt))) return undefined;
    const found = await readCompanionText(this.#path, this.#options.disk);
    const { state, event, mayImprove } = classifyCompanion(found, announcedAt);
    const raw = typeof found === "string" ? "" : found.text;
    const isKnown = this.#last?.state === state && this.#last.raw === raw;
    // A file that just disappeared may be about to be replaced.
    const hasGone = found === "absent" && (this.#last?.raw ?? "") !== "";
    const isPatient = (mayImprove || hasGone) && !isFinal && this.#unsettledLooks + 1 < this.#options.looks;
    this.#unsettledLooks = isPatient && !isKnown ? this.#unsettledLooks + 1 : 0;
    if (isKnown || isPatient) return undefined;
    this.#last = {
      type: "companion",
      file: this.#options.file,
      revision: (this.#last?.revision ?? 0) + 1,
      observedAtMs: this.#options.clock.nowMs(),
      raw,
      state,
      event: event ?? this.#last?.event,
    };
    return this.#last;
  }

  /** Size and time show that a file changed, but never that it did not, so an unchanged file is read sometimes as well. */
  async #isWorthReading(announcedAt: string | undefined): Promise<boolean> {
    const { disk, clock } = this.#options;
    const stat = await unlessLocked(this.#path, disk.stat(this.#path));
    const hint = typeof stat === "object" ? `${stat.size} ${stat.modifiedMs}` : stat;
    const nowMs = clock.nowMs();
    const seemsUnchanged =
      !this.isUnsettled &&
      announcedAt === this.#announcedAt &&
      hint === this.#hint &&
      Math.abs(nowMs - this.#readAtMs) < rereadMs;
    if (seemsUnchanged) return false;
    this.#announcedAt = announcedAt;
    this.#hint = hint;
    this.#readAtMs = nowMs;
    return true;
  }
}
