import type { JsonObject, JsonValue } from "../text/Json.ts";
import { appendKey } from "../text/pointer.ts";
import { companionKinds, contentShape, type CompanionFile, type ContentShape } from "./companionTable.ts";

/** A place where the content of a companion file is not what the game writes there. */
export interface ContentIssue {
  /** JSON pointer into the content. */
  readonly pointer: string;
  readonly expected: string;
  readonly received: string;
}

/**
 * Compares the content of a file that the specification does not describe with its shape: the kind, the fields that every known
 * file has, and their types. A field that is not known is no issue: the game adds fields. Files of the specification have none
 * here, because `validate` judges them.
 */
export function contentIssues(file: CompanionFile, event: JsonObject): readonly ContentIssue[] {
  const shape = contentShape(file);
  if (shape === undefined) return [];
  const name = event["event"];
  // The fields of another kind are all wrong; one issue says it.
  if (name !== companionKinds[file]) return [issue("/event", JSON.stringify(companionKinds[file]), name)];
  return issuesIn(event, shape, "");
}

function issuesIn(value: JsonObject, shape: ContentShape, pointer: string): readonly ContentIssue[] {
  return Object.entries(shape).flatMap(([key, field]) => {
    const own = value[key];
    const at = appendKey(pointer, key);
    if (typeof field === "object") return listIssues(own, field.list, at);
    if (own === undefined && field.endsWith("?")) return [];
    const { expected, holds } = leaves[field.replace("?", "") as keyof typeof leaves];
    return own !== undefined && holds(own) ? [] : [issue(at, expected, own)];
  });
}

function listIssues(value: JsonValue | undefined, shape: ContentShape, pointer: string): readonly ContentIssue[] {
  if (!isList(value)) return [issue(pointer, "a list", value)];
  return value.flatMap((item, at) => {
    const place = appendKey(pointer, String(at));
    return isObject(item) ? issuesIn(item, shape, place) : [issue(place, "an object", item)];
  });
}

const isWhole = (value: JsonValue) => typeof value === "bigint" || Number.isInteger(value);

const leaves = {
  text: { expected: "a text", holds: (value: JsonValue) => typeof value === "string" },
  whole: { expected: "a whole number", holds: isWhole },
  id: { expected: "a whole number", holds: isWhole },
  flag: { expected: "true or false", holds: (value: JsonValue) => typeof value === "boolean" },
} as const;

function issue(pointer: string, expected: string, received: JsonValue | undefined): ContentIssue {
  return { pointer, expected, received: describe(received) };
}

function describe(value: JsonValue | undefined): string {
  if (value === undefined) return "absent";
  if (isList(value)) return `a list of ${value.length}`;
  if (isObject(value)) return "an object";
  return typeof value === "bigint" ? String(value) : JSON.stringify(value);
}

const isList = (value: JsonValue | undefined): value is readonly JsonValue[] => Array.isArray(value);

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
