/** `npm run api` writes `packages/<name>/api.md` from the built declarations; with `--check` it only reports stale pages. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { entriesOf } from "../lab/packages/entries.ts";
import { readPackages, type WorkspacePackage } from "../lab/workspace.ts";
import { apiReport } from "./api/apiReport.ts";
import { publicNamesOf } from "./api/publicNames.ts";

const isCheck = process.argv.includes("--check");
// A package that is only a command has no public API.
for (const each of readPackages().filter(({ manifest }) => manifest.bin === undefined)) report(each);

function report(each: WorkspacePackage): void {
  const { folder, path, manifest } = each;
  if (!existsSync(join(path, "dist"))) {
    console.error(`${folder} is not built. Run \`npm run build\` first.`);
    process.exitCode = 1;
    return;
  }
  const page = join(path, "api.md");
  const text = apiReport(manifest.name, modulesOf(each));
  const isStale = !existsSync(page) || readFileSync(page, "utf8") !== text;
  if (isStale && isCheck) {
    console.error(`packages/${folder}/api.md is stale. Run \`npm run build && npm run api\` and look at the diff.`);
    process.exitCode = 1;
  } else if (isStale) writeFileSync(page, text);
  console.log(`${folder}: ${isStale ? (isCheck ? "stale" : "written") : "fresh"}`);
}

function modulesOf({ path, manifest }: WorkspacePackage) {
  const files = readdirSync(path, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  const read = (file: string) => readFileSync(join(path, file), "utf8");
  return entriesOf(manifest, files).map((entry) => ({
    ...entry,
    names: publicNamesOf(entry.file.replace(/\.js$/, ".d.ts"), read),
  }));
}
