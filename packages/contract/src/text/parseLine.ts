import type { JsonObject, JsonValue } from "./Json.ts";
import { classifyBadLine, type LineDefect } from "./classify.ts";
import { isEventName } from "./eventName.ts";
import { nestsTooDeep } from "./scanJson.ts";
import { parseJson } from "./parse.ts";

/** A parsed line: an event with its name, or the class of its defect. */
export type ParsedLine =
  | { readonly ok: true; readonly event: JsonObject; readonly kind: string }
  | { readonly ok: false; readonly defect: LineDefect };

/** Whether text ends as an object does, or with a blank. A half line needs no parser, whose error costs more than all else about it. */
function endsLikeObject(text: string): boolean {
  const last = text.at(-1) ?? "";
  return last === "}" || last <= " ";
}

/** Parses text; undefined when it is not an object in JSON or is nested too deeply for the engine. */
function tryParse(text: string): JsonValue | undefined {
  if (!endsLikeObject(text)) return undefined;
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Parses one line, without its line end, as an event; never throws. */
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
