import type { Statement } from "../../facts/Statement.ts";
import { toStatement } from "../../specification/answers.ts";
import { describedKinds, sectionOfKind, sections } from "../../specification/sections.ts";
import { writtenStatements } from "../../specification/writtenStatements.ts";
import { commonStatements, kindStatements } from "./fieldStatements.ts";

/** Every statement of the specification, in the order of the document. */
export const statements: readonly Statement[] = sections.flatMap(({ number }) => statementsIn(number));

function statementsIn(section: string): readonly Statement[] {
  if (section === "2.1") return commonStatements();
  const kind = describedKinds.find((each) => sectionOfKind(each) === section);
  if (kind !== undefined) return kindStatements(kind);
  return (writtenStatements[section] ?? []).map(({ number, text, ...answers }) =>
    toStatement(number, section, text, answers),
  );
}

/** The links from a page to statements, as `[4.2](../specification.md#4.2)`. */
export function statementLinks(numbers: readonly string[], folder: string): string {
  return numbers.map((number) => `[${number}](${folder}specification.md#${number})`).join(", ");
}
