import type { ObservedDeclaration, ObservedField, ObservedType, SharedStructure } from "./ObservedDeclaration.ts";
import type { ObservedTexts } from "./compareObserved.ts";
import type { Evidence } from "./Evidence.ts";
import { compareGameVersions } from "../journal/gameVersion.ts";
import { findStructures } from "./structures.ts";
import type { FieldTally, ObjectTally } from "./tallies.ts";

/**
 * The only texts that a declaration may keep, by field (`Scan.TerraformState`). A person has read each of them: no name, no
 * identifier, nothing that somebody typed.
 */
export type ReviewedValues = Readonly<Record<string, readonly string[]>>;

/** What an observer counted about one kind. */
interface Counted {
  readonly events: ObjectTally;
  readonly journals: number;
}

/** Fewer objects than this do not show that fields belong together. */
const togetherMin = 20;
const candidatesMax = 40;
const candidateEventsMin = 200;

/** Makes the declarations of kinds from what was counted. */
export function declare(kinds: ReadonlyMap<string, Counted>, reviewed: ReviewedValues): readonly ObservedDeclaration[] {
  const structures = findStructures(new Map([...kinds].map(([kind, { events }]) => [kind, events])));
  return [...kinds].map(([kind, { events, journals }]) => {
    const fields = placedFieldsOf(events, "").map((placed) =>
      declareField(
        placed,
        events.evidence,
        reviewed[`${kind}.${placed.path}`],
        structures.get(`${kind}.${placed.path}`),
      ),
    );
    return {
      kind,
      events: events.count,
      journals,
      commanders: events.evidence.commandersIn(),
      versions: events.evidence.versions,
      fields,
      together: togetherIn(events, ""),
    };
  });
}

/** A field of a kind and what was counted about it. */
export interface PlacedTally {
  readonly path: string;
  readonly tally: FieldTally;
  readonly of: number;
  /** Who showed the objects that can hold the field. */
  readonly holders: Evidence;
}

/** Game 2.2 wrote JetConeDamage with an empty name and with `_Localised` behind it. */
const isName = (name: string) => /^[A-Za-z]/.test(name);

/** Every field at and below an object, in written order. */
export function placedFieldsOf(object: ObjectTally, prefix: string): readonly PlacedTally[] {
  return object.order
    .filter(({ name }) => isName(name))
    .flatMap(({ name, tally }) => [
      { path: prefix + name, tally, of: object.count, holders: object.evidence },
      ...fieldsInside(tally, prefix + name),
    ]);
}

function fieldsInside({ object, items }: FieldTally, path: string): readonly PlacedTally[] {
  const inObject = object === undefined ? [] : placedFieldsOf(object, `${path}.`);
  if (items === undefined || items.seen === 0) return inObject;
  const placed = { path: `${path}[]`, tally: items, of: items.seen, holders: items.evidence };
  return [...inObject, placed, ...fieldsInside(items, `${path}[]`)];
}

function declareField(
  { path, tally, of, holders }: PlacedTally,
  kind: Evidence,
  reviewed: readonly string[] | undefined,
  elsewhere: SharedStructure | undefined,
): ObservedField {
  const range = rangeOf(path, tally.least, tally.greatest);
  const isOpen = tally.seen === of || isLackedByFew(tally.evidence, holders);
  const always = isOpen ? undefined : alwaysSince(tally.evidence, holders);
  const former = formerTypes(tally);
  return {
    path,
    seen: tally.seen,
    of,
    types: typesOf(tally),
    ...valuesOf(tally, reviewed),
    ...(range === undefined ? {} : { range }),
    ...(tally.decimals.size === 0 ? {} : { decimals: [...tally.decimals].toSorted((one, other) => one - other) }),
    ...(tally.items === undefined ? {} : { items: [tally.fewestItems, tally.mostItems] as const }),
    ...shownBy(tally.evidence, kind),
    ...(always === undefined ? {} : { always }),
    ...(former === undefined ? {} : { former }),
    ...(elsewhere === undefined ? {} : { elsewhere }),
  };
}

/** Who showed a field, as far as that differs from who showed its kind. */
function shownBy(field: Evidence, kind: Evidence): Pick<ObservedField, "commanders" | "since" | "until"> {
  const commanders = field.commandersIn();
  const { versions } = field;
  const since = versions[0];
  const until = versions.at(-1);
  return {
    ...(commanders === kind.commandersIn() ? {} : { commanders }),
    ...(since === undefined || since === kind.versions[0] ? {} : { since }),
    ...(until === undefined || until === kind.versions.at(-1) ? {} : { until }),
  };
}

/**
 * The first version from which on every object has a field, until the field goes: it came with that version, or with one of its
 * predecessor's builds. A field that some later object lacks is optional: leaving commanders out showed that nothing proves the opposite.
 */
export function alwaysSince(field: Evidence, holders: Evidence): string | undefined {
  const last = holders.versions.indexOf(field.versions.at(-1) ?? "");
  const written = holders.versions.slice(0, last + 1);
  const lacking = written.findLastIndex((version) => field.countIn(version) !== holders.countIn(version));
  const came = written.indexOf(field.versions[0] ?? "");
  return lacking > came ? undefined : written[lacking + 1];
}

/** A version in which the field came while it was played has many objects without it; a few are of players who have nothing to tell. */
const lackingMin = 10;

/** Tells whether a few objects lack a field in the version in which it was first seen, which proves nothing about later ones. */
function isLackedByFew(field: Evidence, holders: Evidence): boolean {
  const first = field.versions[0];
  if (first === undefined) return false;
  const lacking = holders.countIn(first) - field.countIn(first);
  return lacking > 0 && lacking < lackingMin;
}

/** The types that gave way to another one, which was written from then on. */
export function formerTypes({ typeVersions }: FieldTally): ObservedField["former"] {
  const spans = [...typeVersions].flatMap(([type, versions]) => {
    const [since, ...later] = [...versions].toSorted(compareGameVersions);
    const isNumber = type === "integer" || type === "fraction";
    return since === undefined ? [] : [{ type: isNumber ? "integer" : type, since, until: later.at(-1) ?? since }];
  });
  const former = spans.filter(({ type, until }) =>
    spans.some(
      (other) =>
        other.type !== type &&
        compareGameVersions(other.since, until) >= 0 &&
        compareGameVersions(other.until, until) > 0,
    ),
  );
  if (former.length === 0) return undefined;
  return Object.fromEntries(former.map(({ type, until }) => [type, until]));
}

/** Whole values of a field with fractions, or written with a point, are numbers as well. */
export function typesOf({ types, decimals }: FieldTally): ObservedField["types"] {
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
  return new Map(placedFieldsOf(events, "").map(({ path, tally }) => [path, tally.texts]));
}

/**
 * The texts of a kind that look like a list of values: fewer than 40 different ones in at least 200 objects. They are for a
 * person to review, not to be kept.
 */
export function candidatesOf(kind: string, events: ObjectTally): ReviewedValues {
  const found = placedFieldsOf(events, "").flatMap(({ path, tally: { texts, types } }) => {
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
