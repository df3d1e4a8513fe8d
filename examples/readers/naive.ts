/**
 * The reader that everybody writes first: node naive.ts FOLDER. It splits what is new at the line ends and skips what is not
 * JSON. It is here to fail: docs/readers.md says in which cases.
 */
import { readdirSync, readFileSync, watch } from "node:fs";
import { join } from "node:path";

const [folder = "."] = process.argv.slice(2);
const read = (name: string) => readFileSync(join(folder, name), "utf8");
let seen = { name: "", length: 0 };

function printNew(name: string): void {
  const text = read(name);
  const from = name === seen.name ? seen.length : 0;
  for (const line of text.slice(from).split("\r\n")) {
    try {
      console.log(JSON.stringify(JSON.parse(line)));
    } catch {
      // A blank or a broken line.
    }
  }
  seen = { name, length: text.length };
}

for (const name of readdirSync(folder).sort()) if (name.endsWith(".log")) printNew(name);
watch(folder, (_, name) => {
  if (name?.endsWith(".log") === true) printNew(name);
  if (name === "Status.json") console.log(JSON.stringify({ status: JSON.parse(read(name)) as unknown }));
});
process.stdin.once("end", () => process.exit()).resume();
