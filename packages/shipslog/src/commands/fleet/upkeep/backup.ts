import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { copyLake, summarizeLake } from "@shipslog/archive";
import { formatCount } from "@shipslog/contract/internal";
import { copyFleetFolder } from "@shipslog/fleet/provisioning";
import type { FleetArguments } from "../access/fleetOptions.ts";
import { exitCodes, type ExitCode } from "../../../failure/exitCodes.ts";
import type { Host } from "../../../command/Host.ts";
import { UsageError } from "../../../failure/errors.ts";
import { openFleet } from "../access/fleetFolder.ts";
import { printHeld } from "../../../text/printHeld.ts";

/** `shipslog fleet backup`: copies the lake and the folder of the fleet while collectors run. */
export async function runBackup(target: string | undefined, args: FleetArguments, host: Host): Promise<ExitCode> {
  if (target === undefined) throw new UsageError("the folder is missing: shipslog fleet backup FOLDER --out LAKE");
  const lake = args.required("out");
  const folder = await openFleet(args);
  await mkdir(target, { recursive: true, mode: 0o700 });
  await copyFleetFolder(folder.path, join(target, "fleet"));
  const { files, bytes, newFiles } = await copyLake(lake, join(target, "lake"));
  const held = printHeld(await summarizeLake(join(target, "lake")));
  const taken = { format: backupFormat, version: 1, time: new Date(host.clock.nowMs()).toISOString() };
  // Written last: a folder with this file is complete.
  await writeFile(join(target, backupFile), `${JSON.stringify(taken)}\n`, { mode: 0o600 });
  const size = `${formatCount(files, "file")}, ${newFiles} of them new, ${(bytes / 1e6).toFixed(1)} MB`;
  if (!args.has("quiet")) host.out.write(`${target}: ${held} in ${size}, and the keys of the fleet; keep it secret\n`);
  return exitCodes.fine;
}

/** The file that a complete backup has beside the folders `lake` and `fleet`. */
export const backupFile = "backup.json";

/** The value of `format` in that file. */
export const backupFormat = "shipslog-backup";
