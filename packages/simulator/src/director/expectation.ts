import type { JsonObject, JsonValue } from "@shipslog/contract";
import { encodeExact } from "@shipslog/contract/internal";
import type { LineInput, LineKind, LineOf } from "../lines/line.ts";
import type { GameSession } from "../session/GameSession.ts";
import { inDialect } from "../session/write.ts";
import type { TransitionData, TransitionName } from "../world/Transition.ts";

/**
 * Whether a value is as expected: equal; `"any"` for any value; null for an absent field; an object for a value that has
 * these fields, or for a list with such an element.
 */
function isAsExpected(value: JsonValue | undefined, expected: JsonValue): boolean {
  if (expected === null) return value === undefined;
  if (expected === "any") return value !== undefined;
  if (Array.isArray(value) && !Array.isArray(expected)) {
    return value.some((item: JsonValue) => isAsExpected(item, expected));
  }
  if (typeof expected !== "object") return value === expected;
  if (Array.isArray(expected)) return shownText(value) === shownText(expected);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(expected).every(([name, inner]) => isAsExpected((value as JsonObject)[name], inner));
}

/** Returns a value as JSON with every digit, which may be a 64-bit id; `absent` where there is none. */
export function shownText(value: JsonValue | undefined): string {
  return value === undefined ? "absent" : encodeExact([value]).slice(1, -1);
}

/** Lists the fields of an event that are not as expected. */
export function unexpectedFields(event: JsonObject, expect: JsonObject): readonly string[] {
  return Object.entries(expect).flatMap(([name, wish]) => (isAsExpected(event[name], wish) ? [] : [name]));
}

/** Whether all fields of an event are as expected. */
export function isExpected(event: JsonObject, expect: JsonObject): boolean {
  return unexpectedFields(event, expect).length === 0;
}

/** Returns expectations without those about some fields. */
export function withoutFields(expect: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(expect).filter(([name]) => !names.includes(name)));
}

/** Builds the fields a line would have if a transition happened now; nothing is written and nothing changes. */
export function preview<Name extends TransitionName>(
  session: GameSession,
  line: LineOf<LineKind, [input: LineInput<Name>]>,
  name: Name,
  data: TransitionData[Name],
): JsonObject {
  const { timeMs, state } = session.world;
  const built = line.build({
    world: session.world,
    happened: { timeMs, name, from: state, to: state, data },
  }) as JsonObject;
  return inDialect(session, line, built) ?? built;
}
