#!/usr/bin/env node
import { exitCodes } from "./failure/exitCodes.ts";
import { describeOldNode } from "./nodeVersion.ts";

/** The executable. Everything else is loaded after this check: an older Node lacks what the other modules use. */
const problem = describeOldNode(process.versions.node);
const words = process.argv.slice(2);
if (problem !== undefined) {
  process.stderr.write(`shipslog: ${problem}\n`);
  process.exitCode = exitCodes.environment;
} else if (!(await printsVersionAlone())) {
  // Compiled modules are kept in the temporary folder; a start takes a third less processor time with them.
  process.getBuiltinModule("node:module").enableCompileCache();
  const { main } = await import("./main.ts");
  process.exitCode = await main(words);
}

/** Prints the version without loading the command, which takes longer than the rest; false when it could not, or was not asked to. */
async function printsVersionAlone(): Promise<boolean> {
  if (words.length !== 1 || words[0] !== "--version") return false;
  const { readVersion } = await import("./parts/version.ts");
  try {
    process.getBuiltinModule("node:fs").writeSync(process.stdout.fd, `${readVersion()}\n`);
    return true;
  } catch {
    // A full disk or a closed pipe: the command says which.
    return false;
  }
}
