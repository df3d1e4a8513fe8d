import { severities, type Severity } from "@shipslog/contract";
import type { Finding } from "../findings/Finding.ts";
import type { Rule } from "../rules/Rule.ts";
import type { Summary } from "../engine/Summary.ts";
import { mismatchText } from "./mismatchText.ts";
import { folderLines } from "./folderLines.ts";
import { locationOf, locationText } from "./findingLocation.ts";
import type { Report, ReportContext } from "./Report.ts";
import { totalsText } from "./text/counts.ts";
import { visible } from "./text/visible.ts";
import { xmlAttributes, xmlText } from "./xmlText.ts";

/** The suite of findings whose rule is not in the context. */
const otherSuite = "other";

/** A suite in progress, as XML. */
interface Suite {
  readonly cases: string[];
  /** Findings that do not fail the check. */
  readonly notFailing: string[];
}

/**
 * JUnit XML for CI dashboards: a suite per group of rules, a failed test per finding that fails the check, a passed test
 * per rule without one. A suite starts with its counts, so everything is held until the end. The schemas of both Ant and
 * Jenkins accept it; therefore findings below the limit are in `system-out` and nothing is `skipped`.
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

  *begin(): Iterable<string> {
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n`;
  }

  finding(finding: Finding): Iterable<string> {
    const group = this.#groups.get(finding.rule) ?? otherSuite;
    const suite = this.#suites.get(group);
    const place = locationText(locationOf(finding));
    if (this.#failing.includes(finding.severity)) {
      this.#failed.add(finding.rule);
      suite?.cases.push(failedCase(group, finding, place));
    } else {
      suite?.notFailing.push(
        visible(`${place}: ${finding.severity}: ${finding.rule}: ${finding.message} ${mismatchText(finding)}`),
      );
    }
    return [];
  }

  *end(summary: Summary): Iterable<string> {
    let id = 0;
    for (const [group, suite] of this.#suites) {
      const passed = this.#context.rules.filter((rule) => rule.group === group && !this.#failed.has(rule.id));
      if (group === otherSuite && suite.cases.length + suite.notFailing.length === 0) continue;
      yield* this.#suite(group, suite, passed, summary, id++);
    }
    yield "</testsuites>\n";
  }

  *#suite(
    group: string,
    { cases, notFailing }: Suite,
    passed: readonly Rule[],
    summary: Summary,
    id: number,
  ): Iterable<string> {
    const attributes = xmlAttributes({
      name: group,
      package: "shipslog",
      id,
      tests: cases.length + passed.length,
      failures: cases.length,
      errors: 0,
      time: 0,
      timestamp: timestampOf(this.#context.startedAtMs),
      hostname: "localhost",
    });
    yield `  <testsuite${attributes}>\n`;
    yield `    <properties><property${xmlAttributes({ name: "dialect", value: this.#context.dialect })}/></properties>\n`;
    yield* cases;
    for (const rule of passed) yield `    <testcase${caseAttributes(group, rule.id)}/>\n`;
    yield `    <system-out>${xmlText([...notFailing, totalsText(summary), ...folderLines(this.#context)].join("\n"))}</system-out>\n`;
    yield "    <system-err></system-err>\n  </testsuite>\n";
  }
}

function failedCase(group: string, finding: Finding, place: string): string {
  const body = [place, finding.pointer, mismatchText(finding), finding.excerpt.text, finding.restsOn];
  const failure = xmlAttributes({ message: finding.message, type: finding.severity });
  return (
    `    <testcase${caseAttributes(group, `${finding.rule} ${place} ${finding.pointer}`.trimEnd())}>` +
    `<failure${failure}>${xmlText(
      body
        .filter((line) => line !== "")
        .map(visible)
        .join("\n"),
    )}</failure></testcase>\n`
  );
}

function caseAttributes(group: string, name: string): string {
  return xmlAttributes({ classname: `shipslog.${group}`, name, time: 0 });
}

/** UTC without a zone, as the schema of Ant requires. */
function timestampOf(startedAtMs: number | undefined): string | undefined {
  return startedAtMs === undefined ? undefined : new Date(startedAtMs).toISOString().slice(0, 19);
}
