import fc from "fast-check";
import { expect, it } from "vitest";
import { hostileFindings } from "../../tests/helpers/hostileFindings.ts";
import { printed, sampleFindings, sampleRules, summaryOf } from "../../tests/helpers/sampleFindings.ts";
import { HtmlReport } from "./HtmlReport.ts";

const context = { dialect: "live", rules: sampleRules, version: "0.1.0" } as const;

it("groups equal findings, most severe first, with the value marked", () => {
  const html = printed(new HtmlReport(context), sampleFindings);
  expect([...html.matchAll(/<details class="(\w+)"/g)].map(([, severity]) => severity)).toEqual([
    "error",
    "error",
    "error",
    "warning",
    "note",
  ]);
  expect(html).toContain("<h1>46 errors, 1 warning, 1 note</h1>");
  expect(html).toContain("jump-distance · 43 in 2 files");
  expect(html).toMatch(/<small>and \d\d more<\/small>/);
  expect(html).toContain('<meta name="viewport" content="width=device-width"/>');
  expect(html).toContain("<mark>11.377</mark>");
});

it("says when nothing was found, and that all was checked", () => {
  const html = printed(new HtmlReport(context), [], summaryOf([]));
  expect(html).toContain("<h1>Nothing found</h1>");
  expect(html).toContain("all 34,567 entries in 2 files checked");
});

it("lets no text of a journal become an element or a control character", () => {
  fc.assert(
    fc.property(hostileFindings, (findings) => {
      const html = printed(new HtmlReport(context), findings);
      const names = [...html.matchAll(/<\/?([^\s>/]*)/g)].map(([, name]) => name);
      const known = "!doctype html head meta title style body h1 p br details summary span b small pre mark".split(" ");
      expect(names.filter((name) => !known.includes(name ?? ""))).toEqual([]);
      expect(html.match(/<details/g) ?? []).toHaveLength(html.match(/<\/details>/g)?.length ?? 0);
      expect(html.replaceAll("\n", "")).not.toMatch(/\p{Cc}/u);
    }),
  );
});
