/**
 * Tries readers and writes docs/readers.md: `node tools/run.mjs tools/readers.ts`. With `--edmc PATH --icarus PATH` it tries
 * EDMarketConnector and ICARUS Terminal too, from copies of theirs.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { countResults, tryCases, type TryReport } from "@shipslog/try";
import { tryCompiled } from "../packages/try/tests/helpers/tryCompiled.ts";
import { root } from "./workspace.ts";
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
  const { command, profile } = reader;
  const report = await tryCompiled({ command, profile, seed });
  const seconds = (performance.now() - startMs) / 1000;
  if (report.firstContact.length > 0) {
    console.log(`${reader.name} is not on the page: ${JSON.stringify(report.firstContact[0])}`);
    continue;
  }
  const again: TryReport[] = [];
  const failed = report.outcomes.filter(({ result }) => result === "failed").map(({ tried }) => tried.name);
  // What depends on the moment fails in some runs only; the page says so.
  while (failed.length > 0 && again.length < repetitions) {
    again.push(await tryCompiled({ command, profile, seed, cases: failed }));
  }
  results.push({ reader, report, again, seconds });
  console.log(
    `${reader.name} ${reader.version}: ${JSON.stringify(countResults(report.outcomes))} in ${seconds.toFixed(1)} s`,
  );
}
const date = new Date().toISOString().slice(0, 10);
writeFileSync(
  join(root, "docs/readers.md"),
  readersPage(results, { date, version: readVersion(), seed, cases: tryCases }),
);
