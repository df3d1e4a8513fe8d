import {
  defaultDialect,
  journalChannels,
  type Dialect,
  type JournalChannel,
  type ReplaceMode,
} from "@shipslog/contract";
import {
  dialectOption,
  numberOption,
  offsetOption,
  oneOf,
  requireOptions,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { statusPauseMs } from "./status/StatusSchedule.ts";

/** How moments are planned; the defaults follow the dialect and the game. */
export interface PlanOptions {
  /** `defaultDialect` of the contract by default. */
  readonly dialect?: Dialect;
  /** How file names show the time: `new` since March 2022, `old` before; `new` by default. */
  readonly form?: "new" | "old";
  /** The build of the game, for file names; `live` by default. */
  readonly channel?: JournalChannel;
  /** The offset of the player's clock from UTC, or what it is at a time, for file names; 0 by default. */
  readonly utcOffsetMinutes?: number | ((timeMs: number) => number);
  /** How many lines a part has before the next one starts; 500,000 by default. */
  readonly linesPerPart?: number;
  /** The longest time between two writes of Status.json; by default 3,000 in `spec`, and in `live` it is written when something changes (F34). */
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

const statusPeriodsMs: Readonly<Record<Dialect, number>> = { spec: 3000, live: Infinity };

/** How many lines a part has (F5): the figure in the manual, never reached in a real file. */
const mostLines = 500_000;

const planShapes: OptionShapes<PlanOptions> = {
  dialect: dialectOption,
  form: oneOf(["new", "old"]),
  channel: oneOf(Object.values(journalChannels)),
  utcOffsetMinutes: offsetOption,
  linesPerPart: numberOption({ isWhole: true, min: 1, max: Infinity }),
  statusPeriodMs: numberOption({ min: statusPauseMs, max: Infinity, unit: "milliseconds" }),
  replaceMode: oneOf(["atomic", "in-place"]),
  companions: oneOf(["every", "last"]),
};

/** Adds the defaults; throws a TypeError for a wrong option. */
export function completePlanOptions(given: PlanOptions): Required<PlanOptions> {
  requireOptions(given, planShapes);
  const {
    dialect = defaultDialect,
    form = "new",
    channel = "live",
    utcOffsetMinutes = 0,
    companions = "every",
  } = given;
  const {
    replaceMode = replaceModes[dialect],
    linesPerPart = mostLines,
    statusPeriodMs = statusPeriodsMs[dialect],
  } = given;
  return { dialect, form, channel, utcOffsetMinutes, linesPerPart, statusPeriodMs, replaceMode, companions };
}
