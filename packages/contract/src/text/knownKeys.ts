import type { FieldLayout, ObjectLayout } from "./Layout.ts";

/** The end of a key that holds the display form of another. */
export const localised = "_Localised";

/** What a layout says of one key, ready for printing. */
export interface KnownKey {
  /** Where it stands among the others; `X_Localised` stands between `X` and what follows. */
  readonly rank: number;
  /** The key as printed, with its colon. */
  readonly label: string;
  readonly layout: FieldLayout;
}

/** Worked out once per layout. */
const known = new WeakMap<ObjectLayout, ReadonlyMap<string, KnownKey>>();

/** Prints a key with its colon. */
export function labelOf(key: string): string {
  return `${JSON.stringify(key)}:`;
}

function rankIn(keys: readonly string[], key: string, place: number): number {
  const base = key.endsWith(localised) ? keys.indexOf(key.slice(0, -localised.length)) : -1;
  return base === -1 ? place : base + 0.5;
}

/** Gives what a layout says of each key it knows. */
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
