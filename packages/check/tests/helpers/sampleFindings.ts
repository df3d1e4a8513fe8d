import type { Severity } from "@shipslog/contract";
import type { Finding } from "../../src/findings/Finding.ts";
import { type Rule, type RuleGroup, basisNameOf } from "../../src/declare/Rule.ts";
import { countFinding, noFindingsYet, type Summary } from "../../src/engine/Summary.ts";
import { excerptOf } from "../../src/findings/excerpt.ts";
import type { Report } from "../../src/reports/Report.ts";

const journal = "Journal.2026-05-01T120000.01.log";

/** A line so long that a code frame omits most of it. */
export const jumpLine =
  `{ "timestamp":"2026-05-01T12:14:31Z", "event":"FSDJump", "Taxi":false, "Multicrew":false, "StarSystem":"Eta Cephei", ` +
  `"SystemAddress":2869977884081, "StarPos":[-31.81250,14.18750,-26.59375], "SystemAllegiance":"Federation", ` +
  `"SystemEconomy":"$economy_Industrial;", "Population":8921104, "JumpDist":11.377, "FuelUsed":1.204713, "FuelLevel":14.795287 }`;

function rule(id: string, group: RuleGroup, severity: Severity, title: string, restsOn: string): Rule {
  const basis = id === "clock-back" ? { game: "The specification leaves it open." } : { statements: ["1.2"] };
  return {
    id,
    group,
    basis,
    severity: { spec: severity, live: severity },
    title,
    why: "Readers fail.",
    restsOn,
    evidence: "The event alone.",
    passes: [],
    fails: [],
  };
}

/** Rules of every group, as a report receives them. */
export const sampleRules: readonly Rule[] = [
  rule("wrong-type", "event", "error", "A field has the wrong type.", "Specification, Docked"),
  rule(
    "value-unseen",
    "event",
    "note",
    "A value is not among those the specification lists as seen.",
    "Specification, Status",
  ),
  rule("nul-bytes", "line", "error", "A line contains NUL bytes.", "F8"),
  rule("clock-back", "line", "warning", "A line is earlier than the line before it.", "F53"),
  rule(
    "jump-distance",
    "session",
    "error",
    "JumpDist is not the distance between the two systems.",
    "Specification, FSDJump",
  ),
  rule("one-vehicle", "status", "error", "Status shows more than one vehicle.", "Specification, Flags table"),
];

/** Creates a finding of a sample rule in a line of a journal. */
export function findingIn(
  raw: string,
  id: string,
  line: number,
  more: Partial<Finding> & { readonly span?: { readonly start: number; readonly length: number } } = {},
): Finding {
  const sample = sampleRules.find((each) => each.id === id)!;
  const { title: message, severity, restsOn } = sample;
  const { span, pointer = "", ...rest } = more;
  const kind = /"event":"(\w+)"/.exec(raw)?.[1];
  return {
    rule: id,
    basis: basisNameOf(sample),
    severity: severity.spec as Severity,
    ...(kind !== undefined && { kind }),
    message,
    pointer,
    expected: "",
    received: "",
    position: { file: journal, offset: line * 400, line, generation: 0 },
    companion: undefined,
    excerpt: excerptOf(raw, pointer, span),
    restsOn,
    ...rest,
  };
}

const dockedLine = `{ "timestamp":"2026-05-01T12:20:02Z", "event":"Docked", "StationName":"Łódź 東京 Hub", "MarketID":"3228342528" }`;
const tornLine = `{ "timestamp":"2026-05-01T12:21:00Z", "event":"Mus\u0000\u0000\u0000\u0000 \u001b[31mred\u202E" }`;
const early = `{ "timestamp":"2026-05-01T11:59:58Z", "event":"Music", "MusicTrack":"Supercruise" }`;
const status = `{ "timestamp":"2026-05-01T12:22:00Z", "event":"Status", "Flags":83886080, "LegalState":"Sleepy" }`;

/** Findings of every sort: a long line, wide letters, control characters, a whole line, a companion file, many of one rule. */
export const sampleFindings: readonly Finding[] = [
  findingIn(jumpLine, "jump-distance", 112, { pointer: "/JumpDist", expected: "11.362", received: "11.377" }),
  findingIn(dockedLine, "wrong-type", 131, {
    pointer: "/MarketID",
    expected: "an integer",
    received: `the string "3228342528"`,
  }),
  findingIn(tornLine, "nul-bytes", 140, {
    span: { start: tornLine.indexOf("\u0000"), length: 4 },
    received: "4 NUL bytes",
  }),
  findingIn(early, "clock-back", 141, {
    pointer: "/timestamp",
    expected: "2026-05-01T12:21:00Z or later",
    received: "2026-05-01T11:59:58Z",
  }),
  findingIn("", "nul-bytes", 150, { received: "nothing else" }),
  findingIn(status, "value-unseen", 0, {
    pointer: "/LegalState",
    expected: ["Clean", "IllegalCargo", "Speeding", "Wanted", "Hostile", "PassengerWanted", "Warrant"]
      .map((each) => `"${each}"`)
      .join(" or "),
    received: `"Sleepy"`,
    position: undefined,
    companion: { file: "Status.json", revision: 3, observedAtMs: 0 },
  }),
  ...Array.from({ length: 42 }, (_, index) =>
    findingIn(jumpLine, "jump-distance", 200 + index, {
      pointer: "/JumpDist",
      expected: "11.362",
      received: "11.377",
      position: { file: "Journal.2026-05-02T090000.01.log", offset: index * 400, line: 200 + index, generation: 0 },
    }),
  ),
];

/** The summary of given findings. */
export function summaryOf(findings: readonly Finding[], more: Partial<Summary> = {}): Summary {
  const counts = noFindingsYet();
  for (const finding of findings) countFinding(counts, finding);
  return {
    files: 2,
    entries: 34_567,
    events: 1234,
    ...counts,
    rules: {},
    accepted: 0,
    unusedBaseline: [],
    drift: [],
    ...more,
  };
}

/** The whole text of a report. */
export function printed(report: Report, findings: readonly Finding[], summary: Summary = summaryOf(findings)): string {
  const parts = [...report.begin()];
  for (const finding of findings) parts.push(...report.finding(finding));
  return [...parts, ...report.end(summary)].join("");
}
