#!/usr/bin/env node
import module from "node:module";
import { exitCodes } from "./failure/exitCodes.ts";
import { describeOldNode } from "./nodeVersion.ts";

/** The executable. Everything else is loaded after this check: an older Node lacks what the other modules use. */
const problem = describeOldNode(process.versions.node);
if (problem === undefined) {
  // Compiled modules are kept in the temporary folder; a start takes a third less processor time with them.
  module.enableCompileCache();
  const { main } = await import("./main.ts");
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.stderr.write(`shipslog: ${problem}\n`);
  process.exitCode = exitCodes.environment;
}
