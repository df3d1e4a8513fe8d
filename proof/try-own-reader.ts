import type { Proof } from "../lab/proof/Proof.ts";
import { readerCommand, tryReader } from "../lab/try/trySuite.ts";

/** Tries the reader on @shipslog/journal with one seed after another. */
export const proof: Proof = {
  name: "try-own-reader",
  claim: "The reader on `@shipslog/journal` passes every case of `shipslog try`, with every seed.",
  fullSize: 20,
  reducedSize: 1,
  async run({ size, seed, report }) {
    const command = readerCommand("examples/readers/shipslog.ts", "{folder}", "{state}");
    const failed: string[] = [];
    let passed = 0;
    for (let at = 0; at < size; at++) {
      const caseSeed = (seed + at) % 2 ** 31;
      const { counts, cases } = await tryReader(
        ["--profile", "resume", "--seed", String(caseSeed), "--late", "1m"],
        command,
      );
      passed += counts.passed;
      const wrong = cases.filter(({ result }) => result !== "passed");
      failed.push(...wrong.map(({ name, verdict, result }) => `seed ${caseSeed}: ${name}: ${verdict ?? result}`));
      report(`seed ${caseSeed}: ${counts.passed} passed, ${wrong.length} not`);
    }
    return { passed: failed.length === 0 && passed > 0, result: { seeds: size, passed, failed } };
  },
};
