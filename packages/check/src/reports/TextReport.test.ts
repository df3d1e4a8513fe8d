import { displayWidth, escapeControls } from "@shipslog/contract/internal";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileFindings } from "../../tests/helpers/hostileFindings.ts";
import type { ReportContext } from "./Report.ts";
import {
  findingIn,
  jumpLine,
  printed,
  sampleFindings,
  sampleRules,
  summaryOf,
} from "../../tests/helpers/sampleFindings.ts";
import { terminalPaint } from "./text/ReportPaint.ts";
import { TextReport } from "./TextReport.ts";

const context: ReportContext = { dialect: "live", rules: sampleRules, version: "0.1.0", width: 90 };
const linesOf = (text: string): readonly string[] => text.split("\n");

describe("TextReport", () => {
  it("groups by file, puts a caret under the value and prints a summary", () => {
    expect(printed(new TextReport({ ...context, mostPerRule: 2 }), sampleFindings)).toBe(golden);
  });

  it("says when nothing was found", () => {
    const text = printed(new TextReport(context), [], summaryOf([], { accepted: 2 }));
    expect(text).toBe(
      "  Nothing found\n" +
        "  all 34,567 entries in 2 files checked; 1,234 are of specified kinds; dialect live\n" +
        "  2 findings accepted by the baseline\n",
    );
  });

  it("prints undecided rules and unused baseline entries", () => {
    const text = printed(
      new TextReport(context),
      [],
      summaryOf([], {
        rules: {
          "fuel-balance": { held: 3, broken: 0, undecided: 812 },
          "jump-target": { held: 9, broken: 0, undecided: 0 },
        },
        unusedBaseline: Array.from({ length: 12 }, (_, line) => ({
          rule: "clock-back",
          file: "J.log",
          line,
          reason: "set",
        })),
      }),
    );
    expect(linesOf(text)).toContain("  1 rule did not always have enough data to decide");
    expect(linesOf(text)).toContain("  - clock-back J.log:9 (set)");
    expect(linesOf(text)).toContain("  - and 2 more");
  });

  it("names the undecided rules when everything is shown, with the least decided first", () => {
    const rules = Object.fromEntries(
      ["a", "b", "c", "d"].map((rule, index) => [rule, { held: 9, broken: 1, undecided: index }]),
    );
    const text = printed(new TextReport({ ...context, mostPerRule: Infinity }), [], summaryOf([], { rules }));
    expect(linesOf(text)).toContain("  not enough data to decide: d 3 of 13, c 2 of 12, b 1 of 11");
  });

  it("shows every finding without a limit", () => {
    const text = printed(new TextReport({ ...context, mostPerRule: Infinity }), sampleFindings);
    expect(linesOf(text).filter((line) => /^ {2}(?:error|warning|note) {5,}[A-Z]/.test(line))).toHaveLength(
      sampleFindings.length,
    );
    expect(text).not.toContain(" more");
  });

  it("prints the findings of a journal when the next one starts", () => {
    const report = new TextReport(context);
    const at = (file: string) =>
      findingIn(jumpLine, "jump-distance", 1, { position: { file, offset: 0, line: 1, generation: 0 } });
    expect([...report.finding(at("a.log")), ...report.finding(at("a.log"))].join("")).toBe("");
    expect([...report.finding(at("b.log"))].join("")).toContain("a.log");
  });

  it("counts a file once, also when a finding about it comes after those about the next", () => {
    const at = (file: string) =>
      findingIn(jumpLine, "jump-distance", 1, { position: { file, offset: 0, line: 1, generation: 0 } });
    const text = printed(new TextReport(context), ["a.log", "b.log", "a.log"].map(at));
    expect(linesOf(text).find((line) => line.includes("error      jump-distance"))).toMatch(/ 3 +2$/);
  });

  it("adds colours without changing the text", () => {
    const painted = printed(new TextReport({ ...context, paint: terminalPaint }), sampleFindings);
    // oxlint-disable-next-line no-control-regex -- the colour codes
    expect(painted.replaceAll(/\u001b\[\d+m/g, "")).toBe(printed(new TextReport(context), sampleFindings));
  });

  it("marks a value after a flag and a family, and shows a hidden character", () => {
    const raw = '{ "Name":"🇫🇷👩‍👩‍👧‍👦\u200B", "Count":1 }';
    const span = { start: raw.indexOf("1"), length: 1 };
    const lines = linesOf(printed(new TextReport(context), [findingIn(raw, "wrong-type", 1, { span })]));
    const at = lines.findIndex((line) => line.includes('"🇫🇷👩‍👩‍👧‍👦<U+200B>"'));
    const shown = lines[at] ?? "";
    const mark = lines[at + 1] ?? "";
    expect(displayWidth(mark.slice(0, mark.indexOf("^")))).toBe(displayWidth(shown.slice(0, shown.indexOf("1 }"))));
  });

  it("prints no control character, keeps its width and starts no line with a runner command", () => {
    fc.assert(
      fc.property(hostileFindings, fc.integer({ min: 60, max: 160 }), (findings, width) => {
        const text = printed(new TextReport({ ...context, width, mostPerRule: 3 }), findings);
        for (const line of linesOf(text)) {
          expect(escapeControls(line)).toBe(line);
          expect(displayWidth(line)).toBeLessThanOrEqual(width);
          expect(line.trimStart().startsWith("::")).toBe(false);
        }
      }),
    );
  });
});

const golden = `── Journal.2026-05-01T120000.01.log ──────────────────────────────────────────────────────

  error       FSDJump.JumpDist: JumpDist is not the distance between the two systems.
    112:297 │ … "JumpDist":11.377, "FuelUsed":1.204713, …
            │              ^^^^^^ expected 11.362, received 11.377
            └ jump-distance · /JumpDist · Specification, FSDJump

  error       Docked.MarketID: A field has the wrong type.
     131:97 │ … "StationName":"Łódź 東京 Hub", "MarketID":"3228342528" }
            │                                             ^^^^^^^^^^^^
            │ expected an integer, received the string "3228342528"
            └ wrong-type · /MarketID · Specification, Docked

  error       A line contains NUL bytes.
     140:51 │ { "timestamp":"2026-05-01T12:21:00Z", "event":"Mus␀␀␀␀ ␛[31mred<U+202E>" }
            │                                                   ^^^^ received 4 NUL bytes
            └ nul-bytes · F8
              and 1 more like it on line 150

  warning     Music.timestamp: A line is earlier than the line before it.
     141:15 │ { "timestamp":"2026-05-01T11:59:58Z", "event":"Music", …
            │               ^^^^^^^^^^^^^^^^^^^^^^
            │ expected 2026-05-01T12:21:00Z or later, received 2026-05-01T11:59:58Z
            └ game/clock-back · /timestamp · knowledge about the game: F53

── Status.json ───────────────────────────────────────────────────────────────────────────

  note        Status.LegalState: A value is not among those the specification lists as
              seen.
      rev 3 │ … "event":"Status", "Flags":83886080, "LegalState":"Sleepy" }
            │                                                    ^^^^^^^^
            │ expected "Clean" or "IllegalCargo" or "Speeding" or "Wanted" or "Hostile" or
            │ "PassengerWanted" or "Warrant", received "Sleepy"
            └ value-unseen · /LegalState · Specification, Status

── Summary ───────────────────────────────────────────────────────────────────────────────

  severity   rule           kind.field          findings   files
  error      jump-distance  FSDJump.JumpDist          43       2
  error      nul-bytes                                 2       1
  error      wrong-type     Docked.MarketID            1       1
  warning    clock-back     Music.timestamp            1       1
  note       value-unseen   Status.LegalState          1       1

  46 errors, 1 warning, 1 note
  all 34,567 entries in 2 files checked; 1,234 are of specified kinds; dialect live
  1 by knowledge about the game, which --only spec leaves out
`;
