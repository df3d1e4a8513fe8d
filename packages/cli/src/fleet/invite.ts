import { tellServers } from "@shipslog/fleet";
import type { Given } from "../Command.ts";
import { exitCodes, type ExitCode } from "../exitCodes.ts";
import { UsageError } from "../UsageError.ts";
import type { World } from "../World.ts";
import { readCredential } from "./credentials.ts";
import { credentialIn, openFleet } from "./fleetFolder.ts";

/** `shipslog fleet invite`: makes the credential of a commander and prints where it lies. */
export async function runInvite(name: string | undefined, given: Given, world: World): Promise<ExitCode> {
  if (name === undefined) throw new UsageError("whom? shipslog fleet invite NAME");
  const folder = await openFleet(given);
  const path = await folder.invite(name, given.text("kinds")?.split(",") ?? []);
  world.out.write(`${path}\n`);
  return exitCodes.fine;
}

/** `shipslog fleet revoke`: makes a commander's credential void and closes its connections. */
export async function runRevoke(name: string | undefined, given: Given, world: World): Promise<ExitCode> {
  if (name === undefined) throw new UsageError("whom? shipslog fleet revoke NAME");
  const folder = await openFleet(given);
  await folder.revoke(name, world.clock.nowMs());
  await tellServers(folder, await readCredential(credentialIn(given, "system"), given));
  world.out.write(`${name} is revoked; running servers know, others will when they start\n`);
  return exitCodes.fine;
}
