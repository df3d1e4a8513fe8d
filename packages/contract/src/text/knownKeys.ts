import type { FieldLayout, ObjectLayout } from "./Layout.ts";

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
