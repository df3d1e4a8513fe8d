import { sectionsOf, blocksOf, tableRows } from "./markdown.ts";
import { listOf, valuesOf, type SpecRow } from "./strength.ts";

/** Adds the values that the specification lists apart from the field: services, screens and the States table. */
export function applyValueLists(rows: readonly SpecRow[], specification: string): SpecRow[] {
  const services = servicesIn(specification);
  const screens = screensIn(specification);
  return rows.map((row) => {
    if (row.path === "StationServices") return { ...row, values: services };
    if (row.path === "GuiFocus") return { ...row, values: screens };
    return { ...row, ...stateValues(row, specification) };
  });
}

function servicesIn(specification: string): string[] {
  const list = specification.split("StationServices values:")[1]!.split("\n\n")[0]!;
  return list
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .flatMap((line) => line.replace(/^- (?:Added in version [\d.]+: )?/, "").split(", "));
}

function screensIn(specification: string): string[] {
  const line = /^GuiFocus values: (.+)\.$/m.exec(specification)![1]!;
  return line.split("; ").map((screen) => screen.split(" ")[0]!);
}

/** The fields each row of the States table describes. */
const stateFields: Readonly<Record<string, (row: SpecRow) => boolean>> = {
  "ThargoidWar.CurrentState, NextStateSuccess, NextStateFailure": ({ path }) =>
    /^ThargoidWar\.\w+State\w*$/.test(path) && !path.endsWith("Reached"),
  "Faction state names (FactionState, State)": ({ path }) => /(^|\.)(FactionState|State)$/.test(path),
  "Engineer Progress": ({ kind, path }) => kind === "EngineerProgress" && /(^|\.)Progress$/.test(path),
};

function stateValues(row: SpecRow, specification: string): Partial<SpecRow> {
  const section = sectionsOf(specification, "##").find(({ title }) => title === "States and transitions")!;
  const table = blocksOf(section.lines).flatMap(tableRows);
  const match = table.find(([field = ""]) => stateFields[field]?.(row));
  if (!match) return {};
  const [field = "", list = ""] = match;
  const { strength } = valuesOf(list);
  // The table states no strength for the stages of engineers; their field says "values seen".
  const ofField = field === "Engineer Progress" ? "seen" : "closed";
  return { strength: strength ?? ofField, values: listOf(list.replace(/^values seen include /, "")) };
}
