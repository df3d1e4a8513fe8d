import { severities, type Severity } from "@shipslog/contract";
import { displayWidth, escapeControls, formatCount, groupDigits, truncate } from "@shipslog/contract/internal";
import type { AcceptedFinding } from "../../baseline/Baseline.ts";
import type { BasisName } from "../../declare/Rule.ts";
import type { Summary } from "../../engine/Summary.ts";
import { folderLines } from "../folderLines.ts";
import type { ReportContext } from "../Report.ts";
import { checkedText } from "./counts.ts";
import type { ReportPaint } from "./ReportPaint.ts";
import { wrapToColumns } from "./wrapToColumns.ts";

/** How many findings a rule has, and how many are printed. */
export interface RuleTally {
  readonly rule: string;
  readonly severity: Severity;
  readonly basis: BasisName;
  readonly found: number;
  readonly shown: number;
}

const maxUnused = 10;

/** Prints the table of rules, the totals, and remarks about the baseline, undecided rules and drift. */
export function printSummary(
  summary: Summary,
  tallies: readonly RuleTally[],
  { dialect, mostPerRule, folders }: ReportContext,
  paint: ReportPaint,
  width: number,
): readonly string[] {
  return [
    ...tableOf(tallies, paint, width),
    `  ${totalsOf(summary, paint)}`,
    ...[
      `in ${checkedText(summary)}${folders === undefined ? `; dialect ${dialect}` : ""}`,
      ...knowledgeOf(tallies),
      ...folderLines({ folders }),
      ...acceptedOf(summary),
      ...undecidedOf(summary, mostPerRule === Number.POSITIVE_INFINITY),
      ...driftOf(summary),
    ]
      .flatMap((text) => wrapToColumns(text, width - 2))
      .map((line) => paint.faint(`  ${line}`)),
  ];
}

function tableOf(tallies: readonly RuleTally[], paint: ReportPaint, width: number): readonly string[] {
  if (tallies.length === 0) return [];
  const names = tallies.map(({ rule }) => truncate(escapeControls(rule), width - 50));
  const column = Math.max(...names.map(displayWidth), 4);
  const head = `  ${"severity".padEnd(9)}  ${"rule".padEnd(column)}  ${"findings".padStart(9)}`;
  const rows = tallies.map(({ severity, found, shown }, index) => {
    const name = names[index] ?? "";
    const more =
      found > shown ? `  ${paint.faint(`${groupDigits(shown)} shown, and ${groupDigits(found - shown)} more`)}` : "";
    const padded = name + " ".repeat(column - displayWidth(name));
    return `  ${paint[severity](severity.padEnd(9))}  ${padded}  ${groupDigits(found).padStart(9)}${more}`;
  });
  return [paint.faint(head), ...rows, ""];
}

/** How many findings the specification has nothing against. */
function knowledgeOf(tallies: readonly RuleTally[]): readonly string[] {
  const found = tallies.filter(({ basis }) => basis === "game").reduce((sum, tally) => sum + tally.found, 0);
  if (found === 0) return [];
  return [`${groupDigits(found)} by knowledge about the game, which --only spec leaves out`];
}

function totalsOf({ findings }: Summary, paint: ReportPaint): string {
  if (severities.every((severity) => findings[severity] === 0)) return paint.good(paint.strong("Nothing found"));
  const parts = severities.map((severity) => {
    const text = formatCount(findings[severity], severity);
    return findings[severity] === 0 ? paint.faint(text) : paint[severity](paint.strong(text));
  });
  return parts.join(", ");
}

function acceptedOf({ accepted, unusedBaseline }: Summary): readonly string[] {
  const unused = unusedBaseline.slice(0, maxUnused).map((each) => `- ${escapeControls(acceptedText(each))}`);
  const more = unusedBaseline.length - unused.length;
  return [
    ...(accepted === 0 ? [] : [`${formatCount(accepted, "finding")} accepted by the baseline`]),
    ...(unused.length === 0 ? [] : ["in the baseline but not found:", ...unused]),
    ...(more === 0 ? [] : [`- and ${groupDigits(more)} more`]),
  ];
}

function acceptedText({ rule, file, line, pointer, reason }: AcceptedFinding): string {
  const place = [file, line].filter((part) => part !== undefined).join(":");
  return [rule, place, pointer ?? "", `(${reason})`].filter((part) => part !== "").join(" ");
}

/** Rules without enough data to always decide: their number, or their names with the least decided first. */
function undecidedOf({ rules }: Summary, namesThem: boolean): readonly string[] {
  const undecided = Object.entries(rules)
    .map(([rule, { held, broken, undecided: open }]) => ({ rule, open, asked: held + broken + open }))
    .filter(({ open }) => open > 0)
    .sort((one, other) => other.open / other.asked - one.open / one.asked || (one.rule < other.rule ? -1 : 1));
  if (undecided.length === 0) return [];
  if (!namesThem) return [`${formatCount(undecided.length, "rule")} did not always have enough data to decide`];
  const parts = undecided.map(
    ({ rule, open, asked }) => `${escapeControls(rule)} ${groupDigits(open)} of ${groupDigits(asked)}`,
  );
  return [`not enough data to decide: ${parts.join(", ")}`];
}

function driftOf({ drift }: Summary): readonly string[] {
  return drift.length === 0 ? [] : [`${formatCount(drift.length, "item")} that the contract does not know`];
}
