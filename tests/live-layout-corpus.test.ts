/** Checks the layouts of lines that are not of the sixteen kinds against every native line of the real journals. */
import { parseLine, printLine, roundToLayout } from "@shipslog/contract/text";
import type { ObjectLayout } from "@shipslog/contract/text";
import { discoveryRows } from "../packages/simulator/src/events/discoveryRows.testing.ts";
import { playRows } from "../lab/live/playRows.ts";
import { framingLayouts } from "../packages/simulator/src/live/layouts.ts";
import { expect } from "vitest";
import { corpusFolder, corpusLines } from "../lab/corpus/corpus.ts";
import { needs } from "../lab/needs/needs.ts";

const layouts: ReadonlyMap<string, ObjectLayout> = new Map([
  ...Object.entries(framingLayouts),
  ...[...discoveryRows, ...playRows].map(({ kind, layout }) => [kind, layout] as const),
]);

needs(corpusFolder).it(
  "every real line round-trips through its layout",
  async () => {
    const counts = { lines: 0, names: new Set<string>() };
    const otherwise: string[] = [];
    for await (const { text } of corpusLines({ archives: ["journals"] })) {
      const parsed = text.startsWith('{ "timestamp"') ? parseLine(text) : undefined;
      const layout = parsed?.ok === true ? layouts.get(parsed.kind) : undefined;
      if (parsed?.ok !== true || layout === undefined) continue;
      counts.lines++;
      counts.names.add(parsed.kind);
      if (printLine(roundToLayout(parsed.event, layout), layout) !== text) otherwise.push(text);
    }
    expect(otherwise).toEqual([]);
    expect(counts.lines).toBeGreaterThan(1000);
    expect(counts.names.size).toBeGreaterThan(35);
  },
  120_000,
);
