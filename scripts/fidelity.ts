/** Writes docs/fidelity.md: `node scripts/run.mjs scripts/fidelity.ts`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { compareFidelity, fidelitySeeds } from "../lab/live/fidelity/fidelity.ts";
import { fidelityPage } from "../lab/live/fidelity/page.ts";
import { root } from "../lab/workspace.ts";

const fidelity = compareFidelity(fidelitySeeds);
writeFileSync(join(root, "docs/fidelity.md"), fidelityPage(fidelity));
for (const field of fidelity.unexplained) console.error(`unexplained: ${field}`);
for (const reason of fidelity.idle) console.error(`explains nothing: ${reason}`);
process.exitCode = fidelity.unexplained.length + fidelity.idle.length === 0 ? 0 : 1;
