import { declarationFiles } from "../../specification/declared.ts";
import { producerFile } from "../../specification/producers.ts";
import { readings } from "../../specification/readings.ts";
import { sections } from "../../specification/sections.ts";
import { statements } from "./statements.ts";

/** The module with every statement, as packages and commands read it at run time. */
export function specificationModule(): string {
  const lines = (values: readonly unknown[]): string => values.map((value) => `  ${JSON.stringify(value)},\n`).join("");
  const table = "Readonly<Record<string, string>>";
  return [
    `import type { SpecificationSection, Statement } from "../facts/Statement.ts";`,
    `export type { OpenNeed, OpenTask, SpecificationSection, Statement, Unchecked, UncheckedSort } from "../facts/Statement.ts";`,
    "",
    "/** The sections of the specification, in its order. */",
    `export const sections: readonly SpecificationSection[] = [\n${lines(sections)}];`,
    "",
    "/** Every statement of the specification, in its order. */",
    `export const statements: readonly Statement[] = [\n${lines(statements)}];`,
    "",
    "/** The file of each producer that statements name. */",
    `export const producerFiles: ${table} = ${json(producerFiles())};`,
    "",
    "/** The file of each declaration that statements name, other than kinds and fields. */",
    `export const declarationFiles: ${table} = ${json(declarationFiles)};`,
    "",
    "/** The text of each reading, by its name. */",
    `export const readingTexts: ${table} = ${json(readingTexts())};`,
    "",
  ].join("\n");
}

/** The text of each reading without its evidence. */
function readingTexts(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(readings).map(([name, { text }]) => [name, text]));
}

const json = (value: object) => JSON.stringify(value, null, 2);

/** The files of all producers that statements name. */
export function producerFiles(): Readonly<Record<string, string>> {
  const names = [...new Set(statements.flatMap(({ produced }) => produced))].sort();
  return Object.fromEntries(names.map((name) => [name, producerFile(name) ?? ""]));
}
