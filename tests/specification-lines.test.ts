import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { statements } from "../packages/contract/src/generate/specification/statements.ts";
import { sections } from "../packages/contract/src/specification/sections.ts";
import { needs } from "./helpers/needs/needs.ts";
import { root } from "../tools/workspace.ts";
import { sentenceLines } from "./helpers/specification/sentenceLines.ts";

const specPath = "../shared/spec/game-journal-event-interface.md";

/** A line of the document that states something, with the number of its section. */
interface DocumentLine {
  readonly number: number;
  readonly text: string;
  readonly section: string;
}

/** Every line of the document that states something: not blank, no heading, not the head or the introduction of a table. */
function linesOf(document: string): readonly DocumentLine[] {
  const lines = document.split("\n");
  let section = "0";
  return lines.flatMap((text, at) => {
    const title = /^#{2,3} (.+)$/.exec(text)?.[1];
    if (title !== undefined) section = sections.find((each) => each.title === title)?.number ?? section;
    const isHead = lines[at + 1]?.startsWith("|---") === true || text.startsWith("|---");
    if (text === "" || text.startsWith("#") || isHead) return [];
    const isIntroduction = text.endsWith(":") && sentenceLines[at + 1] === undefined;
    return isIntroduction ? [] : [{ number: at + 1, text, section }];
  });
}

const cellsOf = (text: string) =>
  text
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The statements of a row of fields or bits. */
function rowStatements({ text, section }: DocumentLine): readonly string[] {
  const inside = statements.filter((statement) => statement.section === section);
  const cells = cellsOf(text);
  if (/^\d+$/.test(cells[0] ?? "")) {
    const pairs = [cells.slice(0, 2), cells.slice(2, 4)].filter(([bit]) => bit !== "");
    return pairs.flatMap(([bit, meaning]) =>
      numbersWith(inside, new RegExp(`^Bit ${bit} of \\w+: ${quote(meaning)}\\.$`)),
    );
  }
  return numbersWith(inside, new RegExp(`(?:^|[\\].])${quote(cells[0])}[:,]`));
}

const quote = (text = "") => text.replaceAll(/[()./]/g, "\\$&");

const numbersWith = (among: typeof statements, pattern: RegExp) =>
  among.filter(({ text }) => pattern.test(text)).map(({ number }) => number);

needs(specPath).describe("the statements and the document", () => {
  const document = () => readFileSync(join(root, specPath), "utf8");

  it("cover every line that states something", () => {
    const uncovered = linesOf(document()).filter(
      (line) => sentenceLines[line.number] === undefined && rowStatements(line).length === 0,
    );
    expect(uncovered).toEqual([]);
  });

  it("come from a line, each of them", () => {
    const known = new Set(statements.map(({ number }) => number));
    const fromSentences = Object.values(sentenceLines).flatMap((numbers) => numbers.split(" "));
    expect(fromSentences.filter((number) => !known.has(number))).toEqual([]);
    const fromRows = linesOf(document()).flatMap(rowStatements);
    const covered = new Set([...fromSentences, ...fromRows]);
    const baseOf = (number: string) => number.replace(/[a-z]$/, "");
    const inNotes = /^(?:\w+(?:\[\])?\.)+\w+:/;
    const lost = statements.filter(
      ({ number, text }) => !covered.has(number) && !covered.has(baseOf(number)) && !inNotes.test(text),
    );
    expect(lost.map(({ number, text }) => `${number} ${text}`)).toEqual([]);
  });

  it("are in our own words", () => {
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, " ")
        .trim();
    const whole = ` ${plain(document())} `;
    const written = statements.filter(({ section }) => !/^2\.[1-9]/.test(section));
    const copied = written.filter(
      ({ text }) => plain(text).split(" ").length > 5 && whole.includes(` ${plain(text)} `),
    );
    expect(copied.map(({ number }) => number)).toEqual([]);
  });
});
