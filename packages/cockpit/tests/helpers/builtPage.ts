import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { cacheFolder, root } from "../../../../tools/workspace.ts";

/** The packages whose sources are in each page, its own first. */
const packagesIn = {
  cockpit: ["cockpit", "contract"],
  page: ["page", "cockpit", "contract", "journal", "simulator", "faults", "check"],
} as const;

type PageName = keyof typeof packagesIn;

/**
 * Builds the page of a package from the current sources and returns its folder, which is cached until the sources change. The page in
 * `dist` may be older.
 */
export async function builtPage(name: PageName = "cockpit"): Promise<string> {
  const folder = join(cacheFolder, `${name}-page-${fingerprint(name)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cacheFolder, { recursive: true });
  const made = mkdtempSync(`${folder}-`);
  await build({
    configFile: join(root, `packages/${name}/vite.config.ts`),
    logLevel: "warn",
    build: { outDir: made, emptyOutDir: true },
  });
  try {
    renameSync(made, folder);
  } catch (error) {
    // Another process has built the same sources.
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  removeOldBuilds(name, folder);
  return folder;
}

function fingerprint(name: PageName): string {
  const hash = createHash("sha256");
  hash.update(readFileSync(join(root, `packages/${name}/vite.config.ts`)));
  const folders = packagesIn[name].flatMap((each) => [`packages/${each}/page`, `packages/${each}/src`]);
  for (const source of folders.filter((each) => existsSync(join(root, each)))) {
    const entries = readdirSync(join(root, source), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
    const paths = files.map((file) => join(file.parentPath, file.name)).sort();
    for (const path of paths) hash.update(path).update(readFileSync(path));
  }
  return hash.digest("hex").slice(0, 16);
}

/** How many older builds are kept, because a server may still use one. */
const olderBuilds = 5;

/** Removes builds of older sources. */
function removeOldBuilds(name: PageName, kept: string): void {
  const others = readdirSync(cacheFolder)
    .filter((each) => each.startsWith(`${name}-page-`) && /-[0-9a-f]{16}$/.test(each))
    .map((each) => join(cacheFolder, each))
    .filter((path) => path !== kept)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const path of others.slice(olderBuilds)) rmSync(path, { recursive: true, force: true });
}
