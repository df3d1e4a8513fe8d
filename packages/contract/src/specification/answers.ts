import type { OpenTask, Statement, Unchecked } from "../facts/Statement.ts";
import type { ReadingName } from "./readings.ts";

/** The answers for a statement; a list that is left out is empty. */
export interface Answers {
  readonly declared?: readonly string[];
  readonly produced?: readonly string[];
  readonly checked?: readonly string[];
  readonly readings?: readonly ReadingName[];
  readonly undeclared?: string;
  readonly unproduced?: string;
  readonly unchecked?: Unchecked;
  readonly open?: readonly OpenTask[];
}

/** A statement written by hand: its number, what it says, and the answers. */
export interface WrittenStatement extends Answers {
  readonly number: string;
  readonly text: string;
}

/** What the notes of a field or the text below a table state; its number follows from its place. */
export interface Note extends Answers {
  readonly text: string;
}

/** Completes the answers of a statement. */
export function toStatement(number: string, section: string, text: string, answers: Answers): Statement {
  const { declared = [], produced = [], checked = [], readings = [], open = [], ...reasons } = answers;
  const { undeclared, unproduced, unchecked } = reasons;
  return {
    number,
    section,
    text,
    declared,
    produced,
    checked,
    readings,
    ...(undeclared !== undefined && { undeclared }),
    ...(unproduced !== undefined && { unproduced }),
    ...(unchecked !== undefined && { unchecked }),
    open,
  };
}

/** The reason of a statement that the files alone neither prove nor refute. */
export function undecidable(reason: string): Unchecked {
  return { sort: "undecidable", reason };
}

/** The reason of a statement that only allows something. */
export function permits(reason: string): Unchecked {
  return { sort: "permission", reason };
}

/** The reason of a statement that requires nothing of the files. */
export function noRequirement(reason: string): Unchecked {
  return { sort: "no requirement", reason };
}

/** The answers of a statement that requires nothing of a producer or of its files. */
export function nothingRequired(reason: string): Answers {
  return { undeclared: reason, unproduced: reason, unchecked: noRequirement(reason) };
}

/** The answers of a sentence that says what the document leaves out. */
export function notShown(what: string, more: Answers = {}): Answers {
  return { ...nothingRequired(`The document leaves out ${what}.`), ...more };
}
