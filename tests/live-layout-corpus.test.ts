/** Checks the layouts of framing lines against every native line of the real journals. */
import { parseLine, printLine, roundToLayout } from "@shipslog/contract/text";
import { framingLayouts } from "../packages/simulator/src/live/layouts.ts";
import { expect } from "vitest";
import { corpusFolder, corpusLines } from "../lab/corpus/corpus.ts";
import { needs } from "../lab/needs/needs.ts";

needs(corpusFolder).it(
  "every real framing line round-trips through its layout",
  async () => {
    const counts = { lines: 0, names: new Set<string>() };
    const otherwise: string[] = [];
    for await (const { text } of corpusLines({ archives: ["journals"] })) {
      const parsed = text.startsWith('{ "timestamp"') ? parseLine(text) : undefined;
      if (parsed?.ok !== true || !Object.hasOwn(framingLayouts, parsed.kind)) continue;
      const layout = framingLayouts[parsed.kind as keyof typeof framingLayouts];
      counts.lines++;
      counts.names.add(parsed.kind);
      if (printLine(roundToLayout(parsed.event, layout), layout) !== text) otherwise.push(text);
    }
    expect(otherwise).toEqual([]);
    expect(counts.lines).toBeGreaterThan(1000);
    expect(counts.names.size).toBeGreaterThan(25);
  },
  120_000,
);
