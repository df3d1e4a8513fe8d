import type { Contract } from "../contract/Contract.ts";
import { unknownGame } from "../contract/GameHistory.ts";
import { conclude, validateShapes, type ValidateOptions, type Validation } from "../contract/validateKind.ts";
import { defaultDialect } from "../dialects/Dialect.ts";
import { contracts } from "../generated/contracts.ts";
import { createIssue, describe } from "../issues/describe.ts";
import type { Issue, IssueCode, Severity } from "../issues/Issue.ts";
import { judgeOf, type ObservedDifference } from "../observed/judgeObserved.ts";
import type { LineOrigin } from "../observed/proveField.ts";
import { requireOptions } from "../options/requireOptions.ts";
import type { JsonObject } from "../text/Json.ts";
import { isUsualTimestamp, parseTimestampMs } from "../time/timestamp.ts";
import type { EventOfAnyGame, JournalEvent, Kind, OtherEvent } from "./kinds.ts";

const byKind: ReadonlyMap<unknown, Contract<Kind, JournalEvent, EventOfAnyGame>> = new Map(Object.entries(contracts));

/** The heading of the specification for what every event has. */
const common = "Common fields (all events)";

/** A declaration made from real journals is evidence and no law, so that nothing that differs from it is an error. */
const differences: Readonly<Record<ObservedDifference, readonly [IssueCode, Severity]>> = {
  type: ["wrong-type", "warning"],
  missing: ["field-missing", "warning"],
  field: ["unknown-field", "note"],
};

/**
 * Validates a value by the contract of its kind and returns all issues; throws only for options that are not allowed. In dialect `live`, an
 * event of another kind is judged by its declaration in `observed`, and is only noted when there is none. With `game`, it is judged by what that
 * version of the game wrote.
 */
export function validate(
  value: unknown,
  options: ValidateOptions & { readonly game: string },
): Validation<EventOfAnyGame | OtherEvent>;
export function validate(value: unknown, options?: ValidateOptions): Validation<JournalEvent | OtherEvent>;
export function validate(value: unknown, options?: ValidateOptions): Validation<JournalEvent | OtherEvent> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return refuse("not-an-object", "", "a JSON object", value, options);
  }
  const name = (value as Record<string, unknown>)["event"];
  if (name === undefined) return refuse("field-missing", "/event", "string", name, options);
  const contract = byKind.get(name);
  if (contract) return contract.validate(value, options);
  if (typeof name !== "string" || (options?.dialect ?? defaultDialect) !== "live") {
    return refuse("unknown-kind", "/event", "one of the sixteen kinds", name, options);
  }
  requireOptions(options, validateShapes);
  const issues = [...timestampIssues(name, value as JsonObject)];
  // What differs from observed events is never an error.
  if (options?.errorsOnly !== true) issues.push(...observedIssues(name, value as JsonObject, options));
  return conclude(value as unknown as OtherEvent, issues);
}

function refuse(
  code: IssueCode,
  pointer: string,
  expected: string,
  value: unknown,
  options: ValidateOptions | undefined,
): Validation<JournalEvent> {
  requireOptions(options, validateShapes);
  const section = pointer === "" ? "What the service does" : common;
  return conclude(value as JournalEvent, [
    createIssue(undefined, { code, pointer, expected, received: describe(value), section }),
  ]);
}

/** Judges the timestamp of an event whose kind has no contract: the specification gives every event one, whatever its kind. */
export function timestampIssues(kind: string, event: JsonObject): readonly Issue[] {
  const value = event["timestamp"];
  const code = timestampCode(value);
  if (code === undefined) return [];
  const expected = typeof value === "string" ? "a UTC time such as 2026-05-01T12:00:00Z" : "string";
  return [createIssue(kind, { code, pointer: "/timestamp", expected, received: describe(value), section: common })];
}

function timestampCode(value: unknown): IssueCode | undefined {
  if (value === undefined) return "field-missing";
  if (typeof value !== "string") return "wrong-type";
  if (parseTimestampMs(value) === undefined) return "not-a-timestamp";
  return isUsualTimestamp(value) ? undefined : "unusual-timestamp";
}

/** Without a game, an event is taken for one of the newest. */
function originOf(game: string | undefined): LineOrigin | undefined {
  if (game === undefined) return undefined;
  return { version: game === unknownGame ? undefined : game, isNative: true };
}

function* observedIssues(kind: string, event: JsonObject, options: ValidateOptions | undefined): Generator<Issue> {
  const observed = options?.observed;
  const judge = observed && judgeOf(observed, kind, originOf(options?.game));
  if (judge === undefined) {
    const expected = observed === undefined ? "one of the sixteen kinds" : "a specified or observed kind";
    yield createIssue(undefined, {
      code: "unknown-kind",
      severity: "note",
      pointer: "/event",
      expected,
      received: describe(kind),
      section: common,
    });
    return;
  }
  for (const { difference, pointer, expected, received, isCertain } of judge(event)) {
    if (pointer === "/timestamp") continue;
    const [code, most] = differences[difference];
    const severity = isCertain ? most : "note";
    yield createIssue(kind, { code, severity, pointer, expected, received, section: "" });
  }
}
