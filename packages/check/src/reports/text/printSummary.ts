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

/** Findings of one rule, kind and field: how many there are, and in how many files. */
export interface GroupTally {
  readonly rule: string;
  /** The kind and the field, as `Docked.StationName`; empty for lines that are no events. */
  readonly place: string;
  readonly severity: Severity;
  readonly basis: BasisName;
  readonly found: number;
  readonly files: number;
}

const maxUnused = 10;
const maxRows = 40;

/** Prints the table of rules, the totals, and remarks about the baseline, undecided rules and drift. */
export function printSummary(
  summary: Summary,
  tallies: readonly GroupTally[],
  { dialect, mostPerRule, folders }: ReportContext,
  paint: ReportPaint,
  width: number,
): readonly string[] {
  return [
    ...tableOf(tallies, paint, width, mostPerRule === Number.POSITIVE_INFINITY ? Infinity : maxRows),
    `  ${totalsOf(summary, paint)}`,
    ...[
      `${checkedText(summary)}${folders === undefined ? `; dialect ${dialect}` : ""}`,
      ...repairableOf(tallies),
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

function tableOf(tallies: readonly GroupTally[], paint: ReportPaint, width: number, most: number): readonly string[] {
  if (tallies.length === 0) return [];
  const listed = tallies.slice(0, most);
  const rules = columnOf(
    "rule",
    listed.map(({ rule }) => rule),
    Math.floor((width - 34) / 2),
  );
  const places = columnOf(
    "kind.field",
    listed.map(({ place }) => place),
    width - 34 - rules.width,
  );
  const head = `  ${"severity".padEnd(9)}  ${rules.head}  ${places.head}  ${"findings".padStart(9)}  ${"files".padStart(6)}`;
  const rows = listed.map(({ severity, found, files }, index) => {
    const counts = `${groupDigits(found).padStart(9)}  ${groupDigits(files).padStart(6)}`;
    return `  ${paint[severity](severity.padEnd(9))}  ${rules.cells[index]}  ${places.cells[index]}  ${counts}`;
  });
  const more = tallies.length - listed.length;
  const rest = more === 0 ? [] : [paint.faint(`  and ${groupDigits(more)} more rows; --all prints them`)];
  return [paint.faint(head), ...rows, ...rest, ""];
}

/** A column of texts, each cut or filled to one width. */
function columnOf(title: string, texts: readonly string[], most: number) {
  const cells = texts.map((text) => truncate(escapeControls(text), most));
  const width = Math.max(...cells.map(displayWidth), title.length);
  const filled = cells.map((cell) => cell + " ".repeat(width - displayWidth(cell)));
  return { width, head: title.padEnd(width), cells: filled };
}

/** How many findings the specification has nothing against. */
function knowledgeOf(tallies: readonly GroupTally[]): readonly string[] {
  const found = tallies.filter(({ basis }) => basis === "game").reduce((sum, tally) => sum + tally.found, 0);
  if (found === 0) return [];
  return [`${groupDigits(found)} by knowledge about the game, which --only spec leaves out`];
}

/** Rules whose findings are all gone from a repaired copy. */
const repairable = ["carriage-returns", "utf-16"];

function repairableOf(tallies: readonly GroupTally[]): readonly string[] {
  const found = tallies.filter(({ rule }) => repairable.includes(rule)).reduce((sum, tally) => sum + tally.found, 0);
  return found === 0 ? [] : [`${groupDigits(found)} that --fix-to FOLDER repairs in a copy`];
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
