import type { JsonObject } from "../values/Json.ts";
import type { ObjectLayout } from "./Layout.ts";

const localised = "_Localised";

/** The place of each key in a layout, worked out once per layout. */
const ranksByLayout = new WeakMap<ObjectLayout, ReadonlyMap<string, number>>();

function ranksOf(layout: ObjectLayout): ReadonlyMap<string, number> {
  const known = ranksByLayout.get(layout);
  if (known !== undefined) return known;
  const ranks = new Map(Object.keys(layout).map((key, rank) => [key, rank]));
  ranksByLayout.set(layout, ranks);
  return ranks;
}

/** Tells whether a key is the display form of another key of the same object. */
function isLocalisedForm(key: string, object: JsonObject): boolean {
  return key.endsWith(localised) && Object.hasOwn(object, key.slice(0, -localised.length));
}

/**
 * Gives the keys of an object in the order the game writes them: as the layout has them, a key the layout does not
 * know directly after the key it followed, `X_Localised` directly after `X` (format-facts 1, Bytes).
 */
export function orderKeys(object: JsonObject, layout: ObjectLayout): readonly string[] {
  const keys = Object.keys(object);
  const ranks = ranksOf(layout);
  if (ranks.size === 0) return keys;
  let rank = -1;
  const ranked = keys
    .filter((key) => !isLocalisedForm(key, object))
    .map((key) => ({ key, rank: (rank = ranks.get(key) ?? rank) }));
  // The sort is stable, so keys that share a rank keep the order they had.
  ranked.sort((one, other) => one.rank - other.rank);
  return ranked.flatMap(({ key }) => {
    const form = key + localised;
    return Object.hasOwn(object, form) ? [key, form] : [key];
  });
}
