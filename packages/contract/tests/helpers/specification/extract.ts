import { blocksOf, sectionsOf, tableRows } from "./markdown.ts";
import { applyValueLists } from "./valueLists.ts";
import { valuesOf, type SpecRow } from "./strength.ts";

/** A field in running text: `Name (string R)`, `Name (string, R)` or `Name string R`, with what follows in the bracket. */
const inlineField =
  /(?<name>\w+)(?: \(| )(?<type>string|integer|number|boolean|array(?:<\w+>)?|object),? (?<req>[RO])\b(?<note>(?:[;:][^()]*(?:\([^()]*\)[^()]*)*)?)/g;

/** Elements with their own table or line in the specification, and the field that contains them. */
const elements: Readonly<Record<string, string>> = {
  "Faction element (in Factions)": "Factions[]",
  "Conflict element (in Conflicts)": "Conflicts[]",
  "ThargoidWar object": "ThargoidWar",
  "Goal element": "CurrentGoals[]",
  "Item element": "Items[]",
  "Element of Engineers": "Engineers[]",
  "Module element": "Modules[]",
  Element: "",
};

/** Extracts every field of the sixteen kinds from the specification's tables and lines. */
export function extractSpecTable(specification: string): SpecRow[] {
  const sections = sectionsOf(specification, "###");
  const common = fieldRows("", sections.find(({ title }) => title.startsWith("Common fields"))!.lines, "");
  const rows = sections
    .filter(({ title }) => !title.startsWith("Common fields"))
    .flatMap(({ title: kind, lines }) => [...common.map((row) => ({ ...row, kind })), ...kindRows(kind, lines)]);
  return applyValueLists(rows, specification);
}

function kindRows(kind: string, lines: readonly string[]): SpecRow[] {
  const rows: SpecRow[] = [];
  let groups = [""];
  for (const block of blocksOf(lines)) {
    if (block[0]!.startsWith("- ")) continue;
    if (block[0]!.startsWith("|")) {
      if (block[0]!.startsWith("| Field")) rows.push(...groups.flatMap((prefix) => fieldRows(kind, block, prefix)));
      continue;
    }
    const line = block.join(" ");
    groups = introducedPaths(line, rows);
    if (groups.length > 1) rows.push(...arraysNamedIn(kind, line));
    if (/^(Flags|GuiFocus|Altitude)/.test(line)) continue;
    rows.push(...groups.flatMap((prefix) => inlineRows(kind, line, prefix)));
  }
  return rows;
}

/** The paths whose fields the next table or this line lists. */
function introducedPaths(line: string, rows: readonly SpecRow[]): string[] {
  const shared = /^Fields ([\w, ]+): each an array/.exec(line);
  if (shared) return shared[1]!.split(", ").map((name) => `${name}[].`);
  const title = /^([^:]+):/.exec(line)?.[1] ?? "";
  const path = elements[title];
  if (path === undefined) return [""];
  // "Element:" alone describes the only array listed so far.
  return [path === "" ? `${rows.findLast(({ type }) => type === "array")!.path}[].` : `${path}.`];
}

function arraysNamedIn(kind: string, line: string): SpecRow[] {
  const names = /^Fields ([\w, ]+):/.exec(line)![1]!.split(", ");
  return names.map((path) => ({ kind, path, type: "array", required: true, strength: null, values: null }));
}

function fieldRows(kind: string, lines: readonly string[], prefix: string): SpecRow[] {
  const table = blocksOf(lines).flatMap(tableRows);
  return table.flatMap(([name = "", type = "", req, note = ""]) => {
    const path = prefix + name;
    const row = { kind, path, type: typeOf(type), required: req === "R", ...ownValues(type, note) };
    return [row, ...nestedRows(kind, path, row.type, note, table)];
  });
}

/** Fields a note describes inline, as `elements: State (string, R), Trend (integer, R)`. */
function nestedRows(kind: string, path: string, type: string, note: string, table: readonly string[][]): SpecRow[] {
  const inside = type === "array" ? `${path}[].` : `${path}.`;
  const same = /same shape as (\w+)/.exec(note);
  if (same) return nestedRows(kind, path, type, table.find(([name]) => name === same[1])![3]!, table);
  const each = /^([\w, ]+): (integer) R each/.exec(note);
  if (each) return each[1]!.split(", ").map((name) => plainRow(kind, inside + name, each[2]!));
  return type === "array" || type === "object" ? inlineRows(kind, note, inside) : [];
}

function inlineRows(kind: string, text: string, prefix: string): SpecRow[] {
  return [...text.matchAll(inlineField)].flatMap(({ groups }) => {
    const { name = "", type = "", req, note = "" } = groups!;
    const path = prefix + name;
    const row: SpecRow = { kind, path, type: typeOf(type), required: req === "R", ...valuesOf(note) };
    if (row.type !== "array") return [row];
    const shape = /same element shape as in UpgradeSuit/.test(note)
      ? "Name string R, Name_Localised string O, Count integer R"
      : note;
    return [row, ...inlineRows(kind, shape, `${path}[].`)];
  });
}

function plainRow(kind: string, path: string, type: string): SpecRow {
  return { kind, path, type, required: true, strength: null, values: null };
}

const typeOf = (type: string) => (type.startsWith("array of") ? "array" : type);

/** A note about an object or array of objects describes its contents, not the field. */
function ownValues(type: string, note: string): Pick<SpecRow, "strength" | "values"> {
  return type === "object" || type === "array" ? { strength: null, values: null } : valuesOf(note);
}
