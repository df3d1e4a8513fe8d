import { listsByName } from "../journal/companionTable.ts";
import type { JsonObject, JsonValue } from "../text/Json.ts";
import type { FieldLayout, ObjectLayout } from "../text/Layout.ts";
import { itemLayoutOf, layoutOf } from "./layoutOf.ts";
import { printObject, printValue } from "./printLine.ts";

/** The line end of every journal line and companion file (F8). */
export const CRLF = "\r\n";

/** Prints an array with one item per line; an empty array leaves an empty line (F35). */
function printSpread(values: readonly JsonValue[], layout: FieldLayout): string {
  const itemLayout = itemLayoutOf(layout);
  const items = values.map((value) => printValue(value, itemLayout));
  return `[ ${CRLF}${items.join(`, ${CRLF}`)}${CRLF} ]`;
}

/**
 * Prints the whole text of a companion file from its event: one line for Status, one line per item for the others.
 */
export function printCompanion(event: JsonObject, layout: ObjectLayout = layoutOf(event)): string {
  const spread = listsByName.get(event["event"]);
  const printMember = (value: JsonValue, fieldLayout: FieldLayout, key: string): string =>
    spread?.includes(key) === true && Array.isArray(value)
      ? printSpread(value, fieldLayout)
      : printValue(value, fieldLayout);
  return printObject(event, layout, printMember) + CRLF;
}
