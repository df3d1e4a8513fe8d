import { layouts } from "../generated/layouts.ts";
import type { JsonObject } from "./Json.ts";
import type { FieldLayout, ObjectLayout } from "./Layout.ts";

const noLayout: ObjectLayout = {};

/** Returns the layout of an event's kind; for other kinds an empty layout, which keeps the event's own order. */
export function layoutOf(event: JsonObject): ObjectLayout {
  const kind = event["event"];
  // Own properties only: an event may be named "constructor".
  return typeof kind === "string" && Object.hasOwn(layouts, kind) ? (layouts[kind] ?? noLayout) : noLayout;
}

/** Returns the layout of the items of an array. */
export function itemLayoutOf(layout: FieldLayout): FieldLayout {
  return typeof layout === "object" && "items" in layout ? layout.items : "plain";
}

/** Returns the layout of an object in a field. */
export function objectLayoutOf(layout: FieldLayout): ObjectLayout {
  return typeof layout === "object" && "fields" in layout ? layout.fields : noLayout;
}
