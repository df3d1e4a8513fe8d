import { readFileSync } from "node:fs";
import type { Statement } from "../../facts/Statement.ts";
import { toStatement, type Answers } from "../../specification/answers.ts";
import { writerOf } from "../../specification/producers.ts";
import { commonNotes, type FieldNotes, notesByKind } from "../../specification/resources.ts";
import { sectionOfKind } from "../../specification/sections.ts";
import { declared, fieldsOf, type Field } from "../declared.ts";
import { fieldRules } from "./fieldRules.ts";
import { fieldName, fieldText } from "./fieldText.ts";

/** A row of the specification's tables: a field in the order of the document. */
interface TableRow {
  readonly kind: string;
  readonly path: string;
}

const table = JSON.parse(readFileSync(new URL("../../../spec-table.json", import.meta.url), "utf8")) as TableRow[];

/** The common fields, and what declares each. */
export const commonFields: Readonly<Record<string, string>> = { timestamp: "timestamp", event: "kind" };

/** The statements of the fields that every event has. */
export function commonStatements(): readonly Statement[] {
  const [kind = ""] = declared.keys();
  const paths = Object.keys(commonFields);
  const names = Object.values(commonFields).map((name) => [name]);
  return statementsOf({ section: "2.1", kind, paths, names, notes: commonNotes });
}

/** The statements of the fields of a kind and of the text below its tables, in the order of the document. */
export function kindStatements(kind: string): readonly Statement[] {
  const notes = notesByKind[kind] ?? {};
  const all = table
    .filter((row) => row.kind === kind && !Object.hasOwn(commonFields, row.path))
    .map(({ path }) => path);
  const paths = all.filter((path) => !isRepeated(path, notes));
  return statementsOf({
    section: sectionOfKind(kind),
    kind,
    paths,
    names: paths.map((path) => all.filter((each) => isSameRow(each, path, notes)).map((each) => `${kind}.${each}`)),
    notes,
  });
}

/** Whether a table describes this field together with that of an earlier array. */
function isRepeated(path: string, { sharedElements = [] }: FieldNotes): boolean {
  return sharedElements.slice(1).some((array) => path.startsWith(`${array}[].`));
}

/** Whether one row describes both fields: they are the same, or of arrays that share a table. */
function isSameRow(one: string, other: string, { sharedElements = [] }: FieldNotes): boolean {
  const inArray = (path: string) => sharedElements.find((array) => path.startsWith(`${array}[].`));
  const array = inArray(one);
  const otherArray = inArray(other);
  if (array === undefined || otherArray === undefined) return one === other;
  return one.slice(array.length) === other.slice(otherArray.length);
}

interface Rows {
  readonly section: string;
  readonly kind: string;
  readonly paths: readonly string[];
  /** What declares each path. */
  readonly names: readonly (readonly string[])[];
  readonly notes: FieldNotes;
}

function statementsOf({ section, kind, paths, names, notes }: Rows): readonly Statement[] {
  const fields = new Map([...fieldsOf(declared.get(kind)!)].map((field) => [field.path, field]));
  const written = { produced: [writerOf(kind)] };
  const rows = paths.flatMap((path, at) => {
    const number = `${section}.${at + 1}`;
    const name = { declared: names[at] ?? [], ...written };
    const field = fields.get(path)!;
    const answers = rowAnswers(field, name, notes);
    return [
      toStatement(number, section, fieldText(field, notes), answers),
      ...(notes.notes?.[path] ?? []).map(({ text, ...own }, letter) =>
        toStatement(`${number}${letters[letter]}`, section, `${fieldName(path, notes)}: ${text}`, { ...name, ...own }),
      ),
    ];
  });
  const below = (notes.text ?? []).map(({ text, ...answers }, at) =>
    toStatement(`${section}.${paths.length + at + 1}`, section, text, { ...unlessOpen(answers, written), ...answers }),
  );
  return [...rows, ...below];
}

const letters = "abcdefgh";

/** A statement that the simulator does not fulfil yet has no producer. */
function unlessOpen({ open = [] }: Answers, written: Answers): Answers {
  return open.some(({ needs }) => needs === "simulator") ? {} : written;
}

/** The answers of a row: those of its declaration, and what the notes add. */
function rowAnswers({ path, node, required }: Field, name: Answers, { rows }: FieldNotes): Answers {
  const { checked = [], readings = [], ...more } = rows?.[path] ?? {};
  const own = fieldRules(node, required);
  return { ...name, ...more, checked: [...own.checked, ...checked], readings: [...own.readings, ...readings] };
}
