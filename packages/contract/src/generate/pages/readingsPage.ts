import { type Reading, readingGroups } from "../../specification/readings.ts";
import { statementLinks, statements } from "../specification/statements.ts";

/** The page of all readings, with the statements that each belongs to. */
export function readingsPage(): string {
  return [
    "# Readings",
    "",
    "Generated from [`packages/contract/src/specification/readings.ts`](../packages/contract/src/specification/readings.ts). Where the specification is silent",
    "or ambiguous, Shipslog takes one reading. Each has one row here; code that depends on it cites it as `Reading: …` or by its name, and",
    "[statements](specification.md) refer to it. The wording of the specification decides the severity in `spec`: breaking what it states is an error,",
    'leaving what it has "seen" or says "may" be is a note, and an example allows anything. Rules that rest on knowledge about the game, marked `game` on',
    "[their list](rules.md), are at most warnings there.",
    "",
    ...readingGroups.flatMap(({ title, readings }) => groupLines(title, readings)),
  ].join("\n");
}

function groupLines(title: string, readings: Readonly<Record<string, Reading>>): readonly string[] {
  const rows = Object.entries(readings);
  const showsBreaking = rows.some(([, { breaking }]) => breaking !== undefined);
  const head = ["reading", "taken from", ...(showsBreaking ? ["breaking it is"] : []), "statements"];
  return [
    `## ${title}`,
    "",
    `| ${head.join(" | ")} |`,
    `|${head.map(() => "---").join("|")}|`,
    ...rows.map(([name, { text, takenFrom, breaking = "" }]) => {
      const cells = [`<a id="${name}"></a>${text}`, takenFrom, ...(showsBreaking ? [breaking] : []), linksOf(name)];
      return `| ${cells.join(" | ")} |`;
    }),
    "",
  ];
}

/** Rows of fields repeat what other statements say about the same reading; a few numbers are enough. */
function linksOf(reading: string): string {
  const numbers = statements.filter(({ readings }) => readings.includes(reading)).map(({ number }) => number);
  const more = numbers.length - shownMax;
  return `${statementLinks(numbers.slice(0, shownMax), "")}${more > 0 ? ` and ${more} more` : ""}`;
}

const shownMax = 8;
