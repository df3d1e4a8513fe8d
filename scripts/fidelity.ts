/** Writes docs/fidelity.md: `node scripts/run.mjs scripts/fidelity.ts`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { compareFidelity, seeds } from "../tests/live/fidelity/fidelity.ts";
import { fidelityPage } from "../tests/live/fidelity/page.ts";
import { root } from "./workspace.ts";

const fidelity = compareFidelity(seeds);
writeFileSync(join(root, "docs/fidelity.md"), fidelityPage(fidelity));
for (const field of fidelity.unexplained) console.error(`unexplained: ${field}`);
for (const reason of fidelity.idle) console.error(`explains nothing: ${reason}`);
process.exitCode = fidelity.unexplained.length + fidelity.idle.length === 0 ? 0 : 1;
