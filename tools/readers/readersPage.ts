import { edmcFailures } from "../../tests/helpers/consumers/runEdmc.ts";
import { countResults, type TryCase } from "@shipslog/try";
import type { TriedReader, TriedResult } from "./TriedReader.ts";

/** What the page says about the run. */
export interface PageContext {
  readonly date: string;
  readonly version: string;
  readonly seed: number;
  readonly cases: readonly Pick<TryCase, "name" | "group" | "game" | "expects">[];
}

/** The page about how readers do, as Markdown. */
export function readersPage(results: readonly TriedResult[], context: PageContext): string {
  const groups = [...new Set(context.cases.map(({ group }) => group))];
  return `${[
    "# How readers do",
    opening(context),
    table(
      ["reader", "version", "profile", "passed", "failed", "failed at times", "not claimed", "time"],
      results.map(totalsRow),
    ),
    results
      .map(({ reader }) => `- [${reader.name}](${reader.link}): ${reader.remark} ${adapterText(reader)}`)
      .join("\n"),
    "## Case by case",
    "A dot means that the case passed, a dash that the reader does not claim it, and a word is the [verdict](try.md#verdicts). A failed case was run\nthree times; `2 of 3` means that it passed once.",
    ...groups.flatMap((group) => groupSection(group, results, context)),
    situationsSection(),
  ].join("\n\n")}\n`;
}

/** What a real program does with the situations. */
function situationsSection(): string {
  return `## EDMarketConnector in situations

A [test](../tests/consumers.long.test.ts) feeds all [situations](situations.md) to EDMarketConnector 6.1.2 and holds what it would send to EDDN against
EDDN's schemas: every message is valid, and it always knows where the player is. It fails at these lines, which real journals have too:

${table(
  ["kind", "what it does"],
  edmcFailures.map(({ kind, what }) => [`\`${kind}\``, what]),
)}

From NavRoute.json and FCMaterials.json it takes what was written within five seconds of the line that announces it. Of a folder that is replayed later, real or
simulated, it therefore misses all but the last route, and says so for the lists of bars; it never replays by itself. The test gives it each file as it was at the line.`;
}

function opening({ date, version, seed, cases }: PageContext): string {
  return `${cases.length} cases of [\`shipslog try\`](try.md) ${version}, seed ${seed}, run on ${date} on Linux by \`tools/readers.ts\`.
A reader is tried with the profile that it claims, and a case about something that it does not claim counts neither as passed nor as failed. The
readers were written for different purposes: a tool that shows the present state of a ship need not deliver every event in order.`;
}

const adapterText = ({ adapter }: TriedReader) => `([adapter](../examples/readers/${adapter}))`;

function totalsRow(result: TriedResult): readonly string[] {
  const { reader, report, seconds } = result;
  const counts = countResults(report.outcomes);
  const unsteady = report.outcomes.filter(
    ({ tried, result: ended }) => ended === "failed" && failuresOf(tried.name, result) < runsOf(result),
  );
  const numbers = [counts.passed, counts.failed - unsteady.length, unsteady.length, counts["not claimed"]].map(String);
  return [reader.name, reader.version, `\`${reader.profile}\``, ...numbers, `${Math.round(seconds)} s`];
}

function groupSection(group: string, results: readonly TriedResult[], { cases }: PageContext): readonly string[] {
  const own = cases.filter((each) => each.group === group);
  const head = ["case", "the game", ...results.map(({ reader }) => reader.name)];
  const rows = own.map(({ name, game }) => [name, game, ...results.map((result) => mark(name, result))]);
  return [`### ${group}`, table(head, rows)];
}

const outcomeIn = (name: string, { outcomes }: TriedResult["report"]) =>
  outcomes.find(({ tried }) => tried.name === name);
const runsOf = ({ again }: TriedResult) => 1 + again.length;
const failuresOf = (name: string, { report, again }: TriedResult) =>
  [report, ...again].filter((each) => outcomeIn(name, each)?.result === "failed").length;

function mark(name: string, result: TriedResult): string {
  const reported = outcomeIn(name, result.report);
  if (reported === undefined || reported.result === "not claimed") return "–";
  if (reported.result === "passed") return "·";
  const failures = failuresOf(name, result);
  const verdict = reported.verdict ?? "failed";
  return failures === runsOf(result) ? verdict : `${verdict}, ${failures} of ${runsOf(result)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", String.raw`\|`)).join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}
