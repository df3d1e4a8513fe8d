import { pushRevocations, inviteByCode } from "@shipslog/fleet/provisioning";
import type { FleetArguments } from "../access/fleetOptions.ts";
import { EnvironmentError, UsageError } from "../../../failure/errors.ts";
import { exitCodes, type ExitCode } from "../../../failure/exitCodes.ts";
import type { Host } from "../../../command/Host.ts";
import { readCredential, addressOption } from "../access/credentials.ts";
import { credentialIn, openFleet } from "../access/fleetFolder.ts";

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

/** `shipslog fleet invite --code`: prints a code that one player can join with, once. */
export async function runInviteByCode(name: string | undefined, args: FleetArguments, host: Host): Promise<ExitCode> {
  if (args.text("kinds") !== undefined) {
    throw new UsageError(
      "who joins with a code sends the sixteen kinds; leave out --code to allow others with --kinds",
    );
  }
  const address = addressOption(args, "registrar");
  const folder = await openFleet(args);
  const untilMs = host.clock.nowMs() + args.durationMs("expires");
  const made = await inviteByCode(folder, { name, untilMs, key: host.drawKey(), address });
  if (made.isFirst) await pushRegistrar(folder, args);
  host.out.write(`${made.code}\n`);
  if (args.has("quiet")) return exitCodes.fine;
  const whose = name === undefined ? "a player who chooses a name with --name" : "this player";
  host.err.write(`give it to ${whose} and nobody else; it can be used once, until ${new Date(untilMs).toISOString()}:
  shipslog fleet join CODE${name === undefined ? " --name NAME" : ""}
a registrar must run at ${made.address}: shipslog fleet registrar --fleet ${folder.path}
`);
  return exitCodes.fine;
}

/** A fleet that is older than codes has servers that do not know the key of the registrar. */
async function pushRegistrar(folder: Awaited<ReturnType<typeof openFleet>>, args: FleetArguments): Promise<void> {
  try {
    await pushRevocations(folder, await readCredential(credentialIn(args, "system"), args));
  } catch (cause) {
    throw new EnvironmentError(
      "no running server was reached to announce the registrar; restart the servers, then invite again",
      {
        cause,
      },
    );
  }
}
