import { layouts } from "../generated/layouts.ts";
import type { JsonObject } from "../values/Json.ts";
import type { FieldLayout, ObjectLayout } from "./Layout.ts";

const noLayout: ObjectLayout = {};

/** Gives the layout of an event's kind; an empty one, which keeps the event's own order, for any other. */
export function layoutOf(event: JsonObject): ObjectLayout {
  const kind = event["event"];
  // Own only: an event may be called "constructor".
  return typeof kind === "string" && Object.hasOwn(layouts, kind) ? (layouts[kind] ?? noLayout) : noLayout;
}

/** Gives the layout of one field of an object. */
export function fieldLayoutOf(layout: ObjectLayout, key: string): FieldLayout {
  return Object.hasOwn(layout, key) ? (layout[key] as FieldLayout) : "plain";
}

/** Gives the layout of what an array holds. */
export function itemLayoutOf(layout: FieldLayout): FieldLayout {
  return typeof layout === "object" && "items" in layout ? layout.items : "plain";
}

/** Gives the layout of an object that stands in a field. */
export function objectLayoutOf(layout: FieldLayout): ObjectLayout {
  return typeof layout === "object" && "fields" in layout ? layout.fields : noLayout;
}
