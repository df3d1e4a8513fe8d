import { describe, expect, it } from "vitest";
import { rewriteLinks } from "./links.ts";

const inRules = { file: "docs/rules/half-line.md", page: "rules/half-line.md" };

describe("links of the repository in the site", () => {
  it.each([
    ["[a](cut-line.md)", "[a](./cut-line.md)"],
    ["[a](../reference/README.md#text)", "[a](../reference/index.md#text)"],
    ["[a](../rules.md)", "[a](./index.md)"],
    ["[a](../rules.md#cut-line)", "[a](./cut-line.md)"],
    ["[a](../ARCHITECTURE.md)", "[a](../architecture.md)"],
    ["[a](../observed.md)", "[a](../observed.md)"],
    ["[a](../../packages/journal)", "[a](../packages/journal.md)"],
    ["![a](../pictures/demo.svg)", "![a](../pictures/demo.svg)"],
    [
      "[the model](../../packages/journal/tests/model.long.test.ts)",
      "the model (`packages/journal/tests/model.long.test.ts`)",
    ],
    ["[a](https://example.org)", "[a](https://example.org)"],
    ["[a](#here)", "[a](#here)"],
    ["`[a](cut-line.md)` stays", "`[a](cut-line.md)` stays"],
  ])("%s becomes %s", (text, expected) => {
    expect(rewriteLinks(text, inRules)).toBe(expected);
  });

  it("rewrites a link whose text is code, and leaves other code alone", () => {
    const text = "[`cut-line`](cut-line.md) and `[b](b.md)`";
    expect(rewriteLinks(text, inRules)).toBe("[`cut-line`](./cut-line.md) and `[b](b.md)`");
  });

  it("leaves fenced code alone", () => {
    const text = "a\n```\n[a](b.md)\n```\n[c](cut-line.md)";
    expect(rewriteLinks(text, inRules)).toBe("a\n```\n[a](b.md)\n```\n[c](./cut-line.md)");
  });
});
