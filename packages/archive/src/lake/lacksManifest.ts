import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { required, requireOption, textOption } from "@shipslog/contract/options";
import { listManifests } from "./ManifestLog.ts";

/** Whether a folder has tables of a lake and no manifest: a lake that was copied while it was written. */
export async function lacksManifest(folder: string): Promise<boolean> {
  requireOption("folder", folder, required(textOption));
  if ((await listManifests(folder)).length > 0) return false;
  for (const table of ["events", "rejects"]) {
    const names = await readdir(join(folder, table)).catch(() => []);
    if (names.some((name) => name.startsWith("month="))) return true;
  }
  return false;
}
