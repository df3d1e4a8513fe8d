import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { extractSpecTable } from "../packages/contract/tests/helpers/specification/extract.ts";
import { root } from "./workspace.ts";

/** `node tools/run.mjs tools/spec-table.ts` extracts the tables of the specification, with which the contract is compared. */
const specification = readFileSync(join(root, "../shared/spec/game-journal-event-interface.md"), "utf8");
const rows = extractSpecTable(specification);
const lines = rows.map((row) => `  ${JSON.stringify(row)}`).join(",\n");
writeFileSync(join(root, "packages/contract/spec-table.json"), `[\n${lines}\n]\n`);
console.log(`${rows.length} paths of ${new Set(rows.map(({ kind }) => kind)).size} kinds`);
