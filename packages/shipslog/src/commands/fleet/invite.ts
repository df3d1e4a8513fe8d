import { pushRevocations } from "@shipslog/fleet/provisioning";
import type { FleetArguments } from "./fleetOptions.ts";
import { EnvironmentError, UsageError } from "../../failure/errors.ts";
import { exitCodes, type ExitCode } from "../../failure/exitCodes.ts";
import type { Host } from "../../command/Host.ts";
import { readCredential } from "./credentials.ts";
import { credentialIn, openFleet } from "./fleetFolder.ts";
import { runInviteByCode } from "./inviteByCode.ts";

/** `shipslog fleet invite`: creates the credential of a commander and prints its path, or prints a code to join with. */
export async function runInvite(name: string | undefined, args: FleetArguments, host: Host): Promise<ExitCode> {
  if (args.has("code")) return await runInviteByCode(name, args, host);
  if (name === undefined) throw new UsageError("the name is missing: shipslog fleet invite NAME");
  const folder = await openFleet(args);
  const path = await folder.invite(name, args.text("kinds")?.split(",") ?? []);
  host.out.write(`${path}\n`);
  return exitCodes.fine;
}

/** `shipslog fleet revoke`: revokes a commander's credentials and closes their connections. */
export async function runRevoke(name: string | undefined, args: FleetArguments, host: Host): Promise<ExitCode> {
  if (name === undefined) throw new UsageError("the name is missing: shipslog fleet revoke NAME");
  const folder = await openFleet(args);
  await folder.revoke(name, host.clock.nowMs());
  const system = await readCredential(credentialIn(args, "system"), args);
  try {
    await pushRevocations(folder, system);
  } catch (cause) {
    throw new EnvironmentError(
      `${name} is revoked for servers that start from now on, but no running server was reached; repeat the command when one runs`,
      { cause },
    );
  }
  host.out.write(`${name} is revoked on the running servers; other servers apply it when they start\n`);
  return exitCodes.fine;
}
