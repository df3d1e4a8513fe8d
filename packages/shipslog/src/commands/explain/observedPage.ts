import { formatCount, formerTexts, groupDigits, toldArrivalOf } from "@shipslog/contract/internal";
import { observedKinds, type ObservedDeclaration, type ObservedField } from "@shipslog/contract/observed";
import { suggest } from "../../text/suggest.ts";
import type { TextPage } from "../../text/TextPage.ts";
import { UsageError } from "../../failure/errors.ts";
import { sentenceBlocks } from "./namePage.ts";

/** The values that the page of a kind lists for one field; the page of the field lists all. */
const valuesListed = 8;

/** Explains an observed kind or one of its fields, as `Scan` or `Scan.Parents[].Star`. */
export async function explainObserved(word: string): Promise<TextPage | undefined> {
  const [kindWord = "", ...names] = word.replaceAll("[]", "").split(".");
  const kind = findObservedKind(kindWord);
  if (kind === undefined) return undefined;
  const { observedDeclarations } = await import("@shipslog/contract/observed/declarations");
  const declaration = observedDeclarations.find((each) => each.kind === kind);
  if (declaration === undefined) return undefined;
  return names.length === 0 ? kindPage(declaration) : fieldPage(declaration, names.join("."));
}

/** Finds an observed kind by name, in any case. */
export function findObservedKind(word: string): string | undefined {
  const wanted = word.toLowerCase();
  return observedKinds.find((kind) => kind.toLowerCase() === wanted);
}

function kindPage(declaration: ObservedDeclaration): TextPage {
  const { kind, fields, together } = declaration;
  const named = fields.filter(({ path }) => !path.endsWith("[]"));
  return {
    title: kind,
    blocks: [
      `Observed, not specified: described from ${evidenceOf(declaration)}.`,
      ...sentenceBlocks(kind),
      { rows: named.map((field) => [field.path, seenTypes(field), presenceOf(field), valuesOf(field, valuesListed)]) },
      ...(together.length === 0
        ? []
        : ["Fields that come together:", { rows: together.map((group) => [group.join(", ")]) }]),
      `shipslog explain ${kind}.${named.at(-1)?.path ?? "event"} explains one field; shipslog schema ${kind} prints the JSON Schema.`,
    ],
  };
}

function fieldPage(declaration: ObservedDeclaration, wanted: string): TextPage {
  const { kind, fields, versions, commanders, together } = declaration;
  const named = fields.filter(({ path }) => !path.endsWith("[]"));
  const field = named.find(({ path }) => path.replaceAll("[]", "").toLowerCase() === wanted.toLowerCase());
  if (field === undefined) {
    const paths = named.map(({ path }) => path.replaceAll("[]", ""));
    throw new UsageError(
      `${kind} has no field ${wanted}; ${suggest(wanted, paths, `run shipslog explain ${kind} for the list`)}`,
    );
  }
  const items = fields.find(({ path }) => path === `${field.path}[]`);
  const group = together.find((paths) => paths.includes(field.path)) ?? [];
  const facts = [
    ["type", items === undefined ? seenTypes(field) : `${seenTypes(field)} of ${seenTypes(items)}`],
    ["present", presenceOf(field)],
    ["values", valuesOf(items ?? field, Infinity)],
    ["written", (items ?? field).decimals === undefined ? "" : `${(items ?? field).decimals?.join(" or ")} decimals`],
    ["length", field.items === undefined ? "" : `${field.items.join(" to ")} items`],
    ["together with", group.filter((path) => path !== field.path).join(", ")],
    ["game versions", historyOf(field, versions)],
    ["came", arrivalOf(field, declaration)],
    ["earlier", earlierTextOf(field, declaration)],
    ["commanders", String(field.commanders ?? commanders)],
  ].filter(([, fact]) => fact !== "");
  return {
    title: `${kind}.${field.path}`,
    blocks: [`Observed, not specified: described from ${evidenceOf(declaration)}.`, { rows: facts }],
  };
}

/** The versions that wrote a field, of those that wrote its kind. */
function historyOf({ since, until }: ObservedField, versions: readonly string[]): string {
  const first = versions.indexOf(since ?? versions[0] ?? "");
  const last = versions.indexOf(until ?? versions.at(-1) ?? "");
  const lacking = [
    ...(since === undefined ? [] : [`not yet in ${versions.slice(0, first).join(", ")}`]),
    ...(until === undefined ? [] : [`no more in ${versions.slice(last + 1).join(", ")}`]),
  ];
  return [versions.slice(first, last + 1).join(", "), ...lacking].join("; ");
}

/** When a field came, where that is more than the journals of each version show. */
function arrivalOf({ path, since }: ObservedField, { kind, versions }: ObservedDeclaration): string {
  if (since === undefined) return "";
  const before = versions[versions.indexOf(since) - 1];
  const told = toldArrivalOf(kind, path);
  if (told !== undefined && told !== since) return `with ${told}, as public lines and readers of the time show`;
  return before === undefined ? "" : `after ${before}, with ${since} at the latest; no events between them are at hand`;
}

/** How earlier games wrote the text of a field. */
function earlierTextOf({ path }: ObservedField, { kind }: ObservedDeclaration): string {
  const former = formerTexts[`${kind}.${path}`];
  return former === undefined ? "" : `${former.was}, until ${former.until}`;
}

function evidenceOf({ events, journals, commanders, versions }: ObservedDeclaration): string {
  const read = `${formatCount(events, "event")} in ${formatCount(journals, "journal")} of ${formatCount(commanders, "commander")}`;
  const first = versions[0];
  const last = versions.at(-1);
  if (first === undefined) return read;
  return `${read}, game ${first === last ? `version ${first}` : `versions ${first} to ${last}`}`;
}

/** The types of a field, and until when earlier ones were written. */
export function seenTypes({ types, former = {} }: ObservedField): string {
  const last = new Map(Object.entries(former));
  return Object.keys(types)
    .map((type) => (last.has(type) ? `${type} (until ${last.get(type)})` : type))
    .join(" or ");
}

/** How often a field is there. */
export function presenceOf({ seen, of, always }: ObservedField): string {
  if (seen === of) return `always (${groupDigits(of)})`;
  const share = `${groupDigits(seen)} of ${groupDigits(of)}`;
  return always === undefined ? share : `always since ${always} (${share})`;
}

function valuesOf({ values, others, range }: ObservedField, most: number): string {
  if (range !== undefined) return `${range[0]} to ${range[1]}`;
  if (values === undefined) return "";
  const texts = Object.keys(values).map((text) => (text === "" ? '""' : text));
  const isAll = texts.length <= most && others === undefined;
  return `${texts.slice(0, most).join(", ")}${isAll ? "" : ", ..."}`;
}
