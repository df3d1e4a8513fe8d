import fc from "fast-check";
import { expect, it } from "vitest";
import { hostileFindings } from "../../tests/helpers/hostileFindings.ts";
import { findingIn, jumpLine, printed, sampleFindings } from "../../tests/helpers/sampleFindings.ts";
import { UnixReport } from "./UnixReport.ts";

it("prints one line for each finding, with the place first", () => {
  const finding = findingIn(jumpLine, "jump-distance", 112, { pointer: "/JumpDist", expected: "1", received: "2" });
  expect(printed(new UnixReport(), [{ ...finding, path: "a b/J.log" }])).toBe(
    "a b/J.log:112:297: error: FSDJump.JumpDist: JumpDist is not the distance between the two systems. (expected 1, received 2) [jump-distance]\n",
  );
  const lines = printed(new UnixReport(), sampleFindings).trimEnd().split("\n");
  expect(lines.map((line) => /^(.+?):(\d+):(\d+): (error|warning|note): /.test(line))).toEqual(
    sampleFindings.map(() => true),
  );
});

it("names the first line where a journal became shorter, because editors count from 1", () => {
  const finding = findingIn("", "nul-bytes", 0);
  expect(printed(new UnixReport(), [finding])).toMatch(/^\S+\.log:1:1: error: /);
});

it("keeps one line for each finding whatever it contains", () => {
  fc.assert(
    fc.property(hostileFindings, (findings) => {
      const text = printed(new UnixReport(), findings);
      expect(text.split("\n")).toHaveLength(findings.length + 1);
      expect(text.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
    }),
  );
});
