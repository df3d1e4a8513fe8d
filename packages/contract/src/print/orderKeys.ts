import type { JsonObject } from "../text/Json.ts";
import { type KnownKey, localisedSuffix } from "./layoutOf.ts";

type KnownKeys = ReadonlyMap<string, KnownKey>;

/** Tells whether all keys are known and in order, as in nearly every event. */
function standInOrder(keys: readonly string[], known: KnownKeys): boolean {
  let last = -1;
  for (const key of keys) {
    const rank = known.get(key)?.rank ?? -1;
    if (rank <= last) return false;
    last = rank;
  }
  return true;
}

/** Tells whether a key is the display form of another key of the same object. */
function isLocalisedForm(key: string, object: JsonObject): boolean {
  return key.endsWith(localisedSuffix) && Object.hasOwn(object, key.slice(0, -localisedSuffix.length));
}

/** Returns a key followed by its display form, recursively (`X`, `X_Localised`, `X_Localised_Localised`). */
function withLocalisedForms(key: string, object: JsonObject): readonly string[] {
  const keys: string[] = [];
  for (let form = key; Object.hasOwn(object, form); form += localisedSuffix) keys.push(form);
  return keys;
}

/**
 * Returns the keys of an object in the order the game writes them: by the layout; a key that the layout does not
 * know directly after the key it followed, `X_Localised` directly after `X` (F12).
 */
export function orderKeys(object: JsonObject, known: KnownKeys): readonly string[] {
  const keys = Object.keys(object);
  if (known.size === 0 || standInOrder(keys, known)) return keys;
  let rank = -1;
  const ranked = keys
    .filter((key) => !isLocalisedForm(key, object))
    .map((key) => {
      rank = known.get(key)?.rank ?? rank;
      return { key, rank };
    });
  // The sort is stable, so keys that share a rank keep the order they had.
  ranked.sort((one, other) => one.rank - other.rank);
  return ranked.flatMap(({ key }) => withLocalisedForms(key, object));
}
