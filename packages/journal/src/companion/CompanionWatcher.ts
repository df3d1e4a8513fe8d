import { join } from "node:path";
import type { CompanionEntry, CompanionFile } from "@shipslog/contract";
import type { Clock } from "../machine/Clock.ts";
import type { Disk } from "../machine/Disk.ts";
import { classifyCompanion } from "./classifyCompanion.ts";
import { readCompanionText, unlessLocked } from "./readCompanionText.ts";

/** How patiently a companion file is looked at. */
export interface LookOptions {
  /** How often a torn, empty, late or awaited file is looked at before it counts as that; 10 unless given. */
  readonly looks?: number;
  /** The pause between two such looks; 25 unless given. */
  readonly pauseMs?: number;
}

/** The values of a patience that was not given: a quarter of a second in all. */
export const defaultLooks: Required<LookOptions> = { looks: 10, pauseMs: 25 };

/** What an observer looks at, and with what. */
export interface WatcherOptions {
  readonly folder: string;
  readonly file: CompanionFile;
  readonly disk: Disk;
  readonly clock: Clock;
  readonly looks: number;
  /** An earlier entry of the same file, whose good value and count go on. */
  readonly last: CompanionEntry | undefined;
}

/** How often a file that seems quiet is read. */
const rereadMs = 1000;

/** Looks at one companion file again and again, and remembers its last good value. */
export class CompanionWatcher {
  readonly #observed: WatcherOptions;
  readonly #path: string;
  #last: CompanionEntry | undefined;
  #announcedAt: string | undefined;
  #hint: string | undefined;
  #readAtMs = -Infinity;
  #looksInVain = 0;

  constructor(observed: WatcherOptions) {
    this.#observed = observed;
    this.#path = join(observed.folder, observed.file);
    this.#last = observed.last;
  }

  /** Whether the file is in a state that another look in a moment may better. */
  get isUnsettled(): boolean {
    return this.#looksInVain > 0;
  }

  /**
   * Looks once; gives an entry when the file has settled in something else than the last entry said. The final look
   * takes the file for what it is.
   */
  async look(announcedAt: string | undefined, isFinal = false): Promise<CompanionEntry | undefined> {
    if (!(await this.#isWorthReading(announcedAt))) return undefined;
    const found = await readCompanionText(this.#path, this.#observed.disk);
    const { state, event, mayImprove } = classifyCompanion(found, announcedAt);
    const raw = typeof found === "string" ? "" : found.text;
    const isKnown = this.#last?.state === state && this.#last.raw === raw;
    // A file that was there is perhaps being replaced by someone who removes it first.
    const hasGone = found === "absent" && (this.#last?.raw ?? "") !== "";
    const isPatient = (mayImprove || hasGone) && !isFinal && this.#looksInVain + 1 < this.#observed.looks;
    this.#looksInVain = isPatient && !isKnown ? this.#looksInVain + 1 : 0;
    if (isKnown || isPatient) return undefined;
    this.#last = {
      type: "companion",
      file: this.#observed.file,
      revision: (this.#last?.revision ?? 0) + 1,
      observedAtMs: this.#observed.clock.nowMs(),
      raw,
      state,
      event: event ?? this.#last?.event,
    };
    return this.#last;
  }

  /** Size and time tell that a file changed, never that it did not: a quiet file is read all the same now and then. */
  async #isWorthReading(announcedAt: string | undefined): Promise<boolean> {
    const { disk, clock } = this.#observed;
    const stat = await unlessLocked(this.#path, disk.stat(this.#path));
    const hint = typeof stat === "object" ? `${stat.size} ${stat.modifiedMs}` : stat;
    const nowMs = clock.nowMs();
    const isQuiet =
      !this.isUnsettled &&
      announcedAt === this.#announcedAt &&
      hint === this.#hint &&
      Math.abs(nowMs - this.#readAtMs) < rereadMs;
    if (isQuiet) return false;
    this.#announcedAt = announcedAt;
    this.#hint = hint;
    this.#readAtMs = nowMs;
    return true;
  }
}
