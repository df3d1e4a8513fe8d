import type { Statement } from "../../Statement.ts";
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
