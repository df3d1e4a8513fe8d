import type { SharedStructure } from "./ObservedDeclaration.ts";
import type { FieldTally, ObjectTally } from "./tallies.ts";

/** Objects under one name are one structure when at least this share of their fields have equal names. */
const sharedMin = 0.5;

/** Where objects are, as `EngineerCraft.Modifiers[]`, and what was counted about them. */
interface Place {
  readonly at: string;
  /** The name of the field that holds them. */
  readonly name: string;
  readonly object: ObjectTally;
  readonly fields: ReadonlySet<string>;
}

/**
 * Finds the structures that the game writes in several kinds, such as the modifiers of Loadout and EngineerCraft, and returns by place how
 * the same structure differs elsewhere.
 */
export function findStructures(kinds: ReadonlyMap<string, ObjectTally>): ReadonlyMap<string, SharedStructure> {
  const places = [...kinds].flatMap(([kind, events]) => placesIn(events, kind));
  const byName = Map.groupBy(places, ({ name }) => name);
  const found = new Map<string, SharedStructure>();
  for (const namesakes of byName.values()) {
    for (const place of namesakes) {
      const others = namesakes.filter((other) => other !== place && isSameStructure(place, other));
      const shared = compare(place, others);
      if (shared.present !== undefined || shared.absent !== undefined) found.set(place.at, shared);
    }
  }
  return found;
}

function placesIn(object: ObjectTally, at: string): readonly Place[] {
  return object.order.flatMap(({ name, tally }) => placesAt(tally, `${at}.${name}`, name));
}

function placesAt({ object, items }: FieldTally, at: string, name: string): readonly Place[] {
  const inItems = items === undefined ? [] : placesAt(items, `${at}[]`, name);
  if (object === undefined) return inItems;
  const fields = new Set(object.order.map((field) => field.name));
  return [{ at, name, object, fields }, ...placesIn(object, at), ...inItems];
}

function isSameStructure({ fields }: Place, other: Place): boolean {
  const both = [...fields].filter((field) => other.fields.has(field)).length;
  return both / (fields.size + other.fields.size - both) >= sharedMin;
}

function compare({ fields, object }: Place, others: readonly Place[]): SharedStructure {
  const present = new Set(others.flatMap((other) => [...other.fields].filter((field) => !fields.has(field))));
  const absent = [...fields].filter(
    (field) => isAlways(object, field) && others.some((other) => !isAlways(other.object, field)),
  );
  return {
    ...(present.size === 0 ? {} : { present: [...present] }),
    ...(absent.length === 0 ? {} : { absent }),
  };
}

const isAlways = (object: ObjectTally, field: string) => object.of(field)?.seen === object.count;
