import { displayWidth, escapeControls, truncate } from "@shipslog/contract/internal";
import type { Finding } from "../../findings/Finding.ts";
import { headlineText, mismatchText, sourceText } from "../findingText.ts";
import { codeFrame } from "./codeFrame.ts";
import type { ReportPaint } from "./ReportPaint.ts";
import { wrapToColumns } from "./wrapToColumns.ts";

/** Columns of the margin with the severity and the line number, and of the gap after it. */
const margin = 11;
const gap = 3;
const maxNoteLines = 3;

/** Prints one finding: the message, the line with a caret under the value, and the source of the rule. */
export function printFinding(finding: Finding, paint: ReportPaint, width: number): readonly string[] {
  const room = width - margin - gap;
  const bar = `${" ".repeat(margin)} ${paint.faint("│")} `;
  const origin = [ruleName(finding), finding.pointer, sourceText(finding)]
    .filter((part) => part !== "")
    .map(escapeControls);
  return [
    ...headOf(finding, paint, room),
    ...frameOf(finding, paint, room).map((line, index) => (index === 0 ? placed(finding, paint, line) : bar + line)),
    ...wrapToColumns(origin.join(" · "), room).map((line, index) => faintLine(paint, index === 0 ? "└" : " ", line)),
  ];
}

/** Rules about the game are marked; an unmarked rule checks the specification. */
function ruleName({ rule, basis }: Finding): string {
  return basis === "game" ? `game/${rule}` : rule;
}

function headOf(finding: Finding, paint: ReportPaint, room: number): readonly string[] {
  const { severity } = finding;
  const head = `  ${paint[severity](paint.strong(severity.padEnd(margin - 2)))}${" ".repeat(gap)}`;
  return wrapToColumns(escapeControls(headlineText(finding)), room).map((line, index) =>
    index === 0 ? head + paint.strong(line) : " ".repeat(margin + gap) + paint.strong(guarded(line)),
  );
}

/** The line of the journal, the caret under the value, and the expected value. */
function frameOf(finding: Finding, paint: ReportPaint, room: number): readonly string[] {
  const { before, value, after } = codeFrame(finding.excerpt, room);
  const emphasise = paint[finding.severity];
  const note = escapeControls(mismatchText(finding));
  const line = `${before}${emphasise(value)}${after}`;
  if (value === "") return [...(line === "" ? [] : [line]), ...noteLines(note, room)];
  const indent = " ".repeat(displayWidth(before));
  const caret = "^".repeat(Math.max(1, displayWidth(value)));
  const fits = displayWidth(indent + caret) + 1 + displayWidth(note) <= room;
  const under = indent + emphasise(caret);
  return fits ? [line, `${under} ${note}`.trimEnd()] : [line, under, ...noteLines(note, room)];
}

function noteLines(note: string, room: number): readonly string[] {
  return note === "" ? [] : wrapToColumns(truncate(note, room * maxNoteLines), room);
}

function placed(finding: Finding, paint: ReportPaint, line: string): string {
  return `${paint.faint(`${labelOf(finding).padStart(margin)} │`)} ${line}`;
}

function labelOf({ position, companion, excerpt }: Finding): string {
  if (position === undefined) return `rev ${companion?.revision ?? 0}`;
  const label = excerpt.length > 0 ? `${position.line}:${excerpt.column}` : String(position.line);
  return label.length <= margin ? label : String(position.line);
}

function faintLine(paint: ReportPaint, corner: string, line: string): string {
  return paint.faint(`${" ".repeat(margin)} ${corner} ${guarded(line)}`);
}

/** GitHub executes a log line that starts with two colons, so no line may. */
function guarded(line: string): string {
  return line.startsWith("::") ? `…${line.slice(1)}` : line;
}
