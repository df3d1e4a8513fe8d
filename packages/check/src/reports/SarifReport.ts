import type { Dialect } from "@shipslog/contract";
import { basisNameOf, type Rule } from "../declare/Rule.ts";
import type { Finding } from "../findings/Finding.ts";
import type { Summary } from "../engine/Summary.ts";
import { mismatchText, locationOf, sourceText, type FindingLocation } from "./findingText.ts";
import { jsonText } from "./jsonText.ts";
import type { Report, ReportContext } from "./Report.ts";

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

/** A rule as a SARIF reporting descriptor (3.49). */
function sarifRule(rule: Rule, dialect: Dialect): object {
  const { id, group, title, why, restsOn, evidence } = rule;
  const severity = rule.severity[dialect] ?? "off";
  const level = severity === "off" ? "none" : severity;
  const help = [why, `Source: ${sourceText({ basis: basisNameOf(rule), restsOn })}.`, `Needs: ${evidence}`];
  return {
    id,
    shortDescription: { text: sarifText(title) },
    fullDescription: { text: sarifText(`${title} ${why}`) },
    help: { text: help.map(sarifText).join("\n") },
    defaultConfiguration: { level },
    properties: { tags: [group, basisNameOf(rule)] },
  };
}

/** A SARIF message without placeholders or links: 3.11.5 doubles braces, 3.11.6 escapes brackets. */
function sarifText(text: string): string {
  return text.replaceAll(/[{}]/g, "$&$&").replaceAll(/[\\[\]]/g, "\\$&");
}

/** A path as a URI reference for SARIF (RFC 3986); characters that no URI can hold become U+FFFD. */
function uriOf(path: string): string {
  const segments = path.toWellFormed().replaceAll("\\", "/").split("/").map(encodeURIComponent);
  const uri = segments.join("/");
  // A folder that another machine shares: the name of the machine is the authority.
  if (path.startsWith(String.raw`\\`)) return `file:${uri}`;
  if (/^[a-z]%3A\//i.test(uri)) return `file:///${uri.replace("%3A", ":")}`;
  return uri.startsWith("/") ? `file:///${uri.replace(/^\/+/, "")}` : uri;
}
