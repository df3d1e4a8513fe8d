import type { Entry, Position } from "@shipslog/contract";
import { createChecker } from "@shipslog/check";
import { parseLine } from "@shipslog/contract/text";
import { corpusFolder, corpusLines } from "../lab/corpus/corpus.ts";
import type { Benchmark } from "../lab/bench/Benchmark.ts";

interface Line {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Makes an entry as the reader of a journal does. */
function createEntry(raw: string, position: Position): Entry {
  const [parsed, byteLength] = [parseLine(raw), raw.length + 2];
  if (!parsed.ok) return { type: "bad", position, raw, byteLength, defect: parsed.defect };
  return { type: "event", position, raw, byteLength, kind: parsed.kind, event: parsed.event };
}

/** Parsing and checking real lines on one thread, against parsing them alone. */
export const benchmarks: readonly Benchmark<readonly Line[]>[] = [
  {
    name: "check-corpus",
    unit: "lines/s",
    measure: "rate",
    goal: { atLeast: 0.6, of: "limit" },
    needs: [corpusFolder],
    async prepare() {
      const lines: Line[] = [];
      for await (const { file, line, text } of corpusLines({ everyNthFile: 5 })) {
        lines.push({ file: file.name.split("/").at(-1) ?? "", line, text });
      }
      return lines;
    },
    ours(lines) {
      const checker = createChecker({ dialect: "live" });
      let findings = 0;
      for (const { file, line, text } of lines) {
        findings += checker.push(createEntry(text, { file, offset: 0, line, generation: 0 })).length;
      }
      findings += checker.end().length;
      return findings > 0 ? lines.length : 0;
    },
    limit(lines) {
      let parsed = 0;
      for (const { text } of lines) {
        try {
          JSON.parse(text);
          parsed++;
        } catch {
          // A line that is no JSON costs the limit its parsing too.
        }
      }
      return parsed;
    },
  },
];
