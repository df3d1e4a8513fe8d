import { kinds } from "@shipslog/contract";
import { formatCount } from "@shipslog/contract/internal";
import { hasSense } from "../../text/suggestKinds.ts";
import type { Table, TextPage } from "../../text/TextPage.ts";
import { formatType } from "./fieldText.ts";
import { presenceOf, seenTypes } from "./observedPage.ts";
import { readKindSchema, type PublishedSchema } from "./schemas.ts";

/** Explains a field without its kind, as `StarPos` or `Factions.Influence`: which kinds have it, and of which type. */
export async function explainFieldName(word: string): Promise<TextPage | undefined> {
  // "trade" asks for what players do, "Trade" for the field.
  if (hasSense(word)) return undefined;
  const wanted = `.${word.replaceAll("[]", "").toLowerCase()}`;
  const isWanted = ([path = ""]: readonly string[]) => path.replaceAll("[]", "").toLowerCase().endsWith(wanted);
  const specified = (await specifiedFields()).filter(isWanted);
  const observed = (await observedFields()).filter(isWanted);
  const all = [...specified, ...observed];
  const [first] = all[0] ?? [];
  if (first === undefined) return undefined;
  const kindCount = new Set(all.map(([path = ""]) => path.split(".")[0])).size;
  return {
    title: first
      .split(".")
      .slice(-wanted.split(".").length + 1)
      .join("."),
    blocks: [
      `A field of ${formatCount(kindCount, "kind")}.`,
      ...blockOf("Specified:", specified),
      ...blockOf("Observed in real journals, with how often it is there:", observed),
      `shipslog explain ${first} explains one of them.`,
    ],
  };
}

const blockOf = (title: string, rows: Table["rows"]) => (rows.length === 0 ? [] : [title, { rows }]);

async function specifiedFields(): Promise<Table["rows"]> {
  const schemas = await Promise.all(kinds.map(async (kind) => [kind, await readKindSchema(kind)] as const));
  return schemas.flatMap(([kind, schema]) => fieldsBelow(kind, schema));
}

function fieldsBelow(path: string, node: PublishedSchema): Table["rows"] {
  const { properties = {}, required = [] } = node.items ?? node;
  const prefix = node.items === undefined ? path : `${path}[]`;
  return Object.entries(properties).flatMap(([name, inner]) => {
    const row = [`${prefix}.${name}`, formatType(inner), required.includes(name) ? "required" : "optional"];
    return [row, ...fieldsBelow(`${prefix}.${name}`, inner)];
  });
}

async function observedFields(): Promise<Table["rows"]> {
  const { observedDeclarations } = await import("@shipslog/contract/observed/declarations");
  return observedDeclarations.flatMap(({ kind, fields }) =>
    fields
      .filter(({ path }) => !path.endsWith("[]"))
      .map((field) => [`${kind}.${field.path}`, seenTypes(field), presenceOf(field)]),
  );
}
