import {
  contracts,
  isKind,
  resolvePointer,
  validate,
  type Issue,
  type JournalEvent,
  type JsonObject,
} from "@shipslog/contract";

/** Longer texts are not kept for the panels; the longest line the game writes has about 100 KB. */
export const maxEventLength = 1_000_000;

/** Issues that mean a value does not have the type of its kind. Other issues are reported in Health only. */
const breaking: ReadonlySet<Issue["code"]> = new Set([
  "not-an-object",
  "unknown-kind",
  "field-missing",
  "wrong-type",
  "wrong-length",
]);

/** The result of validating a value against the contract. */
export interface EventReading {
  /** The event the panels may show; undefined when the value does not have the type of its kind. */
  readonly event: JournalEvent | undefined;
  /** The event of an earlier game in the form of today, without the fields that its game did not write; else undefined. */
  readonly early?: JsonObject | undefined;
  readonly issues: readonly Issue[];
}

/** The reading of a value that is not an event of a known kind. */
export const noEvent: EventReading = { event: undefined, issues: [] };

/**
 * Reads a value as an event of the kind it names. A field value outside its set or range is still shown, so that a game patch
 * does not empty a panel; a value of another shape is not shown.
 */
export function readEvent(value: JsonObject | undefined, length: number): EventReading {
  if (value === undefined || length > maxEventLength || !isKind(value["event"])) return noEvent;
  const { issues } = validate(value, { dialect: "live", game: "unknown" });
  const broken = issues.filter((issue) => breaking.has(issue.code) || isHugeNumber(value, issue));
  if (broken.length === 0) return { event: value as unknown as JournalEvent, issues };
  // What some game wrote is a note.
  const isEarly = broken.every((issue) => issue.severity === "note" && !isHugeNumber(value, issue));
  return { event: undefined, early: isEarly ? contracts[value["event"]].inTodaysForm(value) : undefined, issues };
}

/** An integer beyond 2^53 is a bigint although the type says number; arithmetic with it would throw. */
function isHugeNumber(value: JsonObject, { code, pointer }: Issue): boolean {
  return code !== "unknown-field" && typeof resolvePointer(value, pointer) === "bigint";
}
