import { escapeControls } from "@shipslog/contract/internal";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { headlineText } from "./findingText.ts";
import { GithubReport } from "./GithubReport.ts";
import { hostileFindings } from "../../tests/helpers/hostileFindings.ts";
import { findingIn, printed, sampleRules, summaryOf } from "../../tests/helpers/sampleFindings.ts";

const context = { dialect: "live", rules: sampleRules, version: "0.1.0" } as const;

/** Parses a command as the runner does: properties up to the next two colons, each unescaped on its own. */
function readCommand(line: string): { readonly command: string; readonly properties: object; readonly data: string } {
  const end = line.indexOf("::", 2);
  const head = line.slice(2, end);
  const command = head.split(" ", 1)[0]!;
  const unescapeData = (text: string): string =>
    text.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
  const unescapeProperty = (text: string): string => unescapeData(text.replaceAll("%3A", ":").replaceAll("%2C", ","));
  const pairs = head
    .slice(command.length + 1)
    .split(",")
    .map((pair) => [pair.slice(0, pair.indexOf("=")), unescapeProperty(pair.slice(pair.indexOf("=") + 1))]);
  return { command, properties: Object.fromEntries(pairs) as object, data: unescapeData(line.slice(end + 2)) };
}

describe("GithubReport", () => {
  it("prints an annotation for the line", () => {
    const finding = findingIn(`{ "a":"1,2" }`, "wrong-type", 7, {
      pointer: "/a",
      expected: "100 %",
      received: `"1,2"`,
    });
    const text = printed(new GithubReport(context), [{ ...finding, path: `logs: ${finding.position?.file}` }]);
    expect(text).toBe(
      "::error file=logs%3A Journal.2026-05-01T120000.01.log,line=7,col=7,title=wrong-type::" +
        `A field has the wrong type.%0Aexpected 100 %25, received "1,2"%0A/a%0ASpecification, Docked\n` +
        "1 error, 0 warnings, 0 notes; all 34,567 entries in 2 files checked; 1,234 are of specified kinds\n",
    );
  });

  it("prints exactly one command per finding for any content", () => {
    fc.assert(
      fc.property(hostileFindings, (findings) => {
        const lines = printed(new GithubReport(context), findings, summaryOf(findings)).split("\n");
        expect(lines).toHaveLength(findings.length + 2);
        for (const [index, finding] of findings.entries()) {
          const { command, properties, data } = readCommand(lines[index]!);
          const { rule, severity } = finding;
          const file = escapeControls(finding.position?.file ?? finding.companion!.file);
          expect(command).toBe(severity === "note" ? "notice" : severity);
          expect(properties).toMatchObject({
            ...(file === "" ? {} : { file }),
            ...(rule === "" ? {} : { title: escapeControls(rule) }),
          });
          expect(data.startsWith(escapeControls(headlineText(finding)).slice(0, 2000).toWellFormed())).toBe(true);
          expect(lines[index]).not.toMatch(/\p{Cc}/u);
        }
      }),
    );
  });
});
