import { FleetError } from "@shipslog/fleet";
import { pushRevocations, inviteByCode, type PushedAccounts } from "@shipslog/fleet/provisioning";
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
  const path = await folder.invite(name, args.text("kinds")?.split(",") ?? [], host.clock.nowMs());
  host.out.write(`${path}\n`);
  return exitCodes.fine;
}

/** `shipslog fleet revoke`: revokes a commander's credentials, or a key that nobody knows, and closes their connections. */
export async function runRevoke(name: string | undefined, args: FleetArguments, host: Host): Promise<ExitCode> {
  const key = args.text("key");
  if (key !== undefined) return await runRevokeKey(name, key, args, host);
  if (name === undefined) throw new UsageError("the name is missing: shipslog fleet revoke NAME");
  const folder = await openFleet(args);
  const nowMs = host.clock.nowMs();
  const isCleared = await folder.revoke(name, nowMs);
  const where = await pushTo(folder, args, { what: `${name} is revoked`, which: "commanders", nowMs });
  host.out.write(`${name} is revoked on ${where}\n`);
  if (isCleared) host.err.write(`${clearedAdvice}\n`);
  return exitCodes.fine;
}

const clearedAdvice =
  "more were revoked than servers should list, so every credential of a commander is void now: who is not revoked gets a new one from the registrar, which must run";

async function runRevokeKey(
  name: string | undefined,
  key: string,
  args: FleetArguments,
  host: Host,
): Promise<ExitCode> {
  if (name !== undefined) throw new UsageError("revoke either a name or a --key");
  const folder = await openFleet(args);
  const nowMs = host.clock.nowMs();
  await folder.revokeKey(key, nowMs);
  const where = await pushTo(folder, args, { what: `${key} is revoked`, which: "all", nowMs });
  host.out.write(`${key} is revoked on ${where}\n`);
  return exitCodes.fine;
}

/** What was done in the folder, and which accounts the servers have to learn. */
interface Pushing {
  readonly what: string;
  readonly which: PushedAccounts;
  readonly nowMs: number;
}

/** Tells the running servers what was revoked. Returns how many have applied it, for a message. */
export async function pushTo(
  folder: Awaited<ReturnType<typeof openFleet>>,
  args: FleetArguments,
  { what, which, nowMs }: Pushing,
): Promise<string> {
  const system = await readCredential(credentialIn(args, "system"), args);
  try {
    const { applied, missing } = await pushRevocations(folder, system, { which, nowMs });
    const all = folder.servers.length;
    if (missing.length > 0) {
      return `${applied.length} of ${all} servers; until they start or reach another server, ${missing.join(", ")} go on as before`;
    }
    return all === 1 ? "the server" : `all ${all} servers`;
  } catch (cause) {
    throw new EnvironmentError(
      cause instanceof FleetError && cause.code.startsWith("account-")
        ? `${what} in the folder, but the running servers go on as before: ${cause.message}`
        : `${what} for servers that start from now on, but no running server was reached; repeat the command when one runs`,
      { cause },
    );
  }
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
