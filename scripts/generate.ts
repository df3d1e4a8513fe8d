import { join } from "node:path";
import { root } from "./workspace.ts";

/** `npm run generate` runs every generator it is given, in turn; each knows `--check` and ends the process when a file is stale. */
const generators = process.argv.slice(2).filter((word) => word.endsWith(".ts"));
for (const generator of generators) {
  await import(join(root, generator));
}
