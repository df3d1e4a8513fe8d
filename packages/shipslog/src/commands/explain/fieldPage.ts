import { deviations, type Deviation, type Kind } from "@shipslog/contract";
import type { KindHistory } from "@shipslog/contract/histories";
import { suggest } from "../../text/suggest.ts";
import type { TextPage, Table } from "../../text/TextPage.ts";
import { UsageError } from "../../failure/errors.ts";
import {
  formatConditions,
  formatItemCount,
  formatRange,
  formatType,
  formatValues,
  formatPrecision,
} from "./fieldText.ts";
import { fieldHistoryBlocks, formerFieldPage, kindHistoryBlocks, readHistory } from "./historyBlocks.ts";
import { findKind, readKindSchema, type PublishedSchema } from "./schemas.ts";
import { sentenceBlocks } from "./namePage.ts";
import { statementRows } from "./statementPage.ts";
import { triggerBlocks } from "./triggerBlocks.ts";

/** A field: its path as the contract writes it, its schema, and whether it is required. */
interface Field {
  readonly path: string;
  readonly node: PublishedSchema;
  readonly isRequired: boolean;
  /** Its section in the specification. */
  readonly section: string;
}

/** Explains a kind or one of its fields, as `FSDJump` or `FSDJump.Factions[].Influence`. */
export async function explainField(word: string): Promise<TextPage | undefined> {
  const [kindWord = "", ...names] = word.replaceAll("[]", "").split(".");
  const kind = findKind(kindWord);
  if (kind === undefined) return undefined;
  const schema = await readKindSchema(kind);
  const history = await readHistory(kind);
  if (names.length === 0) return kindPage(kind, schema, history);
  const former = history && formerFieldPage(history, names.join("."));
  return former ?? fieldPage(kind, findField(kind, schema, names), history);
}

async function kindPage(kind: Kind, schema: PublishedSchema, history: KindHistory | undefined): Promise<TextPage> {
  return {
    title: kind,
    blocks: [
      schema.description ?? "",
      ...sentenceBlocks(kind),
      ...fieldBlocks(schema),
      ...deviationBlocks(deviations.filter((deviation) => deviation.kind === kind)),
      ...(history === undefined ? [] : kindHistoryBlocks(history)),
      ...triggerBlocks(kind),
      ...(await statementRows(({ declared }) => declared.includes(kind), kind)),
      `shipslog explain ${kind}.${Object.keys(schema.properties ?? {}).at(-1)} explains one field; shipslog schema ${kind} prints the JSON Schema.`,
    ],
  };
}

async function fieldPage(
  kind: Kind,
  { path, node, isRequired, section }: Field,
  history: KindHistory | undefined,
): Promise<TextPage> {
  const inner = node.items ?? node;
  const facts = [
    ["type", formatType(node)],
    ["required", isRequired ? "yes" : "no"],
    ["values", formatValues(inner)],
    ["range", formatRange(inner)],
    ["length", formatItemCount(node)],
    ["written", formatPrecision(inner)],
    ["section", section],
  ].filter(([, fact]) => fact !== "");
  const concerned = deviations.filter(
    (deviation) => deviation.kind === kind && deviation.effects.some((effect) => concerns(effect.path, path)),
  );
  return {
    title: `${kind}.${path}`,
    blocks: [
      ...(node.description === undefined ? [] : [node.description]),
      { rows: facts },
      ...fieldBlocks(inner),
      ...deviationBlocks(concerned),
      ...(history === undefined ? [] : fieldHistoryBlocks(history, path)),
      ...(await statementRows(({ declared }) => declared.includes(`${kind}.${path}`))),
    ],
  };
}

const concerns = (effectPath: string, path: string) =>
  effectPath === path ||
  effectPath === `${path}[]` ||
  effectPath.startsWith(`${path}[].`) ||
  effectPath.startsWith(`${path}.`);

function fieldBlocks(object: PublishedSchema): readonly (string | Table)[] {
  const { properties, required = [] } = object;
  if (properties === undefined) return [];
  const rows = Object.entries(properties).map(([name, node]) => [
    name,
    formatType(node),
    required.includes(name) ? "required" : "optional",
    [node.description, sentence(formatValues(node.items ?? node))].filter(Boolean).join(" "),
  ]);
  const conditions = formatConditions(object).map((condition) => [condition]);
  return conditions.length === 0 ? [{ rows }] : [{ rows }, { rows: conditions }];
}

const sentence = (words: string) =>
  words === "" ? "" : `${words.replace(/^[a-z]/, (letter) => letter.toUpperCase())}${words.endsWith(";") ? "" : "."}`;

function deviationBlocks(found: readonly Deviation[]): readonly (string | Table)[] {
  if (found.length === 0) return [];
  return ["How the live game differs:", { rows: found.map(({ id, game }) => [id, game]) }];
}

function findField(kind: Kind, schema: PublishedSchema, names: readonly string[]): Field {
  let field: Field = { path: "", node: schema, isRequired: true, section: kind };
  for (const name of names) field = stepInto(kind, field, name);
  return field;
}

function stepInto(kind: Kind, { path, node, section }: Field, name: string): Field {
  const object = node.items ?? node;
  const known = Object.keys(object.properties ?? {});
  const found = known.find((each) => each === name) ?? known.find((each) => each.toLowerCase() === name.toLowerCase());
  const where = path === "" ? kind : `${kind}.${path}`;
  const inner = object.properties?.[found ?? ""];
  if (found === undefined || inner === undefined) {
    throw new UsageError(
      `${where} has no field ${name}; ${suggest(name, known, `run shipslog explain ${where} for the list`)}`,
    );
  }
  const prefix = path === "" ? "" : `${path}${node.items === undefined ? "" : "[]"}.`;
  return {
    path: prefix + found,
    node: inner,
    isRequired: object.required?.includes(found) ?? false,
    section: inner["x-section"] ?? object["x-section"] ?? section,
  };
}
