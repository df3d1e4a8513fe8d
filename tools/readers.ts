/**
 * Runs readers through `shipslog try` and writes docs/readers.md: `node tools/run.mjs tools/readers.ts`. With `--edmc PATH --icarus PATH` it tries
 * EDMarketConnector and ICARUS Terminal too, from copies of theirs.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { tryReader, type ReportedSuite } from "../packages/shipslog/tests/helpers/try/trySuite.ts";
import { root } from "./workspace.ts";
import { cases } from "../packages/shipslog/src/commands/try/cases/cases.ts";
import { readVersion } from "../packages/shipslog/src/parts/version.ts";
import { readersPage } from "./readers/readersPage.ts";
import { triedReaders } from "./readers/triedReaders.ts";
import type { TriedResult } from "./readers/TriedReader.ts";

const seed = 1;
/** How often failed cases are run again. */
const repetitions = 2;
const { values } = parseArgs({ options: { edmc: { type: "string" }, icarus: { type: "string" } } });
const results: TriedResult[] = [];
for (const reader of triedReaders(values)) {
  const startMs = performance.now();
  const words = ["--profile", reader.profile, "--seed", String(seed)];
  const suite = await tryReader(words, reader.command);
  const seconds = (performance.now() - startMs) / 1000;
  if (suite.firstContact.length > 0) {
    console.log(`${reader.name} is not on the page: ${JSON.stringify(suite.firstContact[0])}`);
    continue;
  }
  const again: ReportedSuite[] = [];
  const failed = suite.cases.filter(({ result }) => result === "failed").map(({ name }) => name);
  // What depends on the moment fails in some runs only; the page says so.
  while (failed.length > 0 && again.length < repetitions) {
    again.push(await tryReader([...words, "--case", failed.join(",")], reader.command));
  }
  results.push({ reader, suite, again, seconds });
  console.log(`${reader.name} ${reader.version}: ${JSON.stringify(suite.counts)} in ${seconds.toFixed(1)} s`);
}
const date = new Date().toISOString().slice(0, 10);
writeFileSync(join(root, "docs/readers.md"), readersPage(results, { date, version: readVersion(), seed, cases }));
