import { stat, statfs } from "node:fs/promises";
import type { FleetExamination } from "./Examined.ts";
import { found, type FleetFinding } from "./fleetProblems.ts";

const others = 0o077;

/** Examines the disks of the fleet and of the lake, and who can read the lake. */
export async function examineLake({ folder, lake, limits }: FleetExamination): Promise<readonly FleetFinding[]> {
  const findings: FleetFinding[] = [];
  for (const path of lake === undefined ? [folder.path] : [folder.path, lake]) {
    const disk = await statfs(path).catch(() => undefined);
    if (disk === undefined) {
      findings.push(found("lake-none", path, "it is not there"));
      continue;
    }
    const free = disk.bavail * disk.bsize;
    if (free < limits.freeBytes) {
      findings.push(found("disk-low", path, `${(free / 1e9).toFixed(2)} GB are free on its disk`));
    }
  }
  if (lake === undefined) return findings;
  const mode = await stat(lake).then(
    (stats) => stats.mode,
    () => 0,
  );
  if ((mode & others) === 0) return findings;
  return [...findings, found("lake-readable", lake, `its mode is ${(mode & 0o777).toString(8).padStart(4, "0")}`)];
}
