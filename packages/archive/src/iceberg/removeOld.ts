import { readdir, rm } from "node:fs/promises";
import { join, sep } from "node:path";
import { writtenFor } from "./publishedNames.ts";
import { listVersions, readVersion, type PublishedVersion } from "./readPublished.ts";

/**
 * Removes the files of a published table that its newest version does not name. The version before is kept for readers that have
 * just read its metadata, unless `onlyNewest` is set. Files for a version that is still to come may belong to another process.
 */
export async function removeOld(folder: string, newest: PublishedVersion, onlyNewest: boolean): Promise<void> {
  const before = onlyNewest ? undefined : (await listVersions(folder)).filter((each) => each < newest.version).at(-1);
  // What a damaged version names is unknown, and nobody can read it.
  const kept = before === undefined ? undefined : await readVersion(folder, before).catch(() => undefined);
  const named = new Set([...newest.paths, ...(kept?.paths ?? [])]);
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((each) => each.isFile())
    .map((each) =>
      join(each.parentPath, each.name)
        .slice(folder.length + 1)
        .split(sep)
        .join("/"),
    );
  const old = paths.filter((path) => {
    const version = writtenFor(path);
    return version !== undefined && version <= newest.version && !named.has(path);
  });
  // Another process that publishes may remove them too.
  await Promise.all(old.map((path) => rm(join(folder, path), { force: true })));
}
