import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { copyLake, summarizeLake } from "@shipslog/archive";
import { formatCount } from "@shipslog/contract/internal";
import { copyFleetFolder } from "@shipslog/fleet/provisioning";
import type { Arguments } from "../../Command.ts";
import { exitCodes, type ExitCode } from "../../exitCodes.ts";
import type { Host } from "../../Host.ts";
import { UsageError } from "../../UsageError.ts";
import { backupFile, backupFormat } from "./backupLayout.ts";
import { openFleet } from "./fleetFolder.ts";

/** `shipslog fleet backup`: copies the lake and the folder of the fleet while collectors run. */
export async function runBackup(target: string | undefined, args: Arguments, host: Host): Promise<ExitCode> {
  if (target === undefined) throw new UsageError("the folder is missing: shipslog fleet backup FOLDER --out LAKE");
  const lake = args.required("out");
  const folder = await openFleet(args);
  await mkdir(target, { recursive: true, mode: 0o700 });
  await copyFleetFolder(folder.path, join(target, "fleet"));
  const { files, bytes, newFiles } = await copyLake(lake, join(target, "lake"));
  const { events, rejects } = await summarizeLake(join(target, "lake"));
  const taken = { format: backupFormat, version: 1, time: new Date(host.clock.nowMs()).toISOString() };
  // Written last: a folder with this file is complete.
  await writeFile(join(target, backupFile), `${JSON.stringify(taken)}\n`, { mode: 0o600 });
  const held = `${formatCount(events, "event")} and ${formatCount(rejects, "reject")}`;
  const size = `${formatCount(files, "file")}, ${newFiles} of them new, ${(bytes / 1e6).toFixed(1)} MB`;
  if (!args.has("quiet")) host.out.write(`${target}: ${held} in ${size}, and the keys of the fleet; keep it secret\n`);
  return exitCodes.fine;
}
