import type { Statement } from "../../Statement.ts";
import { gameKnowledge } from "../../specification/gameKnowledge.ts";
import { statements } from "./statements.ts";

/** The statements that a rule checks: those written by hand, and how many rows of fields. */
export interface Citations {
  readonly numbers: readonly string[];
  readonly fields: number;
  /** What the rule rests on when it checks no statement. */
  readonly knowledge: string | undefined;
}

/** A statement that is the row of a field: it says no more than its declaration. */
const isFieldRow = ({ number, section, checked }: Statement): boolean =>
  /^2\.[1-9]/.test(section) && /\d$/.test(number) && checked[0] === "wrong-type";

/** Finds the statements that a rule checks. */
export function citationsOf(rule: string): Citations {
  const citing = statements.filter(({ checked }) => checked.includes(rule));
  return {
    numbers: citing.filter((statement) => !isFieldRow(statement)).map(({ number }) => number),
    fields: citing.filter(isFieldRow).length,
    knowledge: gameKnowledge[rule],
  };
}

/** The links from a page to statements, as `[4.2](../specification.md#4.2)`. */
export function statementLinks(numbers: readonly string[], folder: string): string {
  return numbers.map((number) => `[${number}](${folder}specification.md#${number})`).join(", ");
}

/** What a rule rests on, for its page: the statements it checks, or knowledge about the game. */
export function ruleSource(rule: string): string {
  const { numbers, fields, knowledge } = citationsOf(rule);
  const rows = fields === 0 ? "" : `${fields} rows of fields in part [2](../specification.md#2.0)`;
  const cited = [statementLinks(numbers, "../"), rows].filter((part) => part !== "").join(", and ");
  if (cited !== "") return `${cited}.`;
  return knowledge === undefined ? "none." : `none. It rests on knowledge about the game. ${knowledge}`;
}
