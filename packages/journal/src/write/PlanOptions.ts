import { defaultDialect, type Dialect, type JournalChannel, type ReplaceMode } from "@shipslog/contract";
import { statusPauseMs } from "./status/StatusSchedule.ts";

/** How moments are planned; the defaults follow the dialect and the game. */
export interface PlanOptions {
  /** `defaultDialect` of the contract by default. */
  readonly dialect?: Dialect;
  /** How file names show the time: `new` since March 2022, `old` before; `new` by default. */
  readonly form?: "new" | "old";
  /** The build of the game, for file names; `live` by default. */
  readonly channel?: JournalChannel;
  /** The offset of the player's clock from UTC, for file names; 0 by default. */
  readonly utcOffsetMinutes?: number;
  /** How many lines a part has before the next one starts; 500,000 by default. */
  readonly linesPerPart?: number;
  /** The longest time between two writes of Status.json; 3,000 by default. */
  readonly statusPeriodMs?: number;
  /** How companion files are replaced; by default `atomic` in `spec` and `in-place` in `live`. */
  readonly replaceMode?: ReplaceMode;
  /**
   * Which contents of companion files are written: `every` one, as the game does, or only the `last` before a journal ends,
   * which leaves the same folder behind in much less time. `every` by default.
   */
  readonly companions?: "every" | "last";
}

const replaceModes: Readonly<Record<Dialect, ReplaceMode>> = { spec: "atomic", live: "in-place" };

/** Adds the defaults; throws a RangeError for a number that is too small or not whole. */
export function completePlanOptions(given: PlanOptions): Required<PlanOptions> {
  const dialect = given.dialect ?? defaultDialect;
  const options: Required<PlanOptions> = {
    form: "new",
    channel: "live",
    utcOffsetMinutes: 0,
    // format-facts 1, File names: the figure in the manual, never reached in a real file.
    linesPerPart: 500_000,
    statusPeriodMs: 3000,
    replaceMode: replaceModes[dialect],
    companions: "every",
    ...given,
    dialect,
  };
  checkAtLeast("linesPerPart", options.linesPerPart, 1);
  checkAtLeast("statusPeriodMs", options.statusPeriodMs, statusPauseMs);
  checkAtLeast("utcOffsetMinutes", options.utcOffsetMinutes, -24 * 60);
  return options;
}

function checkAtLeast(name: string, value: number, least: number): void {
  if (Number.isInteger(value) && value >= least) return;
  throw new RangeError(`${name} must be a whole number of at least ${least}`);
}
