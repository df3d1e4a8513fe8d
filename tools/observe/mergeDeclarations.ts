import { isKind } from "@shipslog/contract";
import type { ReviewedValues } from "@shipslog/contract/internal";
import {
  observedTypes,
  type ObservedDeclaration,
  type ObservedField,
  type ObservedTotals,
  type ObservedType,
} from "@shipslog/contract/observed";
import { countAt, listAt, recordAt, refuseAt, textAt, type SentFile } from "./readSent.ts";

/** What is known about observed kinds: the files in `packages/contract/observed` that are not histories. */
export interface Described {
  readonly declarations: readonly ObservedDeclaration[];
  readonly reviewed: ReviewedValues;
  readonly totals: ObservedTotals;
}

/** What is known with what a player has sent, and what of it a person has to declare, because it is about a specified kind. */
export interface Merged extends Described {
  readonly byHand: readonly string[];
}

/** Adds the kinds, fields, types and values that a player has sent; throws RefusedFile for anything but names, counts and texts of the game. */
export function mergeDeclarations({ declarations, reviewed, totals }: Described, sent: SentFile): Merged {
  const known = new Map(declarations.map((each) => [each.kind, each]));
  const values: Record<string, readonly string[]> = { ...reviewed };
  const byHand: string[] = [];
  let events = 0;
  for (const found of rowsAt(sent, "kinds").map(declarationAt)) {
    if (isKind(found.kind)) refuseAt("/kinds", "a specified kind");
    const declared = known.get(found.kind);
    known.set(found.kind, declared === undefined ? found : mergeKinds(declared, found));
    events += found.events;
  }
  for (const [row, at] of rowsAt(sent, "fields")) {
    const [kind, declared] = declaredAt(row, at, known);
    const fields = listAt(row["fields"], `${at}/fields`, fieldsMax).map((field, index) =>
      fieldAt(recordAt(field, at), `${at}/fields/${index}`),
    );
    if (declared === undefined) byHand.push(`${kind}.${fields[0]?.path ?? ""}: a new field`);
    else known.set(kind, fields.reduce(addField, declared));
  }
  for (const [row, at] of rowsAt(sent, "types")) {
    const [kind, declared] = declaredAt(row, at, known);
    const path = textAt(row["path"], `${at}/path`, pathForm);
    const types = typesAt(row["types"], `${at}/types`);
    const field = declared?.fields.find((each) => each.path === path);
    if (declared === undefined || field === undefined) {
      byHand.push(`${kind}.${path}: also ${Object.keys(types).join(", ")}`);
    } else known.set(kind, withField(declared, { ...field, types: sum(field.types, types) }));
  }
  for (const [row, at] of rowsAt(sent, "values")) {
    const [kind, declared] = declaredAt(row, at, known);
    const path = textAt(row["path"], `${at}/path`, pathForm);
    const texts = textsAt(row["values"], `${at}/values`);
    const field = declared?.fields.find((each) => each.path === path);
    if (declared === undefined || field?.values === undefined) {
      byHand.push(`${kind}.${path}: also ${Object.keys(texts).join(", ")}`);
      continue;
    }
    known.set(kind, withField(declared, { ...field, values: sum(field.values, texts) }));
    const name = `${kind}.${path}`;
    values[name] = [...new Set([...(values[name] ?? []), ...Object.keys(texts)])].toSorted();
  }
  const merged = [...known.values()];
  return {
    declarations: merged,
    reviewed: values,
    totals: {
      ...totals,
      lines: totals.lines + events,
      observed: {
        kinds: merged.length,
        events: totals.observed.events + events,
        fields: merged.reduce((count, { fields }) => count + fields.length, 0),
      },
    },
    byHand,
  };
}

const rowsMax = 1000;
const fieldsMax = 1000;
const kindForm = /^[A-Za-z]\w{0,80}$/;
const pathForm = /^[A-Za-z]\w{0,80}(?:\[\])*(?:\.[A-Za-z]\w{0,80}(?:\[\])*)*$/;
const versionForm = /^\d+(?:\.\d+){1,2}$/;
/** The texts that the game uses as values, such as `$SAA_Unknown_Signal;` or `High metal content body`. */
const gameTextForm = /^[$A-Za-z0-9_:;.,' -]{0,60}$/;

type Row = readonly [row: Readonly<Record<string, unknown>>, at: string];

function rowsAt(sent: SentFile, name: string): readonly Row[] {
  return listAt(sent[name], `/${name}`, rowsMax).map((row, at) => [recordAt(row, `/${name}/${at}`), `/${name}/${at}`]);
}

/** The kind that a row is about, with its declaration unless it is specified. */
function declaredAt(
  row: Row[0],
  at: string,
  known: ReadonlyMap<string, ObservedDeclaration>,
): readonly [kind: string, declared: ObservedDeclaration | undefined] {
  const kind = textAt(row["kind"], `${at}/kind`, kindForm);
  const declared = known.get(kind);
  if (declared === undefined && !isKind(kind)) refuseAt(at, `no declared kind, but ${kind}`);
  return [kind, declared];
}

function declarationAt([row, at]: Row): ObservedDeclaration {
  const fields = listAt(row["fields"], `${at}/fields`, fieldsMax).map((field, index) =>
    fieldAt(recordAt(field, at), `${at}/fields/${index}`),
  );
  const groups = listAt(row["together"], `${at}/together`, fieldsMax).map((group) =>
    listAt(group, `${at}/together`, fieldsMax).map((path) => textAt(path, `${at}/together`, pathForm)),
  );
  return {
    kind: textAt(row["kind"], `${at}/kind`, kindForm),
    events: countAt(row["events"], `${at}/events`),
    journals: countAt(row["journals"], `${at}/journals`),
    commanders: countAt(row["commanders"], `${at}/commanders`),
    versions: listAt(row["versions"], `${at}/versions`, rowsMax).map((each) => textAt(each, at, versionForm)),
    fields,
    together: groups.filter((group) => group.every((path) => fields.some((field) => field.path === path))),
  };
}

/** Reads what is known of every field; lists of texts are left out, because nobody has reviewed them. */
function fieldAt(row: Row[0], at: string): ObservedField {
  const { since, range, decimals, items } = row;
  const numbers = (value: unknown) =>
    listAt(value, at, 20).map((each) => (typeof each === "number" ? each : refuseAt(at, "no number")));
  const pair = (value: unknown) => numbers(value).slice(0, 2) as unknown as readonly [number, number];
  return {
    path: textAt(row["path"], `${at}/path`, pathForm),
    seen: countAt(row["seen"], `${at}/seen`),
    of: countAt(row["of"], `${at}/of`),
    types: typesAt(row["types"], `${at}/types`),
    ...(range !== undefined && { range: pair(range) }),
    ...(decimals !== undefined && { decimals: numbers(decimals) }),
    ...(items !== undefined && { items: pair(items) }),
    ...(since !== undefined && { since: textAt(since, `${at}/since`, versionForm) }),
  };
}

function typesAt(value: unknown, at: string): ObservedField["types"] {
  const isType = (name: string): name is ObservedType => (observedTypes as readonly string[]).includes(name);
  const types = Object.entries(recordAt(value, at)).map(([name, count]) =>
    isType(name) ? [name, countAt(count, at)] : refuseAt(at, "an unknown type"),
  );
  return Object.fromEntries(types) as ObservedField["types"];
}

function textsAt(value: unknown, at: string): Readonly<Record<string, number>> {
  const texts = Object.entries(recordAt(value, at));
  return Object.fromEntries(texts.map(([text, count]) => [textAt(text, at, gameTextForm), countAt(count, at)]));
}

/** Adds up what two folders show of a kind. */
function mergeKinds(known: ObservedDeclaration, found: ObservedDeclaration): ObservedDeclaration {
  const added = found.fields.reduce(addField, { ...known, events: known.events + found.events });
  const shown = new Set(found.fields.map(({ path }) => path));
  return {
    ...added,
    journals: known.journals + found.journals,
    commanders: known.commanders + found.commanders,
    versions: [...new Set([...known.versions, ...found.versions])].toSorted((one, other) =>
      one.localeCompare(other, "en", { numeric: true }),
    ),
    fields: added.fields.map((field) =>
      shown.has(field.path) ? field : { ...field, of: field.of + holdersIn(found, field.path) },
    ),
  };
}

/** Adds a field to a declaration, or its counts to the field that is there. */
function addField(declaration: ObservedDeclaration, found: ObservedField): ObservedDeclaration {
  const { fields } = declaration;
  const known = fields.find(({ path }) => path === found.path);
  if (known !== undefined) {
    const { seen, of, types } = found;
    return withField(declaration, {
      ...known,
      seen: known.seen + seen,
      of: known.of + of,
      types: sum(known.types, types),
    });
  }
  const holder = holderOf(found.path);
  const last = fields.findLastIndex(({ path }) => holder !== "" && (path === holder || path.startsWith(`${holder}.`)));
  const place = last === -1 ? fields.length : last + 1;
  // The events that were read before have no such field.
  const field = { ...found, of: found.of + holdersIn(declaration, found.path) };
  return { ...declaration, fields: fields.toSpliced(place, 0, field) };
}

const holderOf = (path: string) =>
  path.endsWith("[]") ? path.slice(0, -2) : path.slice(0, Math.max(0, path.lastIndexOf(".")));

/** How many objects of a declaration could hold a field. */
function holdersIn({ events, fields }: ObservedDeclaration, path: string): number {
  const holder = holderOf(path);
  return holder === "" ? events : (fields.find((field) => field.path === holder)?.seen ?? 0);
}

function withField(declaration: ObservedDeclaration, field: ObservedField): ObservedDeclaration {
  return { ...declaration, fields: declaration.fields.map((each) => (each.path === field.path ? field : each)) };
}

function sum<Key extends string>(
  one: Readonly<Partial<Record<Key, number>>>,
  other: Readonly<Partial<Record<Key, number>>>,
): Readonly<Record<Key, number>> {
  const total = new Map<string, number>(
    Object.entries<number | undefined>(one).map(([key, count]) => [key, count ?? 0]),
  );
  for (const [key, count] of Object.entries<number | undefined>(other)) {
    total.set(key, (total.get(key) ?? 0) + (count ?? 0));
  }
  return Object.fromEntries(total) as Record<Key, number>;
}
