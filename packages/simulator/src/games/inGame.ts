import { compareGameVersions, type CompanionFile, type JsonObject, type JsonValue } from "@shipslog/contract";
import { arrivals } from "@shipslog/contract/internal";
import type { FieldLayout, ObjectLayout } from "@shipslog/contract/text";
import { formerForms, type FormerField, type FormerForm } from "./formerForms.ts";
import { games, type GameName, type GameVersion } from "./games.ts";

/** The fields that a game lacks, and those inside the others: an object or the items of a list. */
interface Missing {
  readonly names: Set<string>;
  readonly inside: Map<string, Missing>;
}

/** What a game makes of a kind. */
interface Rewriting {
  readonly missing: Missing;
  readonly forms: readonly FormerForm[];
}

/** By version and kind; made with the first event of the kind. */
const rewritings = new Map<string, Rewriting>();

const isBefore = (version: string, other: string): boolean => compareGameVersions(version, other) < 0;

/** Whether a game writes events of a kind, under this or a former name. */
export function writesKind({ version }: GameVersion, kind: string): boolean {
  const came = arrivals[kind]?.[""];
  return came === undefined || !isBefore(version, came) || formerName({ version }, kind) !== undefined;
}

/** Whether a game writes a field of a kind. */
export function writesField({ version }: GameVersion, kind: string, path: string): boolean {
  const came = arrivals[kind]?.[path];
  return came === undefined || !isBefore(version, came);
}

/** The name that a game has for a kind. */
export function nameInGame(game: GameVersion | undefined, kind: string): string {
  return (game && formerName(game, kind)) ?? kind;
}

function formerName({ version }: Pick<GameVersion, "version">, kind: string): string | undefined {
  return formerForms.find((form) => form.kind === kind && isBefore(version, form.before) && form.name)?.name;
}

/** Whether a game writes a companion file. */
export function writesFile({ version }: GameVersion, file: CompanionFile): boolean {
  return !isBefore(version, fileArrivals[file] ?? version);
}

/** The version that brought each companion file; the others have always been there since the oldest game that is simulated. */
const fileArrivals: Readonly<Partial<Record<CompanionFile, string>>> = {
  "Status.json": "3.0",
  "ModulesInfo.json": "3.0",
  "Market.json": "3.0",
  "Outfitting.json": "3.0",
  "Shipyard.json": "3.0",
  "Cargo.json": "3.0",
  "NavRoute.json": "3.7",
  "ShipLocker.json": "4.0",
  "Backpack.json": "4.0",
  "FCMaterials.json": "4.0",
};

/**
 * Takes the fields of an event from the newest form to that of a game: what the game lacks is left out, and former shapes are made from the
 * present ones. Undefined when the game does not write the event: it lacks the kind, or all its fields.
 */
export function inGame(game: GameVersion, kind: string, fields: JsonObject): JsonObject | undefined {
  if (!writesKind(game, kind)) return undefined;
  const { missing, forms } = rewritingOf(game, kind);
  let event = withoutMissing(fields, missing);
  for (const form of forms) event = inForm(event, fields, form);
  const isEmptied = Object.keys(event).length === 0 && Object.keys(fields).length > 0;
  return isEmptied ? undefined : event;
}

/** The layouts that a game has for lines whose numbers had other decimals, by version and kind. */
const formerLayouts = new Map<string, ObjectLayout>();

/** Returns the layout that a game has for a kind: the given one, unless its numbers had other decimals. */
export function layoutInGame(game: GameVersion, kind: string, layout: ObjectLayout): ObjectLayout {
  const decimals = rewritingOf(game, kind).forms.flatMap((form) => Object.entries(form.decimals ?? {}));
  if (decimals.length === 0) return layout;
  const key = `${game.version} ${kind}`;
  const known = formerLayouts.get(key);
  if (known !== undefined) return known;
  const changed = decimals.map(([name, count]) => [name, withDecimals(layout[name] ?? "plain", count)] as const);
  const made: ObjectLayout = { ...layout, ...Object.fromEntries(changed) };
  formerLayouts.set(key, made);
  return made;
}

function withDecimals(layout: FieldLayout, decimals: number): FieldLayout {
  if (typeof layout === "object" && "items" in layout) return { items: withDecimals(layout.items, decimals) };
  return typeof layout === "object" && "decimals" in layout ? { ...layout, decimals } : layout;
}

/**
 * Takes a whole event from the newest form to that of a game, under the name it had then; undefined when the game does not write it. For
 * authors who have events of their own.
 */
export function eventInGame(event: JsonObject, game: GameName): JsonObject | undefined {
  const { timestamp, event: kind, ...fields } = event;
  if (timestamp === undefined || typeof kind !== "string") return event;
  const made = inGame(games[game], kind, fields);
  return made && { timestamp, event: nameInGame(games[game], kind), ...made };
}

function rewritingOf({ version }: GameVersion, kind: string): Rewriting {
  const key = `${version} ${kind}`;
  const known = rewritings.get(key);
  if (known !== undefined) return known;
  const made: Rewriting = {
    missing: missingOf(version, kind),
    forms: formerForms.filter((form) => form.kind === kind && isBefore(version, form.before)),
  };
  rewritings.set(key, made);
  return made;
}

function missingOf(version: string, kind: string): Missing {
  const top: Missing = { names: new Set(), inside: new Map() };
  for (const [path, came] of Object.entries(arrivals[kind] ?? {})) {
    if (path === "" || !isBefore(version, came)) continue;
    const names = path.replaceAll("[]", "").split(".");
    const last = names.pop() ?? "";
    let holder = top;
    for (const name of names) holder = insideOf(holder, name);
    holder.names.add(last);
  }
  return top;
}

function insideOf({ inside }: Missing, name: string): Missing {
  const known = inside.get(name);
  if (known !== undefined) return known;
  const made: Missing = { names: new Set(), inside: new Map() };
  inside.set(name, made);
  return made;
}

function withoutMissing(object: JsonObject, { names, inside }: Missing): JsonObject {
  if (names.size === 0 && inside.size === 0) return object;
  const left = Object.entries(object).flatMap(([name, value]) => {
    const within = inside.get(name);
    // A display text goes with what it is the text of.
    return names.has(name) || names.has(name.replace(/_Localised$/, ""))
      ? []
      : [[name, within === undefined ? value : insideWithout(value, within)] as const];
  });
  return Object.fromEntries(left);
}

function insideWithout(value: JsonValue, missing: Missing): JsonValue {
  if (Array.isArray(value)) return value.map((item: JsonValue) => insideWithout(item, missing));
  return isObject(value) ? withoutMissing(value, missing) : value;
}

/** Gives an event a former form, from the fields of the newest. */
function inForm(event: JsonObject, newest: JsonObject, { name, fields = [] }: FormerForm): JsonObject {
  if (name !== undefined) return Object.fromEntries(fields.flatMap((field) => entryOf(field, newest)));
  return fields.reduce((made, field) => withField(made, newest, field), event);
}

function entryOf(field: FormerField, newest: JsonObject): readonly (readonly [name: string, value: JsonValue])[] {
  const value = formerValue(field, newest);
  return value === undefined ? [] : [[field.name, value]];
}

/** Puts a former field in the place of the present one, or after another. What the game lacks by its present name, it lacks. */
function withField(event: JsonObject, newest: JsonObject, field: FormerField): JsonObject {
  const { name, after } = field;
  const made = entryOf(field, newest);
  const entries = Object.entries(event);
  if (Object.hasOwn(event, name)) {
    return Object.fromEntries(entries.flatMap((each) => (each[0] === name ? made : [each])));
  }
  if (Object.hasOwn(newest, name)) return event;
  const at = entries.findIndex(([each]) => each === after) + 1;
  return Object.fromEntries([...entries.slice(0, at), ...made, ...entries.slice(at)]);
}

/** Makes the value of a former field; undefined where the newest form has nothing to make it from. */
function formerValue(
  { from, value, as, having, words, without }: FormerField,
  newest: JsonObject,
): JsonValue | undefined {
  if (from === undefined) return value;
  const [holder = ""] = from.split(/[.[]/);
  // What a former field is made from may be absent as a whole; then so is the field.
  if (newest[holder] === undefined) return undefined;
  const found = valuesAt(newest, from);
  if (as === "list") return found;
  const [first] = found;
  if (first === undefined) return value;
  if (as === "counts") return countsOf(first);
  if (having !== undefined) return itemsHaving(first, having);
  if (without !== undefined) return itemsWithout(first, without);
  return words === undefined ? first : inWords(first, words);
}

function valuesAt(object: JsonObject, path: string): readonly JsonValue[] {
  return path.split(".").reduce<readonly JsonValue[]>(
    (held, name) => {
      const isList = name.endsWith("[]");
      const inner = held.flatMap((each) => (isObject(each) ? [each[isList ? name.slice(0, -2) : name]] : []));
      const values = inner.filter((each) => each !== undefined);
      return isList ? values.flat() : values;
    },
    [object],
  );
}

function inWords(value: JsonValue, words: Readonly<Record<string, string>>): JsonValue | undefined {
  if (Array.isArray(value)) return value.flatMap((item) => words[String(item)] ?? []);
  return typeof value === "string" ? words[value] : undefined;
}

function itemsWithout(value: JsonValue, later: readonly string[]): JsonValue {
  return Array.isArray(value)
    ? value.filter((item: JsonValue) => typeof item !== "string" || !later.includes(item))
    : value;
}

function itemsHaving(value: JsonValue, name: string): JsonValue {
  return Array.isArray(value) ? value.filter((item: JsonValue) => isObject(item) && item[name] !== undefined) : value;
}

/** Turns a list of names and counts into an object from names to counts. */
function countsOf(value: JsonValue): JsonValue {
  if (!Array.isArray(value)) return value;
  const rows = value as readonly { readonly Name: string; readonly Count: number }[];
  return Object.fromEntries(rows.map(({ Name, Count }) => [Name, Count]));
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
