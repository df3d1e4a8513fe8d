import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { extractSpecTable } from "../lab/specification/extract.ts";
import { root } from "../lab/workspace.ts";

/** `npm run spec-table` extracts the tables of the specification, with which the contract is compared. */
const specification = readFileSync(join(root, "../shared/spec/game-journal-event-interface.md"), "utf8");
const rows = extractSpecTable(specification);
const lines = rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n");
writeFileSync(join(root, "packages/contract/spec-table.json"), `[\n${lines}\n]\n`);
console.log(`${rows.length} paths of ${new Set(rows.map(({ kind }) => kind)).size} kinds`);
