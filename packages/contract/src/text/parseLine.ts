import type { JsonObject, JsonValue } from "../values/Json.ts";
import { classifyBadLine } from "./classify.ts";
import { isEventName } from "./eventName.ts";
import type { LineDefect } from "./LineDefect.ts";
import { nestsTooDeep } from "./nesting.ts";
import { parseJson } from "./parse.ts";

/** What a line turned out to be: an event with its name, or the class of its defect. */
export type ParsedLine =
  | { readonly ok: true; readonly event: JsonObject; readonly kind: string }
  | { readonly ok: false; readonly defect: LineDefect };

/** Parses text, or gives undefined where it is not JSON or nests beyond the engine's stack. */
function tryParse(text: string): JsonValue | undefined {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Reads one line without its line end as an event; no text makes it throw. */
export function parseLine(text: string): ParsedLine {
  const value = tryParse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { ok: false, defect: classifyBadLine(text) };
  }
  const event = value as JsonObject;
  const kind = event["event"];
  if (!isEventName(kind) || nestsTooDeep(text)) return { ok: false, defect: classifyBadLine(text) };
  return { ok: true, event, kind };
}
