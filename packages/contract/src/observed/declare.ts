import type { ObservedDeclaration, ObservedField, ObservedType } from "./ObservedDeclaration.ts";
import type { ObservedTexts } from "./compareObserved.ts";
import type { FieldTally, ObjectTally } from "./tallies.ts";

/**
 * The only texts that a declaration may keep, by field (`Scan.TerraformState`). A person has read each of them: no name, no
 * identifier, nothing that somebody typed.
 */
export type ReviewedValues = Readonly<Record<string, readonly string[]>>;

/** What an observer counted about one kind. */
interface Counted {
  readonly events: ObjectTally;
  readonly versions: ReadonlySet<string>;
  readonly journals: number;
}

/** Fewer objects than this do not show that fields belong together. */
const togetherMin = 20;
const candidatesMax = 40;
const candidateEventsMin = 200;

/** Makes the declaration of a kind from what was counted. */
export function declare(
  kind: string,
  { events, versions, journals }: Counted,
  reviewed: ReviewedValues,
): ObservedDeclaration {
  const written = sorted(versions);
  const fields = fieldsOf(events, "").map(({ path, tally, of }) =>
    declareField(path, tally, of, written, reviewed[`${kind}.${path}`]),
  );
  return { kind, events: events.count, journals, versions: written, fields, together: togetherIn(events, "") };
}

interface PlacedTally {
  readonly path: string;
  readonly tally: FieldTally;
  readonly of: number;
}

/** Every field at and below an object, in written order. */
function fieldsOf(object: ObjectTally, prefix: string): readonly PlacedTally[] {
  return object.order.flatMap(({ name, tally }) => [
    { path: prefix + name, tally, of: object.count },
    ...fieldsInside(tally, prefix + name),
  ]);
}

function fieldsInside({ object, items }: FieldTally, path: string): readonly PlacedTally[] {
  const inObject = object === undefined ? [] : fieldsOf(object, `${path}.`);
  if (items === undefined || items.seen === 0) return inObject;
  return [...inObject, { path: `${path}[]`, tally: items, of: items.seen }, ...fieldsInside(items, `${path}[]`)];
}

function declareField(
  path: string,
  tally: FieldTally,
  of: number,
  kindVersions: readonly string[],
  reviewed: readonly string[] | undefined,
): ObservedField {
  const versions = sorted(tally.versions);
  const range = rangeOf(path, tally.least, tally.greatest);
  return {
    path,
    seen: tally.seen,
    of,
    types: typesOf(tally),
    ...valuesOf(tally, reviewed),
    ...(range === undefined ? {} : { range }),
    ...(tally.decimals.size === 0 ? {} : { decimals: [...tally.decimals].toSorted((one, other) => one - other) }),
    ...(tally.items === undefined ? {} : { items: [tally.fewestItems, tally.mostItems] as const }),
    ...(versions.length === kindVersions.length ? {} : { versions }),
  };
}

/** Whole values of a field with fractions, or written with a point, are numbers as well. */
function typesOf({ types, decimals }: FieldTally): ObservedField["types"] {
  const hasFractions = types.has("fraction") || decimals.size > 0;
  const named: Partial<Record<ObservedType, number>> = {};
  for (const [type, count] of types) {
    const name = type === "fraction" || (type === "integer" && hasFractions) ? "number" : type;
    named[name] = (named[name] ?? 0) + count;
  }
  return named;
}

function valuesOf(
  { texts, types }: FieldTally,
  reviewed: readonly string[] | undefined,
): Pick<ObservedField, "values" | "others"> {
  if (reviewed === undefined || texts === undefined) return {};
  const kept = reviewed.map((text) => [text, texts.get(text) ?? 0] as const).filter(([, count]) => count > 0);
  const others = (types.get("string") ?? 0) - kept.reduce((sum, [, count]) => sum + count, 0);
  const ranked = kept.toSorted((one, other) => other[1] - one[1]);
  return { values: Object.fromEntries(ranked), ...(others === 0 ? {} : { others }) };
}

/** How often each text of each field was seen. */
export function textsOf(events: ObjectTally): ObservedTexts {
  return new Map(fieldsOf(events, "").map(({ path, tally }) => [path, tally.texts]));
}

/**
 * The texts of a kind that look like a list of values: fewer than 40 different ones in at least 200 objects. They are for a
 * person to review, not to be kept.
 */
export function candidatesOf(kind: string, events: ObjectTally): ReviewedValues {
  const found = fieldsOf(events, "").flatMap(({ path, tally: { texts, types } }) => {
    const isList = texts !== undefined && texts.size > 0 && texts.size < candidatesMax;
    return isList && (types.get("string") ?? 0) >= candidateEventsMin
      ? [[`${kind}.${path}`, [...texts.keys()].toSorted()]]
      : [];
  });
  return Object.fromEntries(found) as ReviewedValues;
}

/** Optional fields of one object whose presence never differed. */
function togetherIn(object: ObjectTally, prefix: string): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (const { name, tally } of object.order) {
    const { seen, presence } = tally;
    if (seen === object.count || seen < togetherMin) continue;
    const key = `${seen} ${presence}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [prefix + name]);
    else group.push(prefix + name);
  }
  const inside = object.order.flatMap(({ name, tally }) => togetherBelow(tally, prefix + name));
  return [...[...groups.values()].filter((group) => group.length > 1), ...inside];
}

function togetherBelow({ object, items }: FieldTally, path: string): readonly (readonly string[])[] {
  const inObject = object === undefined ? [] : togetherIn(object, `${path}.`);
  return items === undefined ? inObject : [...inObject, ...togetherBelow(items, `${path}[]`)];
}

const sorted = (versions: ReadonlySet<string>) =>
  [...versions].toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }));

/** Numbers that identify something: their range would contain two of them. */
const identifier = /(ID|Id|Address|Seed|^build)(\[\])?$/;
const digitsKept = 2;

/**
 * The range of a field, rounded outwards to two digits, so that it does not contain a number of any player, such as the
 * greatest balance. Identifiers have none.
 */
function rangeOf(path: string, least: number, greatest: number): readonly [number, number] | undefined {
  if (least > greatest || identifier.test(path)) return undefined;
  return [-roundUp(-least), roundUp(greatest)].map((bound) => bound + 0) as [number, number];
}

/** The smallest number of two digits that is not below a number. */
function roundUp(number: number): number {
  const [mantissa = "0", exponent = "0"] = Math.abs(number).toExponential().split("e");
  const digits = mantissa.replace(".", "").padEnd(digitsKept, "0");
  const isExact = !/[1-9]/.test(digits.slice(digitsKept));
  const away = number > 0 && !isExact ? 1 : 0;
  const kept = Math.sign(number) * (Number(digits.slice(0, digitsKept)) + away);
  return Number(`${kept}e${Number(exponent) - digitsKept + 1}`);
}
