import { escapeControls } from "@shipslog/contract/internal";
import { xmlAttributes, xmlText } from "./xmlText.ts";

/** A test of a JUnit report. */
export interface JunitCase {
  readonly name: string;
  readonly seconds: number;
  /** What went wrong; left out when the test passed. */
  readonly failure?: { readonly message: string; readonly type: string; readonly body: string };
}

/** A suite of a JUnit report. */
export interface JunitSuite {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly cases: readonly JunitCase[];
  /** Lines for `system-out`. */
  readonly output: readonly string[];
  /** When the suite started, in milliseconds since 1970; left out when unknown. */
  readonly startedAtMs?: number | undefined;
}

/** Prints suites as JUnit XML. The schemas of both Ant and Jenkins accept it; therefore nothing is `skipped`. */
export function* printJunit(suites: Iterable<JunitSuite>): Generator<string, void, undefined> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n`;
  let id = 0;
  for (const suite of suites) yield* printSuite(suite, id++);
  yield "</testsuites>\n";
}

function* printSuite({ name, properties, cases, output, startedAtMs }: JunitSuite, id: number): Iterable<string> {
  const attributes = xmlAttributes({
    name,
    package: "shipslog",
    id,
    tests: cases.length,
    failures: cases.filter(({ failure }) => failure !== undefined).length,
    errors: 0,
    time: cases.reduce((sum, { seconds }) => sum + seconds, 0),
    timestamp: timestampOf(startedAtMs),
    hostname: "localhost",
  });
  const values = Object.entries(properties).map(([key, value]) => `<property${xmlAttributes({ name: key, value })}/>`);
  yield `  <testsuite${attributes}>\n    <properties>${values.join("")}</properties>\n`;
  for (const each of cases) yield printCase(name, each);
  yield `    <system-out>${xmlText(output.join("\n"))}</system-out>\n`;
  yield "    <system-err></system-err>\n  </testsuite>\n";
}

function printCase(suite: string, { name, seconds, failure }: JunitCase): string {
  const attributes = xmlAttributes({ classname: `shipslog.${suite}`, name, time: seconds });
  if (failure === undefined) return `    <testcase${attributes}/>\n`;
  const { message, type, body } = failure;
  const text = xmlText(body.split("\n").map(escapeControls).join("\n"));
  return `    <testcase${attributes}><failure${xmlAttributes({ message, type })}>${text}</failure></testcase>\n`;
}

/** UTC without a zone, as the schema of Ant requires. */
function timestampOf(startedAtMs: number | undefined): string | undefined {
  return startedAtMs === undefined ? undefined : new Date(startedAtMs).toISOString().slice(0, 19);
}
