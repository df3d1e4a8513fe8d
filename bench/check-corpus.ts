import type { Entry, Position, TextEntry } from "@shipslog/contract";
import { createChecker, type CheckOptions } from "@shipslog/check";
import { observedDeclarations } from "@shipslog/contract/observed/declarations";
import { parseLine, peekEventName } from "@shipslog/contract/text";
import { corpusFolder, corpusLines } from "../tests/helpers/corpus.ts";
import type { Benchmark } from "./harness/Benchmark.ts";

interface Line {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Makes an entry as the reader of a journal does for a check. */
function createEntry(raw: string, position: Position): Entry | TextEntry {
  const byteLength = raw.length + 2;
  const peeked = peekEventName(raw);
  if (peeked !== undefined) return { type: "text", position, raw, byteLength, kind: peeked };
  const parsed = parseLine(raw);
  if (!parsed.ok) return { type: "bad", position, raw, byteLength, defect: parsed.defect };
  return { type: "event", position, raw, byteLength, kind: parsed.kind, event: parsed.event };
}

/** Checks lines with these declarations of observed kinds and returns how many there were. */
function checkLines(lines: readonly Line[], observed: CheckOptions["observed"]): number {
  const checker = createChecker({ dialect: "live", observed });
  let findings = 0;
  for (const { file, line, text } of lines) {
    findings += checker.push(createEntry(text, { file, offset: 0, line, generation: 0 })).length;
  }
  findings += checker.end().length;
  return findings > 0 ? lines.length : 0;
}

/** Checking real lines on one thread, against parsing them alone. The peer does not judge observed kinds. */
export const benchmarks: readonly Benchmark<readonly Line[]>[] = [
  {
    name: "check-corpus",
    unit: "lines/s",
    measure: "rate",
    goal: { atLeast: 0.75, of: "limit" },
    needs: [corpusFolder],
    async prepare() {
      const lines: Line[] = [];
      for await (const { file, line, text } of corpusLines({ everyNthFile: 5 })) {
        lines.push({ file: file.name.split("/").at(-1) ?? "", line, text });
      }
      return lines;
    },
    ours: (lines) => checkLines(lines, observedDeclarations),
    peer: (lines) => checkLines(lines, undefined),
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
