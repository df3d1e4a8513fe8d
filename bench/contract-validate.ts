import { isKind, validate } from "@shipslog/contract";
import { peekEventName } from "@shipslog/contract/text";
import { corpusFolder, corpusLines } from "../tests/helpers/corpus.ts";
import { flat } from "./contract-parse.ts";
import type { Benchmark } from "./harness/Benchmark.ts";

/** Every real line of the sixteen kinds. */
export async function readKindLines(): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const { text } of corpusLines({ everyNthFile: 1 })) {
    if (isKind(peekEventName(text))) lines.push(flat(text));
  }
  return lines;
}

/** What validation adds to the cost of parsing, on real lines of the sixteen kinds in dialect `live`. */
export const benchmarks: readonly Benchmark<readonly string[]>[] = [
  {
    name: "contract-validate",
    unit: "ms",
    measure: "time",
    goal: { atMost: 1.3, of: "limit" },
    needs: [corpusFolder],
    prepare: readKindLines,
    ours(lines) {
      let valid = 0;
      for (const line of lines) if (validate(JSON.parse(line), { dialect: "live" }).ok) valid++;
      if (valid !== lines.length) throw new Error(`${lines.length - valid} real lines are not valid`);
    },
    limit(lines) {
      for (const line of lines) JSON.parse(line);
    },
  },
];
