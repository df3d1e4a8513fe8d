import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { copyLake, isLake, lacksManifest, summarizeLake } from "@shipslog/archive";
import { formatCount } from "@shipslog/contract/internal";
import { connectFleet } from "@shipslog/fleet";
import { forgetLake, listCollectors, renewLake } from "@shipslog/fleet/collect";
import { copyFleetFolder, FleetFolder } from "@shipslog/fleet/provisioning";
import type { FleetArguments } from "../access/fleetOptions.ts";
import { EnvironmentError, UsageError } from "../../../failure/errors.ts";
import { exitCodes, type ExitCode } from "../../../failure/exitCodes.ts";
import type { Host } from "../../../command/Host.ts";
import { backupFile, backupFormat } from "./backup.ts";
import { pushTo } from "../joining/invite.ts";
import { readCredential } from "../access/credentials.ts";
import { credentialIn } from "../access/fleetFolder.ts";
import { printHeld } from "../../../text/printHeld.ts";

type FleetConnection = Awaited<ReturnType<typeof connectFleet>>;

/** `shipslog fleet restore`: makes the lake of a backup the lake again, and the folder of the fleet if there is none. */
export async function runRestore(backup: string | undefined, args: FleetArguments, host: Host): Promise<ExitCode> {
  if (backup === undefined) throw new UsageError("the backup is missing: shipslog fleet restore FOLDER --out LAKE");
  const lake = args.required("out");
  const fleet = args.required("fleet");
  const time = await readTime(backup);
  if ((await isLake(lake)) || (await lacksManifest(lake))) {
    throw new UsageError(`${lake} has a lake; stop the collectors, move it away, and repeat the command`);
  }
  const isNew = (await FleetFolder.open(fleet)) === undefined;
  const restored = isNew ? await restoreFolder(join(backup, "fleet"), fleet, host) : undefined;
  const credential = await readCredential(credentialIn(args, "collector"), args);
  // Without a server no collector can store anything.
  const connection = await connectFleet(credential, { name: "shipslog restore" }).catch(() => undefined);
  try {
    if (connection !== undefined) await refuseCollectors(connection, host);
    if (connection !== undefined && restored !== undefined) {
      await pushTo(restored, args, {
        what: "everything that was issued before",
        which: "all",
        nowMs: host.clock.nowMs(),
      });
    }
    await copyLake(join(backup, "lake"), lake);
    const { replicas } = credential;
    if (connection !== undefined) await renewLake({ connection, replicas, lake, newId: host.drawKey() });
    if (connection !== undefined) await forgetLake(connection);
  } finally {
    await connection?.close();
  }
  const held = `${printHeld(await summarizeLake(lake))} of ${time}`;
  const keys = isNew ? `${fleet} is restored too, with new credentials` : `${fleet} is kept as it is`;
  if (!args.has("quiet")) host.out.write(`${lake}: ${held}; ${keys}. Uplinks send the rest when a collector runs\n`);
  if (restored !== undefined) {
    const commanders = (await restored.readRegister()).invited.size;
    host.err.write(
      `the backup does not know who was revoked since, so all credentials and codes are void; invite again: ${formatCount(commanders, "commander")}\n`,
    );
  }
  if (connection === undefined) {
    host.err.write(
      "no server answered, so the servers still know newer positions and the earlier lake: start one collector with --replace-lake, then the others, then the uplinks\n",
    );
  }
  return exitCodes.fine;
}

/** Copies the folder of the fleet, and makes everything void that was issued with it. */
async function restoreFolder(from: string, to: string, { clock }: Host): Promise<FleetFolder> {
  await copyFleetFolder(from, to);
  const folder = await FleetFolder.open(to);
  if (folder === undefined) throw new EnvironmentError(`${from} is not complete: it has no fleet.json`);
  await folder.voidAll(clock);
  return folder;
}

async function readTime(backup: string): Promise<string> {
  const text = await readFile(join(backup, backupFile), "utf8").catch((error: unknown) => {
    if (isMissing(error)) return "{}";
    throw error;
  });
  const { format, time } = parseAbout(text);
  if (format === backupFormat) return String(time);
  throw new UsageError(
    `${backup} is not a complete backup: it has no ${backupFile}; name the folder that shipslog fleet backup has written`,
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}

/** A file that is not JSON says nothing. */
function parseAbout(text: string): { readonly format?: unknown; readonly time?: unknown } {
  try {
    return JSON.parse(text) as { readonly format?: unknown };
  } catch {
    return {};
  }
}

/** A collector that runs would continue with the lake that was there before. */
async function refuseCollectors(connection: FleetConnection, { clock, interrupted }: Host): Promise<void> {
  const [collector] = await listCollectors(connection, clock, interrupted);
  if (collector !== undefined) throw new EnvironmentError(`${collector} collects; stop all collectors first`);
}
