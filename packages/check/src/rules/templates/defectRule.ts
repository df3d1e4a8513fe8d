import { lineDefects, type LineDefect, printLine } from "@shipslog/contract/text";
import type { Severity } from "@shipslog/contract";
import type { Rule } from "../Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

/** The valid line that the examples damage. */
export const validLine = printLine(sampleEvents.Docked());

/** What differs from one defect rule to another. */
interface DefectText extends Pick<Rule, "basis" | "why"> {
  readonly id: string;
  readonly defect: LineDefect;
  /** Damages a valid line; `how` says in which way. */
  readonly spoil: (text: string, draw: (below: number) => number) => string | undefined;
  readonly how: string;
  /** Its severity in live, for a defect that real journals are known to have. */
  readonly live?: Severity;
}

/** Creates the rule for one class of lines that are not events; its example and its mutation damage a valid line in the same way. */
export function defectRule({ id, defect, basis, why, spoil, how, live = "error" }: DefectText): Rule {
  return {
    id,
    group: "line",
    basis,
    defect,
    severity: { spec: "error", live },
    title: `A line ${lineDefects[defect]}.`,
    why,
    restsOn: 'Specification, What the service does ("each event is one JSON object")',
    evidence: "The line alone.",
    passes: [{ line: validLine }],
    fails: [{ line: spoil(validLine, () => 0) ?? "" }],
    mutations: [{ what: how, editText: spoil }],
  };
}
