import { lineDefects, type LineDefect, printLine } from "@shipslog/contract/text";
import type { Severity } from "@shipslog/contract";
import type { Rule } from "../Rule.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

/** The line that the examples of the defects spoil. */
export const validLine = printLine(sampleEvents.Docked());

/** What tells one defect's rule from another's. */
interface DefectText extends Pick<Rule, "why"> {
  readonly id: string;
  readonly defect: LineDefect;
  /** What is done to a sound line, and the words for it. */
  readonly spoil: (text: string, draw: (below: number) => number) => string | undefined;
  readonly how: string;
  /** Its severity in live, where real journals are known to have it. */
  readonly live?: Severity;
}

/** Makes the rule of one class of lines that are no events: the example and the damage spoil a sound line alike. */
export function defectRule({ id, defect, why, spoil, how, live = "error" }: DefectText): Rule {
  return {
    id,
    group: "line",
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
