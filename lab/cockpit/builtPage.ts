import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { cacheFolder, root } from "../workspace.ts";

/** What the page is made of. */
const sources = ["packages/cockpit/page", "packages/cockpit/src", "packages/contract/src", "packages/contract/schemas"];

/**
 * The cockpit's page, built from the sources as they are now, in a folder that stays until they change. The one in `dist` is as
 * old as the last build.
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
    // Another process built the same.
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  forgetOthers(folder);
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

/** How many older builds stay, because a server may still show one. */
const olderBuilds = 5;

/** Builds of sources that are gone help nobody. */
function forgetOthers(kept: string): void {
  const others = readdirSync(cacheFolder)
    .filter((name) => /^cockpit-page-[0-9a-f]{16}$/.test(name))
    .map((name) => join(cacheFolder, name))
    .filter((path) => path !== kept)
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const path of others.slice(olderBuilds)) rmSync(path, { recursive: true, force: true });
}
