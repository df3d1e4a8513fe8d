import { basename } from "node:path";
import type { Checkable } from "@shipslog/check";
import { expect } from "vitest";
import { corpusFiles, corpusFolder, corpusLines } from "../../../tests/helpers/corpus.ts";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { checkBothWays, usedDeclarations } from "./helpers/bothWays.ts";
import { textDamages } from "./helpers/damages.ts";
import { drawFrom } from "./helpers/drawFrom.ts";
import { lineEntry } from "./helpers/recording.ts";

const allFiles = 975;
/** Lines that are checked at once, so that all of the corpus is never in memory. */
const batch = 20_000;

/** Real journals as text. */
longTest(
  {
    claim:
      "Lines that are judged by their text have the findings and counts of parsed lines, as JSON, on real journals and on real journals with a damage in every fourth line.",
    size: { check: 25, full: allFiles, of: "real journals" },
    needs: [corpusFolder],
  },
  async ({ size, seed, report }) => {
    const draw = drawFrom(seed);
    const ways = Object.values(textDamages);
    const options = { dialect: "live", observed: usedDeclarations() } as const;
    const totals = { lines: 0, findings: 0, damaged: 0 };
    let lines: { readonly raw: string; readonly file: string; readonly line: number }[] = [];
    const compare = () => {
      const whole: Checkable[] = lines.map(({ raw, file, line }) => lineEntry(raw, file, line, 0));
      const broken = lines.map(({ raw, file, line }) => {
        const damage = draw(4) === 0 ? ways[draw(ways.length)] : undefined;
        return lineEntry(damage?.(raw, draw) ?? raw, file, line, 0);
      });
      const same = checkBothWays(whole, options);
      const damaged = checkBothWays(broken, options);
      expect(same.byText).toBe(same.byEvent);
      expect(damaged.byText).toBe(damaged.byEvent);
      totals.lines += lines.length;
      totals.findings += same.findings;
      totals.damaged += damaged.findings;
      report(`${totals.lines} lines, ${totals.findings} findings, ${totals.damaged} with damage`);
      lines = [];
    };
    for await (const { file, line, text } of corpusLines({ everyNthFile: Math.round(allFiles / size) })) {
      if (lines.length >= batch && line === 1) compare();
      lines.push({ raw: text, file: basename(file.name), line });
    }
    compare();
    expect(totals.damaged).toBeGreaterThan(totals.findings);
    return `${totals.lines} lines of ${corpusFiles({ everyNthFile: Math.round(allFiles / size) }).length} journals, ${totals.findings} findings, ${totals.damaged} with damage`;
  },
);
