import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { cacheFolder, root } from "../../../../tools/workspace.ts";

/** The sources of the page. */
const sources = ["packages/cockpit/page", "packages/cockpit/src", "packages/contract/src"];

/**
 * Builds the cockpit's page from the current sources and returns its folder, which is cached until the sources change. The page in
 * `dist` may be older.
 */
export async function builtPage(): Promise<string> {
  const folder = join(cacheFolder, `cockpit-page-${fingerprint()}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cacheFolder, { recursive: true });
  const made = mkdtempSync(`${folder}-`);
  await build({
    configFile: join(root, "packages/cockpit/vite.config.ts"),
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
  removeOldBuilds(folder);
  return folder;
}

function fingerprint(): string {
  const hash = createHash("sha256");
  hash.update(readFileSync(join(root, "packages/cockpit/vite.config.ts")));
  for (const source of sources) {
    const entries = readdirSync(join(root, source), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
    const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
    for (const path of paths) hash.update(path).update(readFileSync(path));
  }
  return hash.digest("hex").slice(0, 16);
}

/** How many older builds are kept, because a server may still use one. */
const olderBuilds = 5;

/** Removes builds of older sources. */
function removeOldBuilds(kept: string): void {
  const others = readdirSync(cacheFolder)
    .filter((name) => /^cockpit-page-[0-9a-f]{16}$/.test(name))
    .map((name) => join(cacheFolder, name))
    .filter((path) => path !== kept)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const path of others.slice(olderBuilds)) rmSync(path, { recursive: true, force: true });
}
