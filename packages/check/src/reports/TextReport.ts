import { severities, type Severity } from "@shipslog/contract";
import { displayWidth, escapeControls, groupDigits, truncate } from "@shipslog/contract/internal";
import type { Finding } from "../findings/Finding.ts";
import type { Summary } from "../engine/Summary.ts";
import { locationOf } from "./findingText.ts";
import type { Report, ReportContext } from "./Report.ts";
import { plainPaint, type ReportPaint } from "./text/ReportPaint.ts";
import { printFinding } from "./text/printFinding.ts";
import { printSummary, type RuleTally } from "./text/printSummary.ts";
import { clipStartToColumns } from "./text/wrapToColumns.ts";

const defaultWidth = 100;
const minWidth = 60;
const defaultPerRule = 5;

/** The findings of one file, printed together. */
interface Group {
  readonly shown: Finding[];
  /** Counts of findings not shown, by rule. */
  readonly hidden: Map<string, number>;
}

/** Findings for people, file by file, with a limit per rule; it holds the findings of one journal at a time. */
export class TextReport implements Report {
  readonly #context: ReportContext;
  readonly #paint: ReportPaint;
  readonly #width: number;
  readonly #maxPerRule: number;
  readonly #tallies = new Map<string, RuleTally>();
  readonly #groups = new Map<string, Group>();
  #journal: string | undefined;

  constructor(context: ReportContext) {
    this.#context = context;
    this.#paint = context.paint ?? plainPaint;
    this.#width = Math.max(minWidth, context.width ?? defaultWidth);
    this.#maxPerRule = context.mostPerRule ?? defaultPerRule;
  }

  *begin(): Iterable<string> {}

  *finding(finding: Finding): Iterable<string> {
    const { path } = locationOf(finding);
    if (finding.position !== undefined && path !== this.#journal) {
      yield* this.#printGroups();
      this.#journal = path;
    }
    const isShown = this.#tally(finding);
    const group = this.#groupOf(path);
    if (isShown) group.shown.push(finding);
    else group.hidden.set(finding.rule, (group.hidden.get(finding.rule) ?? 0) + (finding.count ?? 1));
  }

  *end(summary: Summary): Iterable<string> {
    yield* this.#printGroups();
    const tallies = [...this.#tallies.values()].sort(bySeverityAndCount);
    if (tallies.length > 0) yield `${this.#heading("Summary")}\n\n`;
    const lines = printSummary(summary, tallies, this.#context, this.#paint, this.#width);
    yield lines.map((line) => `${line}\n`).join("");
  }

  /** Counts a finding and returns whether to show it. */
  #tally({ rule, severity, basis, count = 1 }: Finding): boolean {
    const before = this.#tallies.get(rule) ?? { rule, severity, basis, found: 0, shown: 0 };
    const isShown = before.shown < this.#maxPerRule;
    this.#tallies.set(rule, {
      rule,
      basis,
      severity: moreSevere(before.severity, severity),
      found: before.found + count,
      // A finding that stands for others shows none of them.
      shown: before.shown + (isShown && count === 1 ? 1 : 0),
    });
    return isShown;
  }

  #groupOf(path: string): Group {
    const group = this.#groups.get(path) ?? { shown: [], hidden: new Map<string, number>() };
    this.#groups.set(path, group);
    return group;
  }

  *#printGroups(): Iterable<string> {
    for (const [path, { shown, hidden }] of this.#groups) {
      if (shown.length === 0) continue;
      yield `${this.#heading(escapeControls(path))}\n\n`;
      for (const finding of shown) yield `${printFinding(finding, this.#paint, this.#width).join("\n")}\n\n`;
      const more = [...hidden].map(([rule, number]) =>
        truncate(`  and ${groupDigits(number)} more of ${escapeControls(rule)}`, this.#width),
      );
      if (more.length > 0) yield `${more.map((line) => this.#paint.faint(line)).join("\n")}\n\n`;
    }
    this.#groups.clear();
  }

  #heading(title: string): string {
    const shown = clipStartToColumns(title, this.#width - 6);
    const rest = this.#width - displayWidth(shown) - 4;
    return `${this.#paint.faint("──")} ${this.#paint.strong(shown)} ${this.#paint.faint("─".repeat(rest))}`;
  }
}

function moreSevere(one: Severity, other: Severity): Severity {
  return severities.indexOf(one) <= severities.indexOf(other) ? one : other;
}

/** Most severe first, then most frequent, then by name. */
function bySeverityAndCount(one: RuleTally, other: RuleTally): number {
  const bySeverity = severities.indexOf(one.severity) - severities.indexOf(other.severity);
  return bySeverity || other.found - one.found || (one.rule < other.rule ? -1 : 1);
}
