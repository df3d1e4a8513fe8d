import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { root } from "../../../../tools/workspace.ts";

/** Where `tools/get-chdb` puts it; tests that need it name this path. */
export const chdb = ".cache/chdb/node_modules/chdb";

/** A process of its own: the library takes over signals and memory. */
const program = `
const { query } = require(process.argv[1]);
const statements = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(statements.map((sql) => query(sql, "JSONCompactEachRow"))));
`;

/** Asks the engine of ClickHouse, which reads only below a folder, and returns the first row of each answer: texts. */
export function askClickHouse(folder: string, statements: readonly string[]): readonly (readonly string[])[] {
  const output = execFileSync(process.execPath, ["-e", program, join(root, chdb)], {
    cwd: folder,
    input: JSON.stringify(statements),
    maxBuffer: 2 ** 26,
    encoding: "utf8",
  });
  return (JSON.parse(output) as string[]).map((rows) => JSON.parse(rows.split("\n")[0] ?? "") as string[]);
}
