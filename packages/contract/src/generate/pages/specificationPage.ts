import type { SpecificationSection, Statement } from "../../facts/Statement.ts";
import { declarationFiles } from "../../specification/declared.ts";
import { sections } from "../../specification/sections.ts";
import { declared } from "../declared.ts";
import { producerFiles } from "../specification/specificationModule.ts";
import { statements } from "../specification/statements.ts";
import { countStatements } from "../specification/countStatements.ts";

/** How many cases of `tests/helpers/specification/cases` break a decidable statement, and how many keep it. */
export const caseCounts = { violations: 2143, validExamples: 747 };

/** The page with every statement: who declares, produces and checks it. */
export function specificationPage(): string {
  return [
    "# The specification, statement by statement",
    "",
    "Generated from [`packages/contract/src/specification`](../packages/contract/src/specification). Shipslog rests on one document. This page",
    "numbers its statements by the parts and headings of that document and repeats them in our words. A letter marks a further",
    "statement of the same row. Each field has one row; that its value is true to the game cannot be decided from files.",
    "`shipslog explain 1.3` prints one statement.",
    "",
    ...totals(),
    ...sections.flatMap(sectionLines),
    ...places(),
  ].join("\n");
}

function totals(): readonly string[] {
  const tally = countStatements(statements);
  return [
    `${tally.statements} statements: ${tally.declared} declared, ${tally.produced} produced, ${tally.checked} checked by a rule,`,
    `${tally.undecidable} not decidable from files, ${tally.unrestricted} that allow something or require nothing of the files, ${tally.open} with open work.`,
    "Each checked statement has examples that break it and examples that keep it, and each that allows something has one of that, in [`tests/helpers/specification/cases`](../tests/helpers/specification/cases):",
    `${caseCounts.violations} violations, each found by a rule that the statement names, and ${caseCounts.validExamples} valid examples, none with more than a note by the document; knowledge about the game may warn of some.`,
    "",
  ];
}

function sectionLines({ number, title }: SpecificationSection): readonly string[] {
  const own = statements.filter(({ section }) => section === number);
  const level = number.includes(".") && number !== "2.0" ? "###" : "##";
  const isKind = declared.has(title);
  const head = ["", "statement", ...(isKind ? [] : ["declared by"]), "produced by", "checked by"];
  return [
    `<a id="${number}"></a>`,
    "",
    `${level} ${number === "2.0" ? "2" : number} ${title}`,
    "",
    ...(isKind ? [`Declared by [${title}](reference/${title}.md).`, ""] : []),
    `| ${head.join(" | ")} |`,
    `|${head.map(() => "---").join("|")}|`,
    ...own.map((statement) => row(statement, isKind)),
    "",
  ];
}

function row(statement: Statement, isOfKind: boolean): string {
  const { number, text, undeclared, unproduced } = statement;
  const cells = [
    `<a id="${number}"></a>${number}`,
    [escape(text), ...readingLinks(statement), ...openLines(statement)].join("<br>"),
    ...(isOfKind
      ? []
      : [statement.declared.map(declarationLink).join(", ") || (undeclared === undefined ? "" : "nothing")]),
    statement.produced.map((name) => `[${name}](#${anchorOf(name)})`).join(", ") || (unproduced ?? ""),
    checkedCell(statement),
  ];
  return `| ${cells.join(" | ")} |`;
}

function checkedCell({ checked, unchecked }: Statement): string {
  const rules = checked.map((rule) => `[${rule}](rules.md#${rule})`).join(", ");
  return [rules, unchecked?.reason ?? ""].filter((part) => part !== "").join("<br>");
}

function declarationLink(name: string): string {
  const [kind = ""] = name.split(".");
  if (declared.has(kind)) return `[${name}](reference/${kind}.md)`;
  return Object.hasOwn(declarationFiles, name) ? `[${name}](#${anchorOf(name)})` : name;
}

function readingLinks({ readings }: Statement): readonly string[] {
  return readings.length === 0
    ? []
    : [`Read as ${readings.map((name) => `[${name}](readings.md#${name})`).join(", ")}.`];
}

function openLines({ open }: Statement): readonly string[] {
  return open.map(({ needs, found, task }) => `**Open** (${needs}, ${found}): ${escape(task)}`);
}

/** The places that statements name, with their files: a link to code in every row would hide the text. */
function places(): readonly string[] {
  const lines = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(
      ([name, file]) => `| <a id="${anchorOf(name)}"></a>${name} | [\`${file}\`](../${file}) |`,
    );
  const head = ["", "| name | file |", "|---|---|"];
  return [
    "## Producers",
    ...head,
    ...lines(producerFiles()),
    "",
    "## Declarations",
    ...head,
    ...lines(declarationFiles),
    "",
  ];
}

const anchorOf = (name: string): string => `at-${name.replace(" ", "-")}`;

const escape = (text: string): string => text.replaceAll("<", "&lt;").replaceAll("|", "\\|");
