import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rules } from "@shipslog/check";
import { Flags, Flags2 } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import type { Statement } from "../packages/contract/src/facts/Statement.ts";
import { declared, fieldsOf } from "../packages/contract/src/generate/declared.ts";
import { countStatements } from "../packages/contract/src/generate/specification/countStatements.ts";
import { producerFiles } from "../packages/contract/src/generate/specification/specificationModule.ts";
import { statements } from "../packages/contract/src/generate/specification/statements.ts";
import { declarationFiles } from "../packages/contract/src/specification/declared.ts";
import { readings } from "../packages/contract/src/specification/readings.ts";
import { sections } from "../packages/contract/src/specification/sections.ts";
import { activities } from "../packages/simulator/src/activities/activities.ts";
import { specifiedLines } from "../packages/simulator/src/lines/specified.ts";
import { transitionRules } from "../packages/simulator/src/world/transitionRules.ts";
import { root } from "../tools/workspace.ts";
import { openStatements } from "./helpers/specification/openStatements.ts";

const ruleIds = rules.map(({ id }) => id);
const readText = (path: string) => readFileSync(join(root, path), "utf8");
const fields = new Set(
  [...declared].flatMap(([kind, node]) => [kind, ...[...fieldsOf(node)].map(({ path }) => `${kind}.${path}`)]),
);

/** The names of each sort of producer that the simulator has in a table. */
const tables: Readonly<Record<string, readonly string[]>> = {
  event: specifiedLines.map(({ kind }) => kind),
  transition: Object.keys(transitionRules),
  activity: Object.keys(activities),
  flag: Flags.names,
  flag2: Flags2.names,
};

function declaresName(path: string, name: string): boolean {
  if (!existsSync(join(root, path))) return false;
  return new RegExp(`^(?:export )?(?:const|function\\*?|class|type|interface) ${name}\\b`, "m").test(readText(path));
}

/** What a statement lacks: an answer that is neither given, nor refused with a reason, nor open. */
function lacks({ declared: by, produced, checked, open, ...reasons }: Statement): readonly string[] {
  const isOpen = (need: string) => open.some(({ needs }) => needs === need);
  return [
    ...(by.length > 0 || reasons.undeclared !== undefined ? [] : ["declaration"]),
    ...(produced.length > 0 || reasons.unproduced !== undefined || isOpen("simulator") ? [] : ["producer"]),
    ...(checked.length > 0 || reasons.unchecked !== undefined || isOpen("rule") ? [] : ["rule"]),
  ];
}

describe("the statements of the specification", () => {
  it("have unique numbers, each in its section", () => {
    const numbers = statements.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    const known = new Set(sections.map(({ number }) => number));
    for (const { number, section } of statements) {
      expect(known).toContain(section);
      expect(number).toMatch(new RegExp(`^${section.replaceAll(".", "\\.")}\\.\\d+[a-z]?$`));
    }
  });

  it("each have a declaration, a producer and a rule, or a reason, or open work", () => {
    const lacking = statements.map((statement) => [statement.number, lacks(statement)] as const);
    expect(lacking.filter(([, missing]) => missing.length > 0)).toEqual([]);
  });

  it("have exactly the open work of the list", () => {
    const found = statements.flatMap(({ number, open }) =>
      open.map((task) => [`${task.found}, ${task.needs}`, number] as const),
    );
    const grouped = Object.fromEntries(
      [...Map.groupBy(found, ([key]) => key)].map(([key, rows]) => [key, rows.map(([, number]) => number).join(" ")]),
    );
    expect(grouped).toEqual(openStatements);
  });

  it("have a row for each field of the contract", () => {
    const rows = statements.filter(({ section }) => section.startsWith("2."));
    const named = new Set(rows.flatMap(({ declared: by }) => by));
    const common = ["timestamp", "event"];
    const missing = [...fields].filter((field) => field.includes(".") && !named.has(field));
    expect(missing.filter((field) => !common.includes(field.split(".")[1] ?? ""))).toEqual([]);
  });

  it("add up", () => {
    const tally = countStatements(statements);
    const openOnly = statements.filter(
      ({ checked, unchecked }) => checked.length === 0 && unchecked === undefined,
    ).length;
    expect(tally.checked + tally.undecidable + tally.unrestricted + openOnly).toBe(tally.statements);
    expect(readText("docs/specification.md")).toContain(`${tally.statements} statements:`);
  });
});

describe("what the statements refer to", () => {
  it("is declared in the contract", () => {
    const names = [...new Set(statements.flatMap(({ declared: by }) => by))];
    const isDeclared = (name: string) =>
      fields.has(name) || (Object.hasOwn(declarationFiles, name) && declaresName(declarationFiles[name] ?? "", name));
    expect(names.filter((name) => !isDeclared(name))).toEqual([]);
  });

  it("names producers that exist", () => {
    const isThere = ([producer, file]: readonly [string, string]): boolean => {
      const [sort = "", name = ""] = producer.split(" ");
      return existsSync(join(root, file)) && (tables[sort]?.includes(name) ?? declaresName(file, name));
    };
    expect(Object.entries(producerFiles()).filter((producer) => !isThere(producer))).toEqual([]);
  });

  it("names rules that exist", () => {
    const cited = new Set(statements.flatMap(({ checked }) => checked));
    expect([...cited].filter((id) => !ruleIds.includes(id))).toEqual([]);
  });

  it("names readings that have a row on their page", () => {
    const page = readText("docs/readings.md");
    const named = new Set([...statements.flatMap(({ readings: names }) => names), ...Object.keys(readings)]);
    expect([...named].filter((name) => !page.includes(`<a id="${name}"></a>`))).toEqual([]);
  });
});

describe("the rules of check", () => {
  /** The row of a field implies the rules of type and requirement, which cite the statements about all fields instead. */
  const isImplied = ({ section, number, checked }: Statement, id: string) =>
    ["wrong-type", "field-missing"].includes(id) &&
    /^2\.[1-9]/.test(section) &&
    /\d$/.test(number) &&
    checked[0] === "wrong-type";

  it("cite the statements that name them, and no others", () => {
    const cited = rules.map(({ id, basis }) => [id, "statements" in basis ? basis.statements : []]);
    const named = rules.map(({ id }) => [
      id,
      statements
        .filter((statement) => statement.checked.includes(id) && !isImplied(statement, id))
        .map(({ number }) => number),
    ]);
    expect(
      Object.fromEntries(cited),
      "- is what statements name under `checked`, + what the `basis` of a rule cites: change the `basis` (a row put into spec-table.json moves the numbers after it)",
    ).toEqual(Object.fromEntries(named));
  });

  it("each check a statement or say which knowledge about the game they rest on", () => {
    const empty = rules.filter(({ basis }) => ("statements" in basis ? basis.statements : basis.game).length === 0);
    expect(empty.map(({ id }) => id)).toEqual([]);
  });
});
