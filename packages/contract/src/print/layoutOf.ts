import { layouts } from "../generated/layouts.ts";
import type { JsonObject } from "../text/Json.ts";
import type { FieldLayout, ObjectLayout } from "../text/Layout.ts";

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

/** The suffix of a key with the display form of another key. */
export const localisedSuffix = "_Localised";

/** A key of a layout, ready for printing. */
export interface KnownKey {
  /** Its rank among the keys; `X_Localised` ranks between `X` and the next key. */
  readonly rank: number;
  /** The key as printed, with its colon. */
  readonly label: string;
  readonly layout: FieldLayout;
}

/** Computed once per layout. */
const known = new WeakMap<ObjectLayout, ReadonlyMap<string, KnownKey>>();

/** Prints a key with its colon. */
export function labelOf(key: string): string {
  return `${JSON.stringify(key)}:`;
}

function rankIn(keys: readonly string[], key: string, place: number): number {
  const base = key.endsWith(localisedSuffix) ? keys.indexOf(key.slice(0, -localisedSuffix.length)) : -1;
  return base === -1 ? place : base + 0.5;
}

/** Returns the known keys of a layout. */
export function knownKeys(layout: ObjectLayout): ReadonlyMap<string, KnownKey> {
  const earlier = known.get(layout);
  if (earlier !== undefined) return earlier;
  const keys = Object.keys(layout);
  const found = new Map(
    Object.entries(layout).map(([key, field], place) => {
      return [key, { rank: rankIn(keys, key, place), label: labelOf(key), layout: field }];
    }),
  );
  known.set(layout, found);
  return found;
}
