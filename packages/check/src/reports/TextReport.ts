import { severities, type Severity } from "@shipslog/contract";
import { displayWidth, escapeControls, groupDigits, truncate } from "@shipslog/contract/internal";
import type { Finding } from "../findings/Finding.ts";
import type { Summary } from "../engine/Summary.ts";
import { locationOf, placeText } from "./findingText.ts";
import type { Report, ReportContext } from "./Report.ts";
import { plainPaint, type ReportPaint } from "./text/ReportPaint.ts";
import { printFinding } from "./text/printFinding.ts";
import { printSummary, type GroupTally } from "./text/printSummary.ts";
import { clipStartToColumns } from "./text/wrapToColumns.ts";

const defaultWidth = 100;
const minWidth = 60;
const defaultPerRule = 5;
/** How many lines with equal findings are listed. */
const maxLines = 8;

/** Findings of one rule, kind and field in one file: the ones to print, and where the others are. */
interface Group {
  readonly shown: Finding[];
  /** The lines of equal findings that are not printed. */
  readonly others: (number | undefined)[];
  /** How many findings these stand for. */
  hidden: number;
}

/** A tally, and the files that it counted. */
interface CountedGroup extends GroupTally {
  readonly paths: Set<string>;
}

/** The findings of one file, printed together. */
type FileGroups = Map<string, Group>;

/**
 * Findings for people, file by file. Of equal findings, those of one rule about one field of one kind, one is printed with its
 * line and the others are counted; it holds the findings of one journal at a time.
 */
export class TextReport implements Report {
  readonly #context: ReportContext;
  readonly #paint: ReportPaint;
  readonly #width: number;
  readonly #maxPerRule: number;
  readonly #tallies = new Map<string, CountedGroup>();
  /** How many groups of each rule are printed. */
  readonly #shownOf = new Map<string, number>();
  readonly #files = new Map<string, FileGroups>();
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
    const key = `${finding.rule}\n${placeText(finding)}`;
    const isShown = this.#tally(key, finding, path);
    const group = this.#groupOf(path, key);
    if (isShown) group.shown.push(finding);
    else {
      group.others.push(finding.position?.line);
      group.hidden += finding.count ?? 1;
    }
  }

  *end(summary: Summary): Iterable<string> {
    yield* this.#printGroups();
    const tallies = [...this.#tallies.values()].sort(bySeverityAndCount);
    if (tallies.length > 0) yield `${this.#heading("Summary")}\n\n`;
    const lines = printSummary(summary, tallies, this.#context, this.#paint, this.#width);
    yield lines.map((line) => `${line}\n`).join("");
  }

  /** Counts a finding and returns whether to show it: the first of its group, unless the rule has shown enough. */
  #tally(key: string, finding: Finding, path: string): boolean {
    const { rule, severity, basis, count = 1 } = finding;
    const before = this.#tallies.get(key);
    const shownOf = this.#shownOf.get(rule) ?? 0;
    const isShown = this.#maxPerRule === Infinity || (before === undefined && shownOf < this.#maxPerRule);
    if (isShown) this.#shownOf.set(rule, shownOf + 1);
    // A finding about an earlier part of a session may come after those of a later one.
    const paths = (before?.paths ?? new Set<string>()).add(path);
    this.#tallies.set(key, {
      rule,
      basis,
      place: placeText(finding),
      severity: moreSevere(before?.severity ?? severity, severity),
      found: (before?.found ?? 0) + count,
      files: paths.size,
      paths,
    });
    return isShown;
  }

  #groupOf(path: string, key: string): Group {
    const groups = this.#files.get(path) ?? new Map<string, Group>();
    const group = groups.get(key) ?? { shown: [], others: [], hidden: 0 };
    this.#files.set(path, groups.set(key, group));
    return group;
  }

  *#printGroups(): Iterable<string> {
    for (const [path, groups] of this.#files) {
      const printed = [...groups.values()].filter(({ shown }) => shown.length > 0);
      if (printed.length === 0) continue;
      yield `${this.#heading(escapeControls(path))}\n\n`;
      for (const { shown, others, hidden } of printed) {
        for (const finding of shown) yield `${printFinding(finding, this.#paint, this.#width).join("\n")}\n`;
        if (hidden > 0) yield `${this.#paint.faint(truncate(moreText(hidden, others), this.#width))}\n`;
        yield "\n";
      }
    }
    this.#files.clear();
  }

  #heading(title: string): string {
    const shown = clipStartToColumns(title, this.#width - 6);
    const rest = this.#width - displayWidth(shown) - 4;
    return `${this.#paint.faint("──")} ${this.#paint.strong(shown)} ${this.#paint.faint("─".repeat(rest))}`;
  }
}

/** How many equal findings follow in the file, and on which lines. */
function moreText(hidden: number, others: readonly (number | undefined)[]): string {
  const lines = [...new Set(others.filter((line) => line !== undefined))];
  const listed = lines.slice(0, maxLines).map(groupDigits).join(", ");
  const where = lines.length === 0 ? "" : ` on line${lines.length === 1 ? "" : "s"} ${listed}`;
  return `${" ".repeat(12)}  and ${groupDigits(hidden)} more like it${where}${lines.length > maxLines ? ", …" : ""}`;
}

function moreSevere(one: Severity, other: Severity): Severity {
  return severities.indexOf(one) <= severities.indexOf(other) ? one : other;
}

/** Most severe first, then most frequent, then by name. */
function bySeverityAndCount(one: CountedGroup, other: CountedGroup): number {
  const bySeverity = severities.indexOf(one.severity) - severities.indexOf(other.severity);
  return (
    bySeverity || other.found - one.found || (`${one.rule} ${one.place}` < `${other.rule} ${other.place}` ? -1 : 1)
  );
}
