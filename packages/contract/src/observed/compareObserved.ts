import type { AddedField, AddedTypes, AddedValues, ObservedAdditions } from "./ObservedAdditions.ts";
import type { ObservedDeclaration, ObservedField, ObservedType } from "./ObservedDeclaration.ts";

/** How often each text of a field was seen, by path; undefined where there were too many different ones. */
export type ObservedTexts = ReadonlyMap<string, ReadonlyMap<string, number> | undefined>;

/**
 * Compares what journals show of a kind with its declaration, and returns what the declaration does not have. New texts count
 * only where the declared list is complete, because other fields hold names.
 */
export function compareObserved(
  found: ObservedDeclaration,
  known: ObservedDeclaration,
  texts: ObservedTexts,
): Omit<ObservedAdditions, "kinds"> {
  const declared = new Map(known.fields.map((field) => [field.path, field]));
  return {
    fields: addedFields(found, (path) => declared.has(path)),
    types: found.fields.flatMap((field) => addedTypes(found.kind, field, declared.get(field.path))),
    values: known.fields.flatMap((field) => addedValues(found.kind, field, texts.get(field.path))),
  };
}

/** The fields of a kind that are not declared, each with the fields inside it. */
export function addedFields(
  { kind, fields }: ObservedDeclaration,
  isDeclared: (path: string) => boolean,
): readonly AddedField[] {
  const added: { kind: string; fields: ObservedField[] }[] = [];
  for (const field of fields) {
    if (isDeclared(field.path)) continue;
    const [holder] = added.at(-1)?.fields ?? [];
    if (holder !== undefined && isInside(field.path, holder.path)) added.at(-1)?.fields.push(field);
    else added.push({ kind, fields: [field] });
  }
  return added;
}

const isInside = (path: string, holder: string) => path.startsWith(`${holder}.`) || path.startsWith(`${holder}[]`);

function addedTypes(kind: string, { path, types }: ObservedField, known?: ObservedField): readonly AddedTypes[] {
  if (known === undefined) return [];
  const added = Object.entries(types).filter(([type]) => !fits(type as ObservedType, known.types));
  if (added.length === 0) return [];
  return [{ kind, path, types: Object.fromEntries(added), known: Object.keys(known.types) as ObservedType[] }];
}

/** A whole number fits where numbers with fractions were seen. */
function fits(type: ObservedType, known: ObservedField["types"]): boolean {
  return known[type] !== undefined || (type === "integer" && known.number !== undefined);
}

function addedValues(
  kind: string,
  { path, values, others }: ObservedField,
  texts: ReadonlyMap<string, number> | undefined,
): readonly AddedValues[] {
  if (values === undefined || others !== undefined || texts === undefined) return [];
  const added = [...texts].filter(([text]) => !Object.hasOwn(values, text));
  if (added.length === 0) return [];
  return [{ kind, path, values: Object.fromEntries(added), known: Object.keys(values).length }];
}
