/** Prints the hashes as JSON, to be compared between versions of Node, or to be checked in after a wanted change. */
import { goldens } from "./golden.ts";

process.stdout.write(`${JSON.stringify(goldens(), null, 2)}\n`);
