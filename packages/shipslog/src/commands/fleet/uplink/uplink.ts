import { escapeControls } from "@shipslog/contract/internal";
import { join } from "node:path";
import { ConnectionState, type Credential, type MetricsServer } from "@shipslog/fleet";
import { PrivateNames, type SendOptions, Uplink, uplinkRegistry } from "@shipslog/fleet/uplink";
import type { FleetArguments } from "../access/fleetOptions.ts";
import { exitCodes, type ExitCode } from "../../../failure/exitCodes.ts";
import { stopIfInterrupted, UsageError } from "../../../failure/errors.ts";
import type { Host } from "../../../command/Host.ts";
import { assign, parseAssignments, type Assignment, Owners } from "./Assignment.ts";
import { connectToFleet } from "../access/connect.ts";
import { openMetrics, whereMetricsAre } from "../access/openMetrics.ts";
import { FolderSource } from "./FolderSource.ts";
import { KeptCredential } from "./KeptCredential.ts";
import { describeUplinks } from "./describeUplinks.ts";
import { findJoined } from "../joining/join.ts";
import { findSources } from "../../../openFolder/findSources.ts";
import { hasJournals, statPath } from "../../../openFolder/listFolder.ts";

/** `shipslog fleet uplink`: sends the journals of a folder until Ctrl-C, or once. */
export async function runUplink(folder: string | undefined, args: FleetArguments, host: Host): Promise<ExitCode> {
  if (folder === undefined) throw new UsageError("the folder is missing: shipslog fleet uplink DIR --credentials FILE");
  const assignments = parseAssignments(args.text("credentials") ?? (await findJoined(host)));
  if (args.has("once")) await requireJournals(folder);
  const given: AssignedCredential[] = [];
  for (const each of assignments) given.push({ ...each, kept: await KeptCredential.open(each.path, args, host) });
  for (let attempts = 0; ; attempts++) {
    try {
      return await sendFolder(folder, given, args, host);
    } catch (error) {
      const renewed = await Promise.all(given.map(({ kept }) => kept.renewRefused(error)));
      if (attempts === mostAttempts || !renewed.includes(true) || host.interrupted.aborted) throw error;
      // The servers may learn of what has signed it a little later than the registrar.
      await host.clock.sleep(attempts * pauseMs, host.interrupted);
    }
  }
}

/** How often a refused credential is renewed before the uplink gives up. */
const mostAttempts = 5;
const pauseMs = 2000;

/** A credential with whose journals it sends. */
type AssignedCredential = Assignment & { readonly kept: KeptCredential };

async function sendFolder(
  folder: string,
  given: readonly AssignedCredential[],
  args: FleetArguments,
  host: Host,
): Promise<ExitCode> {
  const owners = new Owners(folder);
  const senders: CommanderSender[] = [];
  let metrics: MetricsServer | undefined;
  const ending = new AbortController();
  try {
    for (const each of given) {
      senders.push(await openSender(folder, each, owners, args, host));
    }
    const registry = uplinkRegistry(...senders.map(({ uplink }) => uplink));
    const isUp = () => senders.every(({ state }) => state.isUp);
    metrics = await openMetrics(args, registry, () => (isUp() ? undefined : "not connected"));
    // A person who started it wants to know whether it works before the game writes its next line.
    if (!args.has("once") && !args.has("quiet")) host.err.write(await greeting(folder, metrics));
    for (const { kept } of given) kept.keep(AbortSignal.any([host.interrupted, ending.signal])).catch(() => undefined);
    await sendAll(senders, host.interrupted);
  } finally {
    ending.abort();
    await metrics?.[Symbol.asyncDispose]();
    await Promise.all(senders.map(({ uplink }) => uplink[Symbol.asyncDispose]()));
  }
  const total = describeUplinks(senders.map(({ uplink }) => uplink));
  if (args.has("once")) stopIfInterrupted(host, `${total}; run it again to send the rest`);
  if (!args.has("quiet")) host.err.write(`${total}\n`);
  return exitCodes.fine;
}

async function greeting(folder: string, metrics: MetricsServer | undefined): Promise<string> {
  return `connected; ${await describeFollowing(folder)}${whereMetricsAre(metrics)}; press Ctrl-C to stop\n`;
}

/** An uplink with what it sends for one commander. */
interface CommanderSender {
  readonly uplink: Uplink;
  readonly state: ConnectionState;
  readonly sends: SendOptions;
}

/** Sends for all commanders; if one fails, the others stop too. */
async function sendAll(senders: readonly CommanderSender[], interrupted: AbortSignal): Promise<void> {
  const failed = new AbortController();
  const signal = AbortSignal.any([interrupted, failed.signal]);
  const sending = senders.map(({ uplink, sends }) =>
    uplink.send(sends, signal).catch((error: unknown) => {
      failed.abort();
      throw error;
    }),
  );
  const [first] = (await Promise.allSettled(sending)).filter((each) => each.status === "rejected");
  if (first !== undefined) throw first.reason;
}

async function openSender(
  folder: string,
  assignment: AssignedCredential,
  owners: Owners,
  args: FleetArguments,
  host: Host,
): Promise<CommanderSender> {
  const { kept } = assignment;
  const credential = kept.current;
  const { commander } = credential;
  if (commander === undefined) throw new UsageError(`${assignment.path} is not the credential of a commander`);
  const { id, partition } = commander;
  const kinds = chosenKinds(args, credential);
  const onForeign = (file: string, player: string, first: string) => {
    const both = `--credentials ${first}=FILE,${player}=FILE`;
    host.err.write(
      `${file} and other journals of player ${player} are not sent; a second credential sends them: ${both}\n`,
    );
  };
  const { clock } = host;
  const privateNames = new PrivateNames();
  const source = new FolderSource({
    folder,
    clock,
    kinds,
    privateNames,
    isFollowing: !args.has("once"),
    isOurs: assign(assignment, owners, onForeign),
    bookmarkPath: statePath(assignment, id, args, host),
  });
  const isPatient = !args.has("once");
  const isQuiet = args.has("quiet");
  const connecting = { name: "shipslog uplink", isPatient, isQuiet, latest: () => kept.current };
  const connection = await connectToFleet(credential, connecting, host);
  const { longestBytes, backlogLines } = credential.limits;
  const uplink = new Uplink(connection, {
    inbox: credential.inbox,
    commander: id,
    clock,
    longestBytes,
    backlogLines,
    privateNames,
    kinds: new Set(kinds),
  });
  return { uplink, state: new ConnectionState(connection), sends: { commander: id, partition, source } };
}

/** The file that keeps how far the journals were read. Each of several players has one, because each is written as a whole. */
function statePath({ owner }: Assignment, id: string, args: FleetArguments, { home }: Host): string {
  const given = args.text("state");
  if (given === undefined) return join(home, ".shipslog", `uplink-${id}.json`);
  return owner === undefined ? given : `${given}.${owner}`;
}

function chosenKinds(args: FleetArguments, { commander }: Credential): readonly string[] {
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

/** Throws a UsageError if a folder has no journals that could be sent now. Those of subfolders are not sent. */
export async function requireJournals(folder: string): Promise<void> {
  const sources = await findSources([folder]);
  if ((await statPath(folder))?.type !== "folder" || (await hasJournals(folder))) return;
  throw new UsageError(`journals are in ${sources.map((each) => each.folder).join(", ")}; name one of them`);
}

/** Says what an uplink does that follows a folder: it may run before the game has written anything. */
export async function describeFollowing(folder: string): Promise<string> {
  const stats = await statPath(folder);
  const shown = escapeControls(folder);
  if (stats === undefined) return `waits for ${shown}, which does not exist yet`;
  if (stats.type === "folder" && !(await hasJournals(folder))) return `waits for the first journal in ${shown}`;
  return `sends ${shown} as it grows`;
}
