import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { flags2Table, flagsTable, guiFocusTable } from "@shipslog/contract";
import { declared, fieldsOf, type Field, type SchemaNode } from "../src/generate/declared.ts";
import { extractSpecTable } from "./helpers/specification/extract.ts";
import type { SpecRow } from "./helpers/specification/strength.ts";
import { blocksOf, tableRows } from "./helpers/specification/markdown.ts";
import { root } from "../../../tools/workspace.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";

const specPath = "../shared/spec/game-journal-event-interface.md";
const table = JSON.parse(readFileSync(join(root, "packages/contract/spec-table.json"), "utf8")) as SpecRow[];

/** A field of the contract in the words of the specification's tables. */
function contractRow(kind: string, { path, node, required }: Field): SpecRow {
  const scalar = node.items && !node.items.properties ? node.items : node;
  const type = scalar === node ? node.type! : `array<${scalar.type}>`;
  return { kind, path, type, required, strength: scalar["x-strength"] ?? null, values: valuesOf(scalar) };
}

function valuesOf(node: SchemaNode): string[] | null {
  const values = node["x-values"] ?? node.enum;
  return values ? values.map(String) : null;
}

const contractRows = [...declared].flatMap(([kind, node]) =>
  [...fieldsOf(node)].map((field) => contractRow(kind, field)),
);

const key = ({ kind, path }: SpecRow) => `${kind}.${path}`;
const byKey = (rows: readonly SpecRow[]) => Object.fromEntries(rows.map((row) => [key(row), row]));

describe("the contract and the specification's tables", () => {
  it("name the same fields, each with one type, requirement, strength and list of values", () => {
    expect(table.length).toBeGreaterThan(280);
    expect(new Set(table.map(({ kind }) => kind)).size).toBe(16);
    expect(byKey(contractRows)).toEqual(byKey(table));
  });

  it("list no path twice", () => {
    expect(new Set(table.map(key)).size).toBe(table.length);
    expect(contractRows.length).toBe(table.length);
  });
});

needs(specPath).describe("the specification itself", () => {
  const specification = () => readFileSync(join(root, specPath), "utf8");

  it("gives the checked-in table", () => {
    expect(extractSpecTable(specification())).toEqual(table);
  });

  it("gives the kinds in the contract's order", () => {
    const events = specification().split("\n## Events\n")[1]!.split("\n## ")[0]!;
    const kinds = blocksOf(events.split("\n"))
      .flatMap(tableRows)
      .map(([kind]) => kind);
    expect([...declared.keys()]).toEqual(kinds);
  });

  it.each([
    ["Flags", flagsTable],
    ["Flags2", flags2Table],
  ] as const)("gives the bits of %s", (name, bits) => {
    const rows = tableRows(blocksOf(specification().split(`\n${name}: each bit`)[1]!.split("\n").slice(1))[0]!);
    const pairs = rows.flatMap(([bit, meaning, bit2, meaning2]) => [
      [bit, meaning],
      [bit2, meaning2],
    ]);
    const meanings = pairs.filter(([bit]) => bit !== "").sort(([a], [b]) => Number(a) - Number(b));
    expect(bits.map(({ meaning }, bit) => [String(bit), meaning])).toEqual(meanings);
  });

  it("gives the screens of GuiFocus", () => {
    const line = /^GuiFocus values: (.+)\.$/m.exec(specification())![1];
    expect(guiFocusTable.map(({ meaning }, focus) => `${focus} ${meaning}`).join("; ")).toBe(line);
  });
});
