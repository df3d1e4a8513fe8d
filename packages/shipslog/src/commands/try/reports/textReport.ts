import { escapeControls, truncate, formatCount } from "@shipslog/contract/internal";
import { caseGroups, countResults, type CaseOutcome, type Difference } from "@shipslog/try";
import { paletteFor, type Palette } from "../../../text/palette.ts";
import { excerpts } from "./excerpts.ts";
import { outcomesOf, quoteCommand, type PrintSuite, type SuiteResult } from "./SuiteResult.ts";

/** The width for pipes and files. */
const fileColumns = 160;
const labelColumns = 14;

/** For people: a line for each group, and each failed case with the first difference. */
export const printText: PrintSuite = (result, output) => {
  const paint = paletteFor(output);
  const columns = output.isTerminal ? output.columns - 1 : fileColumns;
  if (result.firstContact.length > 0) return firstContactText(result, paint, columns);
  const failed = result.outcomes.filter((outcome) => outcome.result === "failed");
  const groups = caseGroups.flatMap((group) => groupLine(group, outcomesOf(result.outcomes, group), paint));
  const failures = failed.map((outcome) => failureText(outcome, result, paint, columns));
  return [head(result, paint), groups.join(""), ...failures, totals(result, paint)]
    .filter((part) => part !== "")
    .join("\n");
};

function head({ command, seed, profile, lateMs }: SuiteResult, paint: Palette): string {
  return `${paint.strong(quoteCommand(command))}\n${paint.dim(`profile ${profile}, seed ${seed}, late after ${lateMs / 1000} s`)}\n`;
}

function groupLine(group: string, outcomes: readonly CaseOutcome[], paint: Palette): readonly string[] {
  if (outcomes.length === 0) return [];
  const counts = countResults(outcomes);
  const parts = [
    counts.passed > 0 ? paint.good(`${counts.passed} passed`) : "",
    counts.failed > 0 ? paint.bad(`${counts.failed} failed`) : "",
    counts["not claimed"] > 0 ? paint.dim(`${counts["not claimed"]} not claimed: ${reasonsOf(outcomes)}`) : "",
  ];
  return [`  ${group.padEnd(labelColumns - 2)}${parts.filter((part) => part !== "").join(", ")}\n`];
}

const reasonsOf = (outcomes: readonly CaseOutcome[]) =>
  [...new Set(outcomes.map(({ reason }) => reason).filter((reason) => reason !== ""))].join("; ");

function failureText(outcome: CaseOutcome, result: SuiteResult, paint: Palette, columns: number): string {
  const { tried, differences, errors, keptIn } = outcome;
  const [first] = differences;
  if (first === undefined) return "";
  const others = differences.length - 1;
  const lines = [
    `${paint.bad(first.verdict)}  ${paint.strong(`${tried.group}/${tried.name}`)}`,
    row("the game", tried.game),
    row("must come out", tried.expects),
    ...differenceLines(first, paint, columns),
    ...(others > 0
      ? [row("and", `${formatCount(others, "more difference")}: ${verdictCounts(differences.slice(1))}`)]
      : []),
    ...errorLines(first, errors, columns),
    ...(keptIn === undefined ? [] : [row("kept in", keptIn)]),
    row("again", paint.dim(againLine(result, tried.name))),
  ];
  return `${lines.join("\n")}\n`;
}

const row = (label: string, text: string) => `  ${label.padEnd(labelColumns)} ${text}`;

/** The two lines one below the other, from the first place where they differ. */
function differenceLines({ expected, received, note }: Difference, paint: Palette, columns: number): readonly string[] {
  const room = columns - labelColumns - 3;
  const shown = excerpts(expected, received, room);
  return [
    row("expected", shown.expected === undefined ? paint.dim("nothing") : paint.good(shown.expected)),
    row("received", shown.received === undefined ? paint.dim("nothing") : paint.bad(shown.received)),
    ...(note === "" ? [] : [row("", note)]),
  ];
}

function verdictCounts(differences: readonly Difference[]): string {
  const groups = Map.groupBy(differences, ({ verdict }) => verdict);
  return [...groups].map(([verdict, { length }]) => `${length} ${verdict}`).join(", ");
}

const errorLine = /error|exception|panic/i;

/** What a reader that ended on its own printed last: from the last line that names an error. */
function errorLines({ verdict }: Difference, errors: string, columns: number): readonly string[] {
  if (verdict !== "crashed" && verdict !== "hung") return [];
  const lines = errors.split("\n").filter((line) => line.trim() !== "");
  const named = lines.findLastIndex((line) => errorLine.test(line));
  const shown = named === -1 ? lines.slice(-2) : lines.slice(named, named + 2);
  return shown.map((line, at) => {
    return row(at === 0 ? "its errors" : "", truncate(escapeControls(line), columns - labelColumns - 3));
  });
}

const againLine = ({ command, seed, profile }: SuiteResult, name: string) =>
  `shipslog try --profile ${profile} --seed ${seed} --case ${name} -- ${quoteCommand(command)}`;

function totals({ outcomes }: SuiteResult, paint: Palette): string {
  const { passed, failed, "not claimed": unclaimed } = countResults(outcomes);
  const words = `${formatCount(passed, "case")} passed, ${failed} failed, ${unclaimed} not claimed`;
  return `${failed > 0 ? paint.bad(words) : paint.good(words)}\n`;
}

function firstContactText(result: SuiteResult, paint: Palette, columns: number): string {
  const [first] = result.firstContact;
  if (first === undefined) return "";
  const lines = [
    head(result, paint),
    `${paint.bad(first.verdict)}  ${paint.strong("first contact")}`,
    row("the game", "A session is on disk and grows by a few lines."),
    row("must come out", "Each event, as the profile says."),
    ...differenceLines(first, paint, columns),
    ...errorLines({ ...first, verdict: "crashed" }, result.errors, columns),
    "",
    paint.bad("No case was run: the reader must pass this first."),
  ];
  return `${lines.join("\n")}\n`;
}
