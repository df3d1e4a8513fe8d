import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileFindings } from "../../tests/helpers/hostileFindings.ts";
import { JsonReport } from "./JsonReport.ts";
import { printed, summaryOf } from "../../tests/helpers/sampleFindings.ts";

describe("JsonReport", () => {
  it("round-trips findings and summary, one finding per line, without control characters", () => {
    fc.assert(
      fc.property(hostileFindings, (findings) => {
        const summary = summaryOf(findings);
        const text = printed(new JsonReport(), findings, summary);
        expect(JSON.parse(text)).toEqual({ findings, summary });
        expect(text.split("\n")).toHaveLength(findings.length + 3);
        expect(text.replaceAll("\n", "")).not.toMatch(/\p{Cc}|\p{Cs}/u);
      }),
    );
  });
});
