/** Prints the hashes as JSON, to be compared between versions of Node, or to be checked in after a wanted change. */
import { goldenHashes } from "./golden.ts";

process.stdout.write(`${JSON.stringify(goldenHashes(), null, 2)}\n`);
