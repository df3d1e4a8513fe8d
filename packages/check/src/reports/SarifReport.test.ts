import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Finding } from "../findings/Finding.ts";
import { hostileFindings } from "../../tests/helpers/hostileFindings.ts";
import {
  findingIn,
  jumpLine,
  printed,
  sampleFindings,
  sampleRules,
  summaryOf,
} from "../../tests/helpers/sampleFindings.ts";
import { SarifReport } from "./SarifReport.ts";

const context = { dialect: "live", rules: sampleRules, version: "0.1.0" } as const;

interface Result {
  readonly ruleId: string;
  readonly ruleIndex?: number;
  readonly message: { readonly text: string };
  readonly locations: readonly object[];
  readonly partialFingerprints: Readonly<Record<string, string>>;
}

function resultsOf(findings: readonly Finding[]): readonly Result[] {
  const log = JSON.parse(printed(new SarifReport(context), findings, summaryOf(findings))) as {
    readonly runs: readonly { readonly results: readonly Result[] }[];
  };
  return log.runs[0]!.results;
}

describe("SarifReport", () => {
  it("points to the value", () => {
    const [result] = resultsOf([findingIn(jumpLine, "jump-distance", 7, { pointer: "/JumpDist", received: "[1]" })]);
    const column = jumpLine.indexOf("11.377") + 1;
    expect(result).toMatchObject({
      ruleId: "jump-distance",
      ruleIndex: 4,
      level: "error",
      message: { text: "JumpDist is not the distance between the two systems. (received \\[1\\])" },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: "Journal.2026-05-01T120000.01.log" },
            region: { startLine: 7, startColumn: column, endColumn: column + 6, snippet: { text: "11.377" } },
          },
          logicalLocations: [{ fullyQualifiedName: "/JumpDist" }],
        },
      ],
    });
  });

  it("gives each location a unique fingerprint that is stable between runs", () => {
    const prints = (findings: readonly Finding[]): readonly string[] =>
      resultsOf(findings).map(({ partialFingerprints }) => partialFingerprints["place/v1"]!);
    const first = prints(sampleFindings);
    expect(new Set(first).size).toBe(sampleFindings.length);
    expect(prints(sampleFindings.slice(3))).toEqual(first.slice(3));
  });

  it("is JSON with the right rule for any content", () => {
    fc.assert(
      fc.property(hostileFindings, (findings) => {
        const results = resultsOf(findings);
        expect(results.map(({ ruleId }) => ruleId)).toEqual(findings.map(({ rule }) => rule));
        const indexes = results.map(({ ruleId }) => sampleRules.findIndex(({ id }) => id === ruleId));
        expect(results.map(({ ruleIndex }) => ruleIndex ?? -1)).toEqual(indexes);
      }),
    );
  });

  it("escapes placeholders and links", () => {
    const [result] = resultsOf([findingIn(jumpLine, "jump-distance", 7, { message: "{0} [a](1) \\" })]);
    expect(result?.message.text).toBe("{{0}} \\[a\\](1) \\\\");
  });

  it.each([
    ["a b/Journal.log", "a%20b/Journal.log"],
    ["C:\\Saved Games\\Journal.log", "file:///C:/Saved%20Games/Journal.log"],
    ["/var/x.log", "file:///var/x.log"],
    ["\\\\nas\\my games\\x.log", "file://nas/my%20games/x.log"],
    ["a:b\ud800", "a%3Ab%EF%BF%BD"],
  ])("converts the path %j to a URI", (path, uri) => {
    const [result] = resultsOf([findingIn(jumpLine, "jump-distance", 7, { path })]);
    expect(result?.locations).toMatchObject([{ physicalLocation: { artifactLocation: { uri } } }]);
  });
});
