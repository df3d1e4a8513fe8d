import { join, resolve } from "node:path";
import { rotations, type Rotation } from "@shipslog/fleet/provisioning";
import type { FleetArguments } from "../access/fleetOptions.ts";
import { openFleet } from "../access/fleetFolder.ts";
import { UsageError } from "../../../failure/errors.ts";
import { exitCodes, type ExitCode } from "../../../failure/exitCodes.ts";
import type { Host } from "../../../command/Host.ts";
import { pushTo } from "../joining/invite.ts";

/** What is left to do by hand, with the folder of the fleet. */
const nextSteps: Readonly<Record<Rotation, (fleet: string) => string>> = {
  server: (fleet) => copyAndRestart(fleet, ["server.pem", "server.key"]),
  routes: (fleet) =>
    copyAndRestart(fleet, ["route-authority.pem", "route.pem", "route.key"], " and the nats.conf of each"),
  registrar: () => "restart the registrar: who has joined with a code gets a new credential from it",
  collector: (fleet) => `restart every collector with ${credential(fleet, "collector")}`,
  load: (fleet) => `restart load generators with ${credential(fleet, "load")}`,
  reader: (fleet) => `give ${credential(fleet, "reader")} to the programs that read the feed`,
  system: (fleet) => `restart fleet guard and fleet status with ${credential(fleet, "system")}`,
};

const copyAndRestart = (fleet: string, files: readonly string[], more = "") =>
  `copy ${join(fleet, "tls")}/{${files.join(",")}}${more} to the machines of the servers, and restart these one after the other`;

const credential = (fleet: string, role: string) => join(fleet, "credentials", `${role}.json`);

const isRotation = (word: string): word is Rotation => rotations.some((each) => each === word);

/** `shipslog fleet rotate`: replaces a key of the fleet by a new one. */
export async function runRotate(what: string | undefined, args: FleetArguments, host: Host): Promise<ExitCode> {
  if (what === undefined || !isRotation(what)) {
    throw new UsageError(`fleet rotate needs one of ${rotations.join(", ")}`);
  }
  const folder = await openFleet(args);
  const nowMs = host.clock.nowMs();
  await folder.rotate(what, nowMs);
  // Certificates are files: servers read them when they start.
  const isFile = what === "server" || what === "routes";
  const pushing = { what: `the key of ${what} is new`, which: "all", nowMs } as const;
  const where = isFile ? "" : ` on ${await pushTo(folder, args, pushing)}`;
  host.out.write(`the key of ${what} is new${where}\n`);
  if (!args.has("quiet")) host.err.write(`now ${nextSteps[what](resolve(folder.path))}\n`);
  return exitCodes.fine;
}
