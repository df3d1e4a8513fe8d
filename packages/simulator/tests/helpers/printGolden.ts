/**
 * Prints the hashes as JSON, to compare versions of Node. After an intended change of bytes, which belongs in the changelog:
 * `node tools/run.mjs packages/simulator/tests/helpers/printGolden.ts --update` writes them to golden.json.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { goldens } from "./golden.ts";

const text = `${JSON.stringify(goldens(), null, 2)}\n`;
if (process.argv.includes("--update")) writeFileSync(join(import.meta.dirname, "../golden.json"), text);
else process.stdout.write(text);
