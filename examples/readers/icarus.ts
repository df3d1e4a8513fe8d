/**
 * The journal service of ICARUS Terminal: node icarus.ts FOLDER COPY, with a copy of ICARUS that has its dependencies
 * installed (npm install async-retry@1 glob@7 nedb-promises@5 in COPY). It prints what its watcher reports: the new lines.
 * Nothing of ICARUS is in this repository.
 */
import { createRequire } from "node:module";
import { basename, join, resolve } from "node:path";

interface Service {
  loadFileCallback?: (file: { readonly name: string; readonly contents: object }) => void;
  load(): Promise<unknown>;
  watch(callback?: (event: object) => void): void;
}
const [folder = ".", copy = "."] = process.argv.slice(2).map((path) => resolve(path));
const load = createRequire(import.meta.url) as (path: string) => new (folder: string) => Service;
const log = new (load(join(copy, "src/service/lib/elite-log.js")))(folder);
const files = new (load(join(copy, "src/service/lib/elite-json.js")))(folder);

files.loadFileCallback = ({ name, contents }) =>
  console.log(JSON.stringify({ [basename(name, ".json").toLowerCase()]: contents }));
process.stdin.once("end", () => process.exit()).resume();
await Promise.all([log.load(), files.load()]);
log.watch((event) => console.log(JSON.stringify(event)));
files.watch();
