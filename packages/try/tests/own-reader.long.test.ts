import { countResults } from "@shipslog/try";
import { expect } from "vitest";
import { longTest } from "../../../tests/helpers/longTest.ts";
import { readerCommand, tryCompiled } from "./helpers/tryCompiled.ts";

/** Tries the reader on @shipslog/journal with one seed after another. */
longTest(
  {
    claim: "The reader on `@shipslog/journal` passes every case of `shipslog try`, with every seed.",
    // A seed only moves the cuts and the values of the same cases, and the soak tries this reader again and again.
    size: { check: 1, full: 4, of: "seeds" },
  },
  async ({ size, seed, report }) => {
    const command = readerCommand("examples/readers/shipslog.ts", "{folder}", "{state}");
    let passed = 0;
    for (let at = 0; at < size; at++) {
      const caseSeed = (seed + at) % 2 ** 31;
      const tried = await tryCompiled({ command, profile: "resume", seed: caseSeed, lateMs: 60_000 });
      const { firstContact, outcomes } = tried;
      const wrong = [...firstContact, ...outcomes.filter(({ result }) => result !== "passed")];
      expect({ caseSeed, wrong }).toEqual({ caseSeed, wrong: [] });
      const counts = countResults(outcomes);
      passed += counts.passed;
      report(`seed ${caseSeed}: ${counts.passed} passed`);
    }
    expect(passed).toBeGreaterThan(0);
    return `${passed} cases passed with ${size} seeds`;
  },
);
