/**
 * `npm run packages -- --api` writes what each package offers to `packages/<name>/api/`, one report for each module, from the built declarations;
 * with `--check` it only names the reports that are stale. A change of the public API shows in their diff.
 */
import { CompilerState, Extractor, type ExtractorConfig } from "@microsoft/api-extractor";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { entriesOf } from "./packages/entries.ts";
import { configureExtractor, muteExtractor } from "./packages/extractor.ts";
import { cacheFolder, readPackages, root, type WorkspacePackage } from "./workspace.ts";

/**
 * Modules without a report: those that are generated, one declaration for each kind, because the declarations of kinds are in git, and what the
 * packages share among themselves, which is not for users.
 */
const unreported = /^\.\/(?:(?:kinds|observed)\/|internal$)/;

const isCheck = process.argv.includes("--check");
const packages = readPackages();
const missing = packages.filter(({ path }) => !existsSync(join(path, "dist")));
if (missing.length > 0) {
  console.error(`Not built: ${missing.map(({ folder }) => folder).join(", ")}. Run \`npm run build\` first.`);
  process.exit(1);
}

const modules = packages.flatMap((each) => {
  const files = readdirSync(each.path, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll("\\", "/"));
  mkdirSync(join(each.path, "api"), { recursive: true });
  const entries = entriesOf(each.manifest, files).filter(({ subpath }) => !unreported.test(subpath));
  return entries.map(({ subpath, file }) => {
    const page = `${subpath === "." ? "index" : subpath.slice(2).replaceAll("/", "-")}.api.md`;
    const config = configure(each, join(each.path, file.replace(/\.js$/, ".d.ts")), page);
    return { config, page: join(each.path, "api", page) };
  });
});
const [first] = modules;
if (first === undefined) throw new Error("no package has a module");
const additionalEntryPoints = modules.map(({ config }) => config.mainEntryPointFilePath);
const compilerState = CompilerState.create(first.config, { additionalEntryPoints });
const stale = [...modules.filter(({ config }) => isChanged(config)).map(({ page }) => page), ...leftovers()];
for (const path of stale) console.log(`${isCheck ? "stale" : "changed"} ${relative(root, path)}`);
console.log(`${modules.length} reports, ${stale.length} ${isCheck ? "stale" : "changed"}`);
if (isCheck && stale.length > 0) {
  console.error("Run `npm run build && npm run packages -- --api` and look at the diff.");
  process.exitCode = 1;
}

function configure(each: WorkspacePackage, entry: string, page: string): ExtractorConfig {
  return configureExtractor(each, entry, {
    apiReport: {
      enabled: true,
      reportFileName: page,
      reportFolder: join(each.path, "api"),
      reportTempFolder: join(cacheFolder, "api", each.manifest.name),
    },
  });
}

/** Compares a module with its report, writes the report unless this is a check, and says whether it has changed. */
function isChanged(config: ExtractorConfig): boolean {
  const { apiReportChanged } = Extractor.invoke(config, {
    compilerState,
    localBuild: !isCheck,
    // That a report changed is said below.
    messageCallback: muteExtractor,
  });
  return apiReportChanged;
}

/** Reports of modules that are gone. */
function leftovers(): readonly string[] {
  const known = new Set(modules.map(({ page }) => page));
  const found = packages.flatMap(({ path }) => readdirSync(join(path, "api")).map((name) => join(path, "api", name)));
  const gone = found.filter((path) => !known.has(path));
  if (!isCheck) for (const path of gone) rmSync(path);
  return gone;
}
