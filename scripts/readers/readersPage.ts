import type { TryCase } from "../../packages/cli/src/commands/try/cases/TryCase.ts";
import type { ReportedCase } from "../../lab/try/trySuite.ts";
import type { TriedReader, TriedResult } from "./TriedReader.ts";

/** What the page says about the run. */
export interface PageContext {
  readonly date: string;
  readonly version: string;
  readonly seed: number;
  readonly cases: readonly Pick<TryCase, "name" | "group" | "game" | "expects">[];
}

/** The page about how readers fare, as Markdown. */
export function readersPage(results: readonly TriedResult[], context: PageContext): string {
  const groups = [...new Set(context.cases.map(({ group }) => group))];
  return `${[
    "# How readers fare",
    opening(context),
    table(["reader", "version", "profile", "passed", "failed", "not claimed", "time"], results.map(totalsRow)),
    results
      .map(({ reader }) => `- [${reader.name}](${reader.link}): ${reader.remark} ${adapterText(reader)}`)
      .join("\n"),
    "## Case by case",
    "A dot means that the case passed, a dash that the reader does not claim it, and a word is the [verdict](try.md#verdicts).",
    ...groups.flatMap((group) => groupSection(group, results, context)),
  ].join("\n\n")}\n`;
}

function opening({ date, version, seed, cases }: PageContext): string {
  return `${cases.length} cases of [\`shipslog try\`](try.md) ${version}, seed ${seed}, run on ${date} on Linux by \`npm run readers\`.
A reader is tried with the profile that it claims, and a case about something that it does not claim counts neither as passed nor as failed. The
readers were written for different purposes: a tool that shows the present state of a ship need not deliver every event in order.`;
}

const adapterText = ({ adapter }: TriedReader) => `([adapter](../examples/readers/${adapter}))`;

function totalsRow({ reader, suite: { counts }, seconds }: TriedResult): readonly string[] {
  const numbers = [counts.passed, counts.failed, counts["not claimed"]].map(String);
  return [reader.name, reader.version, `\`${reader.profile}\``, ...numbers, `${Math.round(seconds)} s`];
}

function groupSection(group: string, results: readonly TriedResult[], { cases }: PageContext): readonly string[] {
  const own = cases.filter((each) => each.group === group);
  const head = ["case", "the game", ...results.map(({ reader }) => reader.name)];
  const rows = own.map(({ name, game }) => [
    name,
    game,
    ...results.map(({ suite }) => mark(suite.cases.find((each) => each.name === name))),
  ]);
  return [`### ${group}`, table(head, rows)];
}

function mark(reported: ReportedCase | undefined): string {
  if (reported === undefined || reported.result === "not claimed") return "–";
  return reported.result === "passed" ? "·" : (reported.verdict ?? "failed");
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", String.raw`\|`)).join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}
