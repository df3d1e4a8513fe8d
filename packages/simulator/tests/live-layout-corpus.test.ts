/** Checks the layouts of lines that are not of the sixteen kinds against every native line of the real journals. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseLine, printLine, roundToLayout, type ObjectLayout } from "@shipslog/contract/text";
import { expect } from "vitest";
import { corpusFolder, corpusLines } from "../../../tests/helpers/corpus.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import type { Line } from "../src/lines/line.ts";

/** The layout of every line that the simulator declares and the contract does not. */
async function layoutsOfLines(): Promise<ReadonlyMap<string, ObjectLayout>> {
  const folder = join(import.meta.dirname, "../src/lines");
  const names = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  const modules = await Promise.all(
    names.map((name) => import(pathToFileURL(join(folder, name)).href) as Promise<object>),
  );
  const declared = modules.flatMap((each) => Object.values(each) as readonly unknown[]).filter(isLine);
  return new Map(declared.flatMap(({ kind, layout, isInContract }) => (isInContract ? [] : [[kind, layout] as const])));
}

function isLine(value: unknown): value is Line {
  return typeof value === "object" && value !== null && "kind" in value && "layout" in value;
}

needs(corpusFolder).it(
  "every real line round-trips through its layout",
  async () => {
    const layouts = await layoutsOfLines();
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
    expect(counts.names.size).toBeGreaterThan(75);
  },
  120_000,
);
