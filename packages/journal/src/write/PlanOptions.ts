import type { Dialect, JournalChannel, ReplaceMode } from "@shipslog/contract";
import { statusPauseMs } from "./StatusSchedule.ts";

/** How moments become a folder; whatever is left out follows the dialect or the game. */
export interface PlanOptions {
  /** `spec` unless given. */
  readonly dialect?: Dialect;
  /** How the time in a file name is written: `new` since March 2022, `old` before; `new` unless given. */
  readonly form?: "new" | "old";
  /** The build of the game that plays; `live` unless given. */
  readonly channel?: JournalChannel;
  /** What the player's clock shows beyond UTC, for the names of files; 0 unless given. */
  readonly utcOffsetMinutes?: number;
  /** How many lines a journal file grows to before the next part begins; 500,000 unless given. */
  readonly linesPerPart?: number;
  /** The longest time Status.json stands without being written again; 3,000 unless given. */
  readonly statusPeriodMs?: number;
  /** How companion files are replaced; `atomic` in `spec` and `in-place` in `live` unless given. */
  readonly replaceMode?: ReplaceMode;
}

const replaceModes: Readonly<Record<Dialect, ReplaceMode>> = { spec: "atomic", live: "in-place" };

/** Fills in what was left out; throws a RangeError for a number that cannot be followed. */
export function completePlanOptions(given: PlanOptions): Required<PlanOptions> {
  const dialect = given.dialect ?? "spec";
  const options: Required<PlanOptions> = {
    form: "new",
    channel: "live",
    utcOffsetMinutes: 0,
    // format-facts 1, File names: the manual's figure, never reached in a real file.
    linesPerPart: 500_000,
    statusPeriodMs: 3000,
    replaceMode: replaceModes[dialect],
    ...given,
    dialect,
  };
  mustBeAtLeast("linesPerPart", options.linesPerPart, 1);
  mustBeAtLeast("statusPeriodMs", options.statusPeriodMs, statusPauseMs);
  mustBeAtLeast("utcOffsetMinutes", options.utcOffsetMinutes, -24 * 60);
  return options;
}

function mustBeAtLeast(name: string, value: number, least: number): void {
  if (!Number.isInteger(value) || value < least) throw new RangeError(`${name} must be a whole number from ${least}`);
}
