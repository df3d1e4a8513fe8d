import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { required, requireOption, textOption } from "@shipslog/contract/internal";
import { listManifests } from "./ManifestLog.ts";

/** Whether a path is a folder that has tables of a lake and no manifest: a lake that was copied while it was written. */
export async function lacksManifest(folder: string): Promise<boolean> {
  requireOption("folder", folder, required(textOption));
  const found = await stat(folder).catch(() => undefined);
  if (found?.isDirectory() !== true || (await listManifests(folder)).length > 0) return false;
  for (const table of ["events", "rejects"]) {
    const names = await readdir(join(folder, table)).catch(() => []);
    if (names.some((name) => name.startsWith("month="))) return true;
  }
  return false;
}
