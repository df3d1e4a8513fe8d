import type * as contract from "@shipslog/contract/specification";
import type { OpenTask, SpecificationSection, Statement } from "@shipslog/contract/specification";
import { suggest } from "../../text/suggest.ts";
import type { Table, TextPage } from "../../text/TextPage.ts";
import { UsageError } from "../../failure/errors.ts";

/** Explains a statement of the specification by its number, as `4.2`, or lists those of a section, as `4` or `2.2`. */
export async function explainStatement(word: string): Promise<TextPage | undefined> {
  if (!/^\d+(?:\.\d+)*[a-z]?$/.test(word)) return undefined;
  const specification = await import("@shipslog/contract/specification");
  const { sections, statements } = specification;
  const statement = statements.find(({ number }) => number === word);
  if (statement !== undefined) return statementPage(statement, specification);
  const found = sections.filter(({ number }) => number === word || number.startsWith(`${word}.`));
  if (found.length > 0) return sectionPage(word, found, statements);
  const known = [...sections, ...statements].map(({ number }) => number);
  throw new UsageError(
    `the specification has no statement ${word}; ${suggest(word, known, "run shipslog explain 1 for the first part")}`,
  );
}

function statementPage(statement: Statement, { sections, ...files }: typeof contract): TextPage {
  const title = sections.find(({ number }) => number === statement.section)?.title ?? "";
  const { declared, produced, checked, readings, undeclared, unproduced, unchecked, open } = statement;
  const rows = [
    ...declared.map((name) => ["declared by", withFile(name, files.declarationFiles)]),
    ...produced.map((name) => ["produced by", withFile(name, files.producerFiles)]),
    ...(checked.length === 0 ? [] : [["checked by", checked.join(", ")]]),
    ...readings.map((name) => ["read as", `${files.readingTexts[name]} (docs/readings.md)`]),
    ...reasonRow("not declared", undeclared),
    ...reasonRow("not produced", unproduced),
    ...reasonRow(checked.length === 0 ? "not checked" : "checked in part", unchecked?.reason),
    ...open.map(openRow),
  ];
  return { title: `${statement.number}, ${title}`, blocks: [statement.text, { rows: withoutRepeats(rows) }] };
}

const withFile = (name: string, files: Readonly<Record<string, string>>) =>
  Object.hasOwn(files, name) ? `${name} (${files[name]})` : name;

const reasonRow = (name: string, reason: string | undefined) => (reason === undefined ? [] : [[name, reason]]);

const openRow = ({ needs, found, task }: OpenTask) => ["open", `${task} (${needs}, ${found})`];

/** A name in the first column is printed once. */
function withoutRepeats(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return rows.map(([name = "", text = ""], at) => [rows[at - 1]?.[0] === name ? "" : name, text]);
}

function sectionPage(word: string, found: readonly SpecificationSection[], statements: readonly Statement[]): TextPage {
  const [first] = found;
  const titled =
    found.length === 1 && first !== undefined ? `${word}, ${first.title}` : `${word}, ${found.length} sections`;
  const rows = found.flatMap(({ number, title }) => {
    const own = statements.filter(({ section }) => section === number);
    return found.length === 1
      ? own.map((each) => [each.number, each.text])
      : [[number, `${title}, ${own.length} statements`]];
  });
  return { title: titled, blocks: [{ rows }] };
}

/**
 * The numbers of the statements about a rule, a kind or a field, as one row of its page; none when there are none. The
 * section with that title comes first.
 */
export async function statementRows(
  isAbout: (statement: Statement) => boolean,
  sectionTitle?: string,
): Promise<readonly Table[]> {
  const { sections, statements } = await import("@shipslog/contract/specification");
  const found = [...sections.filter(({ title }) => title === sectionTitle), ...statements.filter(isAbout)];
  const numbers = found.map(({ number }) => number);
  if (numbers.length === 0) return [];
  const more = numbers.length - shownMax;
  const shown = numbers.slice(0, shownMax).join(", ");
  return [{ rows: [["statements", more > 0 ? `${shown} and ${more} more` : shown]] }];
}

/** The most numbers that a page lists. */
const shownMax = 12;
