import type { Severity } from "@shipslog/contract";
import { deepestNesting, lineDefects, type LineDefect } from "@shipslog/contract/text";
import type { Rule } from "../../declare/Rule.ts";
import { validLine } from "../examples/sampleEvents.ts";

const tooManyBrackets = "[".repeat(deepestNesting + 1) + "]".repeat(deepestNesting + 1);

/** What differs from one defect rule to another. */
interface DefectText extends Pick<Rule, "id" | "basis" | "why"> {
  readonly defect: LineDefect;
  /** A line with the defect. */
  readonly fails: string;
  /** Its severity in live, for a defect that real journals are known to have. */
  readonly live?: Severity;
}

function defectRule({ id, defect, basis, why, fails, live = "error" }: DefectText): Rule {
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
    fails: [{ line: fails }],
  };
}

/** The rules that report a line that is not an event, one row for each class of defects. */
export const defectRules: readonly Rule[] = [
  defectRule({
    id: "bad-encoding",
    defect: "encoding",
    basis: { statements: ["1.2"] },
    why: "The bytes are damaged or in another encoding; the original text is lost.",
    fails: validLine.replace('"event":', '"event"\uFFFD'),
  }),
  defectRule({
    id: "byte-order-mark",
    defect: "byte-order-mark",
    basis: { statements: ["1.2"] },
    why: "The game writes none: an editor saved the file, and JSON parsers reject the mark.",
    fails: `\uFEFF${validLine}`,
  }),
  defectRule({
    id: "carriage-returns",
    defect: "carriage-returns",
    basis: { statements: ["1.2", "4.4"] },
    why: "A tool saved the file with the line ends of old Macs; a reader that waits for a line feed reads the whole file as one line.",
    fails: `${validLine}\r${validLine}`,
  }),
  defectRule({
    id: "cut-line",
    defect: "cut",
    basis: { statements: ["1.2", "4.4"] },
    why: "The file was damaged; the event is lost.",
    fails: validLine.slice(3),
  }),
  defectRule({
    id: "empty-line",
    defect: "empty",
    basis: { statements: ["1.2", "4.4"] },
    why: "A reader that parses every line fails at a blank one.",
    live: "warning",
    fails: "",
  }),
  defectRule({
    id: "half-line",
    defect: "half-line",
    basis: { statements: ["1.2", "4.4"] },
    why: "The writer was stopped, or the reader was too early; the event is lost.",
    fails: validLine.slice(0, 20),
  }),
  defectRule({
    id: "invalid-json",
    defect: "invalid",
    basis: { statements: ["1.2"] },
    why: "No JSON parser accepts it; somebody edited the file by hand.",
    fails: validLine.replace('{ "timestamp"', "{ 'timestamp'"),
  }),
  defectRule({
    id: "nan-number",
    defect: "nan",
    basis: { statements: ["1.2"] },
    why: "C prints a float that is not a number as a word, and no JSON parser accepts it.",
    fails: validLine.replace(/":-?\d+/, '":nan'),
  }),
  defectRule({
    id: "no-event-name",
    defect: "no-event-name",
    basis: { statements: ["1.3", "2.1.2"] },
    why: "The event name says how to read the rest.",
    fails: validLine.replace('"event":', '"evnt":'),
  }),
  defectRule({
    id: "not-an-object",
    defect: "not-an-object",
    basis: { statements: ["1.2", "4.4"] },
    why: "An array or a bare value has no event name, so no reader can use it.",
    fails: `[ ${validLine} ]`,
  }),
  defectRule({
    id: "nul-bytes",
    defect: "nul",
    basis: { statements: ["1.2"] },
    why: "A power failure leaves blocks of zeros; the text is lost, and many readers stop.",
    fails: `\0${validLine}`,
  }),
  defectRule({
    id: "too-deep",
    defect: "too-deep",
    basis: { statements: ["1.11"] },
    why: "Real events have fewer than ten levels; thousands of brackets only serve to break a parser.",
    fails: validLine.replace(/ \}$/, `, "x":${tooManyBrackets} }`),
  }),
  defectRule({
    id: "two-objects",
    defect: "two-objects",
    basis: { statements: ["1.2", "4.4"] },
    why: "A line end is missing; a reader that parses line by line loses both events.",
    fails: validLine + validLine,
  }),
  defectRule({
    id: "utf-16",
    defect: "utf-16",
    basis: { statements: ["1.2"] },
    why: "An editor or PowerShell saved the file in UTF-16; readers of UTF-8 find no event in it. Save it as UTF-8 without a byte order mark.",
    fails: validLine.split("").join("\0"),
  }),
];
