import { parseJson } from "@shipslog/contract/text";
import { corpusFolder, corpusLines } from "../tests/helpers/corpus.ts";
import type { Benchmark } from "./harness/Benchmark.ts";

/** A line as a byte reader returns it, not as a slice of the whole file. */
export function flat(text: string): string {
  return Buffer.from(text).toString();
}

/** What lossless integers add to the cost of parsing, on every line of the everyday corpus. */
export const benchmarks: readonly Benchmark<readonly string[]>[] = [
  {
    name: "contract-parse",
    unit: "ms",
    measure: "time",
    goal: { atMost: 1.1, of: "limit" },
    needs: [corpusFolder],
    async prepare() {
      const lines: string[] = [];
      for await (const { text } of corpusLines({ archives: ["journals"], everyNthFile: 1 })) lines.push(flat(text));
      return lines;
    },
    ours(lines) {
      for (const line of lines) parseJson(line);
    },
    limit(lines) {
      for (const line of lines) JSON.parse(line);
    },
  },
];
