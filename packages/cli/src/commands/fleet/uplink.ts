import { join } from "node:path";
import { ConnectionState, type Credential, serveMetrics } from "@shipslog/fleet";
import { PrivateNames, Uplink, uplinkRegistry } from "@shipslog/fleet/uplink";
import type { Arguments } from "../../Command.ts";
import { exitCodes, type ExitCode } from "../../exitCodes.ts";
import { stopIfInterrupted } from "../../Interruption.ts";
import { formatCount } from "../../text/numbers.ts";
import { UsageError } from "../../UsageError.ts";
import type { Host } from "../../Host.ts";
import { assign, parseAssignments, type Assignment } from "./Assignment.ts";
import { connectToFleet } from "./connect.ts";
import { readCredential } from "./credentials.ts";
import { FolderSource } from "./FolderSource.ts";
import { Owners } from "./Owners.ts";

/** `shipslog fleet uplink`: sends the journals of a folder until Ctrl-C, or once. */
export async function runUplink(folder: string | undefined, args: Arguments, host: Host): Promise<ExitCode> {
  if (folder === undefined) throw new UsageError("the folder is missing: shipslog fleet uplink DIR --credentials FILE");
  const owners = new Owners(folder);
  const assignments = parseAssignments(args.required("credentials"));
  const totals = await Promise.all(assignments.map((each) => sendOne(folder, each, owners, args, host)));
  const sent = totals.reduce((sum, each) => sum + each.sent, 0);
  const unstored = totals.reduce((sum, each) => sum + each.unstored, 0);
  const total = `${formatCount(sent, "line")} sent, ${unstored === 0 ? "all stored" : `${unstored} not known to be stored yet`}`;
  if (args.has("once")) stopIfInterrupted(host, `${total}; run it again to send the rest`);
  if (!args.has("quiet")) host.err.write(`${total}\n`);
  return exitCodes.fine;
}

async function sendOne(
  folder: string,
  assignment: Assignment,
  owners: Owners,
  args: Arguments,
  host: Host,
): Promise<{ readonly sent: number; readonly unstored: number }> {
  const credential = await readCredential(assignment.path, args);
  const { commander } = credential;
  if (commander === undefined) throw new UsageError(`${assignment.path} is not the credential of a commander`);
  const kinds = chosenKinds(args, credential);
  const onForeign = (file: string) => {
    host.err.write(
      `${file} belongs to another player and is not sent; send both with --credentials F123=FILE,F456=FILE\n`,
    );
  };
  const { clock } = host;
  const privateNames = new PrivateNames();
  const source = new FolderSource({
    ...{
      folder,
      clock,
      kinds,
      privateNames,
      isFollowing: !args.has("once"),
      isOurs: assign(assignment, owners, onForeign),
    },
    bookmarkPath: args.text("state") ?? join(host.home, ".shipslog", `uplink-${commander.id}.json`),
  });
  const connecting = { name: "shipslog uplink", isPatient: !args.has("once"), isQuiet: args.has("quiet") };
  const connection = await connectToFleet(credential, connecting, host);
  const { longestBytes, backlogLines } = credential.limits;
  const uplink = new Uplink(connection, {
    ...{ inbox: credential.inbox, commander: commander.id, clock, longestBytes, backlogLines, privateNames },
    kinds: new Set(kinds),
  });
  const state = new ConnectionState(connection);
  const port = args.optionalInteger("metrics");
  const metrics = port === undefined ? undefined : await serveMetrics(uplinkRegistry(uplink), port, () => state.isUp);
  try {
    const { id, partition } = commander;
    await uplink.send({ commander: id, partition, source }, host.interrupted);
    return { sent: uplink.counts.sent, unstored: uplink.unstored };
  } finally {
    await metrics?.[Symbol.asyncDispose]();
    await uplink[Symbol.asyncDispose]();
  }
}

function chosenKinds(args: Arguments, { commander }: Credential): readonly string[] {
  const allowed = commander?.kinds ?? [];
  const chosen = args.text("kinds")?.split(",");
  const refused = chosen?.filter((kind) => !allowed.includes(kind)) ?? [];
  if (refused.length > 0) {
    throw new UsageError(
      `this credential does not allow ${refused.join(", ")}; the operator can allow more with fleet invite --kinds`,
    );
  }
  return chosen ?? allowed;
}
