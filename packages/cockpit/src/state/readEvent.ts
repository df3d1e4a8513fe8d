import { isKind, resolvePointer, validate, type Issue, type JournalEvent, type JsonObject } from "@shipslog/contract";

/** Longer text is nothing the game writes (its longest line is some 100 KB); it is not held for a panel to show. */
export const maxEventLength = 1_000_000;

/** Issues after which a value is not of its kind's type; any other issue is a matter for Health, not for the panels. */
const breaking: ReadonlySet<Issue["code"]> = new Set([
  "not-an-object",
  "unknown-kind",
  "field-missing",
  "wrong-type",
  "wrong-length",
]);

/** What holding a value against its contract gives: an event the panels may show, if it can be one, and what is odd. */
export interface EventReading {
  /** Undefined where the value cannot be read as its kind. */
  readonly event: JournalEvent | undefined;
  readonly issues: readonly Issue[];
}

const noEvent: EventReading = { event: undefined, issues: [] };

/**
 * Reads a value as an event of the kind it names. A value outside a set or range is shown as it is, so that a patch of the
 * game empties no panel; a value of another shape is not shown at all.
 */
export function readEvent(value: JsonObject | undefined, length: number): EventReading {
  if (value === undefined || length > maxEventLength || !isKind(value["event"])) return noEvent;
  const { issues } = validate(value, { dialect: "live" });
  const isBroken = issues.some((issue) => breaking.has(issue.code) || isHugeNumber(value, issue));
  return { event: isBroken ? undefined : (value as unknown as JournalEvent), issues };
}

/** A count beyond 2^53 arrives as a bigint where the type says number; arithmetic with it would throw. */
function isHugeNumber(value: JsonObject, { code, pointer }: Issue): boolean {
  return code !== "unknown-field" && typeof resolvePointer(value, pointer) === "bigint";
}
