import type { Finding } from "../findings/Finding.ts";
import type { Summary } from "../engine/Summary.ts";
import { mismatchText } from "./mismatchText.ts";
import { jsonText } from "./jsonText.ts";
import { locationOf, type FindingLocation } from "./findingLocation.ts";
import type { Report, ReportContext } from "./Report.ts";
import { sarifRule } from "./sarifRule.ts";
import { sarifText, uriOf } from "./sarifText.ts";

const schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/** SARIF 2.1.0 for code scanning and editors, one result per line. */
export class SarifReport implements Report {
  readonly #context: ReportContext;
  readonly #ruleIndex: ReadonlyMap<string, number>;
  #isFirst = true;

  constructor(context: ReportContext) {
    this.#context = context;
    this.#ruleIndex = new Map(context.rules.map(({ id }, index) => [id, index]));
  }

  *begin(): Iterable<string> {
    const { version, rules, dialect } = this.#context;
    const driver = { name: "shipslog", version, rules: rules.map((rule) => sarifRule(rule, dialect)) };
    yield `{"$schema":${jsonText(schema)},"version":"2.1.0","runs":[{"tool":{"driver":${jsonText(driver)}},`;
    yield `"columnKind":"utf16CodeUnits","results":[`;
  }

  *finding(finding: Finding): Iterable<string> {
    yield `${this.#isFirst ? "\n" : ",\n"}${jsonText(this.#result(finding))}`;
    this.#isFirst = false;
  }

  *end(summary: Summary): Iterable<string> {
    const { startedAtMs, dialect, folders } = this.#context;
    const startTimeUtc = startedAtMs === undefined ? undefined : new Date(startedAtMs).toISOString();
    // A complete run is successful, whatever it found (3.20.14).
    const invocations = [{ executionSuccessful: true, startTimeUtc }];
    const { drift: _, ...properties } = summary;
    yield `\n],"invocations":${jsonText(invocations)},"properties":${jsonText({ dialect, folders, summary: properties })}}]}\n`;
  }

  #result(finding: Finding): object {
    const { rule, basis, severity, message, pointer, expected, received, restsOn, count } = finding;
    const place = locationOf(finding);
    const mismatch = mismatchText(finding);
    return {
      ruleId: rule,
      ruleIndex: this.#ruleIndex.get(rule),
      level: severity,
      message: { text: sarifText(mismatch === "" ? message : `${message} (${mismatch})`) },
      locations: [{ physicalLocation: physicalLocation(finding, place), logicalLocations: logicalLocations(pointer) }],
      partialFingerprints: { "place/v1": fingerprint(finding) },
      properties: { basis, expected, received, restsOn, count },
    };
  }
}

function physicalLocation({ excerpt }: Finding, { path, line, column, endColumn }: FindingLocation): object {
  const artifactLocation = { uri: uriOf(path) };
  if (line === undefined) return { artifactLocation };
  const snippet =
    column === undefined ? undefined : { text: excerpt.text.slice(excerpt.start, excerpt.start + excerpt.length) };
  return { artifactLocation, region: { startLine: line, startColumn: column, endColumn, snippet } };
}

function logicalLocations(pointer: string): readonly object[] | undefined {
  return pointer === "" ? undefined : [{ fullyQualifiedName: pointer, kind: "value" }];
}

/** Stable from run to run: a journal only grows, so its lines keep their numbers. */
function fingerprint(finding: Finding): string {
  const { rule, position, companion, pointer, excerpt } = finding;
  const line = position === undefined ? `rev ${companion?.revision ?? 0}` : position.line;
  return [rule, locationOf(finding).path, line, excerpt.column, pointer].join(":");
}
