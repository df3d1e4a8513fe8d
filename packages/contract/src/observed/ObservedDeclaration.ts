/** The types that a field can have. `number` means that at least one value had a fraction or was written with a point. */
export const observedTypes = ["string", "integer", "number", "boolean", "object", "array", "null"] as const;

/** One of the types of a field. */
export type ObservedType = (typeof observedTypes)[number];

/** What real journals show about one field. */
export interface ObservedField {
  /** Where the field is, such as `BodyName`, `Parents[]` or `Parents[].Star`. */
  readonly path: string;
  /** In how many objects the field was present. */
  readonly seen: number;
  /** How many objects there were that could hold it; equal to `seen` when the field was always present. */
  readonly of: number;
  /** How many values of each type were seen. */
  readonly types: Readonly<Partial<Record<ObservedType, number>>>;
  /** How often each reviewed text was seen; absent when no text of this field was reviewed. */
  readonly values?: Readonly<Record<string, number>>;
  /** How many texts were not among `values`; absent when there were none. */
  readonly others?: number;
  /** The least and the greatest number, rounded outwards to two digits; absent for identifiers. */
  readonly range?: readonly [number, number];
  /** The numbers of decimals written by the game itself; journals that another program rewrote do not count. */
  readonly decimals?: readonly number[];
  /** The fewest and the most items of an array. */
  readonly items?: readonly [number, number];
  /** How many commanders showed the field, where fewer than showed the kind. */
  readonly commanders?: number;
  /** The first game version that wrote the field, where the kind is older. */
  readonly since?: string;
  /** The last game version that wrote the field, where the kind was written later. */
  readonly until?: string;
  /** The first version from which on every object had the field (up to `until`), where earlier ones lack it. */
  readonly always?: string;
  /** The types that only earlier versions wrote, with the last version that did. */
  readonly former?: Readonly<Partial<Record<ObservedType, string>>>;
  /** Of an object: how the same structure differs in other kinds. */
  readonly elsewhere?: SharedStructure;
}

/** What the objects of one structure have in other kinds, such as a modifier in Loadout and in EngineerCraft. */
export interface SharedStructure {
  /** Fields that they have in other kinds alone. */
  readonly present?: readonly string[];
  /** Fields that they always have in this kind and lack in others. */
  readonly absent?: readonly string[];
}

/** What real journals show about one kind. */
export interface ObservedDeclaration {
  readonly kind: string;
  /** How many events were seen. */
  readonly events: number;
  /** In how many journals. */
  readonly journals: number;
  /** Of how many commanders; journals that name nobody do not count. */
  readonly commanders: number;
  /** The game versions that wrote it, as `4.0`. */
  readonly versions: readonly string[];
  /** Every field, in the order in which the game writes them. */
  readonly fields: readonly ObservedField[];
  /** Groups of optional fields that were always present or absent together, by path. */
  readonly together: readonly (readonly string[])[];
}

/** From this many objects on, a field that was in all of them counts as always present. */
const dependableMin = 200;

/** Tells whether a field was in every object that could hold it, of at least 200. */
export function isDependable({ seen, of }: Pick<ObservedField, "seen" | "of">): boolean {
  return seen === of && of >= dependableMin;
}

/** The journals of one version of the game. */
export interface VersionTotals {
  readonly journals: number;
  readonly lines: number;
  readonly commanders: number;
  /** The month of the first and of the last line, as `2016-09`. */
  readonly months: readonly string[];
}

/** The journals that the observed kinds are described from. */
export interface ObservedTotals {
  readonly journals: number;
  /** The same by version of the game, oldest first; `unknown` for journals that do not say. */
  readonly versions: Readonly<Record<string, VersionTotals>>;
  readonly lines: number;
  /** Lines that are not events. */
  readonly notEvents: number;
  /** The kinds of the specification that were seen, and their events. */
  readonly specified: { readonly kinds: number; readonly events: number };
  /** The observed kinds, their events and their fields. */
  readonly observed: { readonly kinds: number; readonly events: number; readonly fields: number };
}
