/** Checks the layouts of lines that are not of the sixteen kinds against every native line of the real journals. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseLine, printLine, roundToLayout, type ObjectLayout } from "@shipslog/contract/text";
import { expect } from "vitest";
import { corpusFolder, corpusLines } from "../../../tests/helpers/corpus.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { framingLayouts } from "../src/live/layouts.ts";

interface ObservedRow {
  readonly kind: string;
  readonly layout?: ObjectLayout;
}

/** The layout of every line that a file of its own in `events/` describes. */
async function layoutsOfRows(): Promise<readonly (readonly [kind: string, layout: ObjectLayout])[]> {
  const folder = join(import.meta.dirname, "../src/events");
  const names = readdirSync(folder).filter((name) => /^[A-Z]\w+\.ts$/.test(name));
  const modules = await Promise.all(
    names.map((name) => import(pathToFileURL(join(folder, name)).href) as Promise<object>),
  );
  const rows = modules.flatMap((each) => Object.values(each) as readonly ObservedRow[]);
  return rows.flatMap(({ kind, layout }) => (layout === undefined ? [] : [[kind, layout] as const]));
}

needs(corpusFolder).it(
  "every real line round-trips through its layout",
  async () => {
    const layouts = new Map([...Object.entries(framingLayouts), ...(await layoutsOfRows())]);
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
