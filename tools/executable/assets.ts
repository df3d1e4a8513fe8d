import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { schemaFiles, schemaText } from "../../packages/contract/src/generate/schemaFiles.ts";
import { readPackages, root } from "../workspace.ts";
import { bundle } from "./bundle.ts";

/** Files in an executable: the name that the code asks for, and where the file is while building. */
export type Assets = Readonly<Record<string, string>>;

const pageFolder = join(root, "packages/cockpit/dist/page");

/** Collects what the code of the executable reads, and writes what has to be made into the folder. */
export async function collectAssets(folder: string): Promise<Assets> {
  const page = filesIn(pageFolder);
  if (page.length === 0) throw new Error("the page of the cockpit is not built: npm run build");
  const made = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const worker = join(folder, "worker.cjs");
  await bundle("packages/shipslog/src/checkFolder/worker.ts", worker);
  return {
    version: made("version", readPackages()[0]?.manifest.version ?? ""),
    "worker.cjs": worker,
    "page.json": made("page.json", JSON.stringify(page)),
    ...Object.fromEntries(page.map((name) => [`page/${name}`, join(pageFolder, name)])),
    ...Object.fromEntries(schemaFiles.map((name) => [`schemas/${name}`, made(name, schemaText(name))])),
  };
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const inside = entries.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  return inside.map((path) => path.split(sep).join("/")).sort();
}
