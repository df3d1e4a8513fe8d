import { severities, type Severity } from "@shipslog/contract";
import { escapeControls } from "@shipslog/contract/internal";
import type { Finding } from "../findings/Finding.ts";
import type { Summary } from "../engine/Summary.ts";
import { mismatchText, locationOf, locationText, sourceText } from "./findingText.ts";
import { folderLines } from "./folderLines.ts";
import { printJunit, type JunitCase, type JunitSuite } from "./printJunit.ts";
import type { Report, ReportContext } from "./Report.ts";
import { totalsText } from "./text/counts.ts";

/** The suite of findings whose rule is not in the context. */
const otherSuite = "other";

/** A suite in progress. */
interface Suite {
  readonly cases: JunitCase[];
  /** Findings that do not fail the check. */
  readonly notFailing: string[];
}

/**
 * JUnit XML for CI dashboards: a suite per group of rules, a failed test per finding that fails the check, a passed test
 * per rule without one. A suite starts with its counts, so everything is held until the end. Findings below the limit are
 * in `system-out`.
 */
export class JunitReport implements Report {
  readonly #context: ReportContext;
  readonly #failing: readonly Severity[];
  readonly #groups: ReadonlyMap<string, string>;
  readonly #suites: ReadonlyMap<string, Suite>;
  readonly #failed = new Set<string>();

  constructor(context: ReportContext) {
    const groups = [...new Set(context.rules.map(({ group }) => group)), otherSuite];
    this.#context = context;
    this.#failing = severities.slice(0, severities.indexOf(context.failOn ?? "error") + 1);
    this.#groups = new Map(context.rules.map(({ id, group }) => [id, group]));
    this.#suites = new Map(groups.map((group) => [group, { cases: [], notFailing: [] }]));
  }

  *begin(): Iterable<string> {}

  finding(finding: Finding): Iterable<string> {
    const group = this.#groups.get(finding.rule) ?? otherSuite;
    const suite = this.#suites.get(group);
    const place = locationText(locationOf(finding));
    if (this.#failing.includes(finding.severity)) {
      this.#failed.add(finding.rule);
      suite?.cases.push(failedCase(finding, place));
    } else {
      suite?.notFailing.push(
        escapeControls(`${place}: ${finding.severity}: ${finding.rule}: ${finding.message} ${mismatchText(finding)}`),
      );
    }
    return [];
  }

  end(summary: Summary): Iterable<string> {
    return printJunit(this.#printable(summary));
  }

  *#printable(summary: Summary): Iterable<JunitSuite> {
    const { rules, dialect, startedAtMs } = this.#context;
    for (const [name, { cases, notFailing }] of this.#suites) {
      if (name === otherSuite && cases.length + notFailing.length === 0) continue;
      const passed = rules.filter((rule) => rule.group === name && !this.#failed.has(rule.id));
      const output = [...notFailing, totalsText(summary), ...folderLines(this.#context)];
      const all = [...cases, ...passed.map(({ id }) => ({ name: id, seconds: 0 }))];
      yield { name, properties: { dialect }, cases: all, output, startedAtMs };
    }
  }
}

function failedCase(finding: Finding, place: string): JunitCase {
  const body = [place, finding.pointer, mismatchText(finding), finding.excerpt.text, sourceText(finding)];
  const { message, severity } = finding;
  return {
    name: `${finding.rule} ${place} ${finding.pointer}`.trimEnd(),
    seconds: 0,
    failure: {
      message,
      type: severity,
      body: body
        .filter((line) => line !== "")
        .map(escapeControls)
        .join("\n"),
    },
  };
}
