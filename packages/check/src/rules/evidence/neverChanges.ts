import { parseTimestampMs, type JsonObject, type JsonValue } from "@shipslog/contract";
import type { OnEvent, Rule, RuleVerdict } from "../../declare/Rule.ts";
import { inside } from "./judgeItems.ts";
import { idIn, missionIdIn, textIn } from "./readField.ts";
import { objectsAt, valuesAt, type PlacedValue } from "./valuesAt.ts";

/** What never changes about the things that have an id. */
export interface IdentityRow {
  /** What has the id; rows of one name share what they know. */
  readonly thing: string;
  /** The kind of a line. */
  readonly of: string;
  /** The objects that have an id, as a path such as `CurrentGoals[]`; the event itself when absent. */
  readonly within?: string;
  /** The field with the id. */
  readonly id: string;
  /** Paths of values that stay as they are, by what they are called in all rows of the thing. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Paths of fields that, once present, stay so. */
  readonly kept?: readonly string[];
  /** Fields with a text whose number never falls, such as `Tier 3`. */
  readonly rising?: readonly string[];
}

const maxKept = 5000;

/** Creates the run of a rule by which things with an id keep what the rows name, within one session. */
export function neverChanges(rows: readonly IdentityRow[]): NonNullable<Rule["start"]> {
  const rowsByKind = Map.groupBy(rows, ({ of }) => of);
  return () => {
    const known = new Map<string, JsonValue>();
    const judgeOne = (
      placed: PlacedValue<JsonObject>,
      { thing, id, fixed = {}, kept = [], rising = [] }: IdentityRow,
      verdicts: RuleVerdict[],
    ): void => {
      const object = placed.value;
      const own = id === "MissionID" ? missionIdIn(object) : idIn(object, id);
      if (own === undefined) {
        verdicts.push("undecided");
        return;
      }
      if (known.size > maxKept) known.clear();
      const key = `${thing} ${own}`;
      const add = (verdict: RuleVerdict) => verdicts.push(inside(() => placed.pointer, verdict));
      for (const [name, path] of Object.entries(fixed)) add(judgeFixed(known, `${key} ${name}`, object, path));
      for (const field of kept) add(judgeKept(known, `${key} has ${field}`, object, field));
      for (const field of rising) add(judgeRising(known, `${key} at ${field}`, object, field));
    };
    const judge = (event: JsonObject, own: readonly IdentityRow[]): readonly RuleVerdict[] => {
      const verdicts: RuleVerdict[] = [];
      for (const row of own) for (const placed of objectsAt(event, row.within)) judgeOne(placed, row, verdicts);
      return verdicts;
    };
    const onEvent = [...rowsByKind].map(([of, own]): [string, OnEvent] => [of, (event) => judge(event, own)]);
    return { onEvent: Object.fromEntries(onEvent) };
  };
}

function judgeFixed(known: Map<string, JsonValue>, key: string, object: JsonObject, path: string): RuleVerdict {
  const [found] = valuesAt(object, path);
  const before = known.get(key);
  // A value of another type has its own finding.
  const isSound = found !== undefined && (before === undefined || typeof before === typeof found.value);
  if (!isSound) return "undecided";
  if (before === undefined) {
    known.set(key, found.value);
    return "undecided";
  }
  if (before === found.value || isSameTime(before, found.value)) return "holds";
  return { pointer: found.pointer, expected: JSON.stringify(before), received: JSON.stringify(found.value) };
}

/** Whether two texts are one moment in two forms of ISO 8601. */
function isSameTime(one: JsonValue, other: JsonValue): boolean {
  if (typeof one !== "string" || typeof other !== "string") return false;
  const timeMs = parseTimestampMs(one);
  return timeMs !== undefined && timeMs === parseTimestampMs(other);
}

function judgeKept(known: Map<string, JsonValue>, key: string, object: JsonObject, field: string): RuleVerdict {
  const isThere = object[field] !== undefined;
  const wasThere = known.get(key) === true;
  known.set(key, isThere);
  if (!wasThere) return "undecided";
  return isThere ? "holds" : { pointer: `/${field}`, expected: "present, as before", received: "absent" };
}

function judgeRising(known: Map<string, JsonValue>, key: string, object: JsonObject, field: string): RuleVerdict {
  const shown = textIn(object, field) ?? "";
  const digits = /\d+/.exec(shown)?.[0];
  const before = known.get(key);
  if (digits === undefined) return "undecided";
  known.set(key, Number(digits));
  if (typeof before !== "number") return "undecided";
  if (Number(digits) >= before) return "holds";
  return { pointer: `/${field}`, expected: `${before} or more`, received: JSON.stringify(shown) };
}
