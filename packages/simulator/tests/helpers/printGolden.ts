/** Prints the hashes as JSON, to compare versions of Node, or to check them in after an intended change. */
import { goldens } from "./golden.ts";

process.stdout.write(`${JSON.stringify(goldens(), null, 2)}\n`);
