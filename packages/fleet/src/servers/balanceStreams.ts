import { jetstreamManager, type StreamInfo } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import type { Clock } from "@shipslog/contract";
import { objectShape, optionalShape, textShape } from "@shipslog/contract/internal";
import { connectFleet } from "../broker/connectFleet.ts";
import { FleetError } from "../FleetError.ts";
import { makeCredential, readAuthority } from "../provisioning/CredentialFiles.ts";
import type { FleetFolder } from "../provisioning/FleetFolder.ts";
import { inboxOf } from "../provisioning/permissions.ts";
import { signUser } from "../provisioning/tokens.ts";
import { parseFleetJson } from "../requireFleetShape.ts";

/** How streams are divided among the servers. */
export interface BalanceOptions {
  readonly folder: FleetFolder;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Whether it only says what it would do. */
  readonly isDry: boolean;
  /** Called for each copy of a stream that leaves a server. */
  readonly onMove: (stream: string, server: string) => void;
}

interface RemoveAnswer {
  readonly error?: RemoveError;
}

interface RemoveError {
  readonly description?: string;
}

const answerShape = objectShape<RemoveAnswer>({
  error: optionalShape(objectShape<RemoveError>({ description: optionalShape(textShape) })),
});

const name = "balance";
const hourSeconds = 3600;
const lookMs = 500;

/**
 * Moves copies of streams to servers that have fewer, one after the other: the next when the last has been copied. The engine chooses where
 * each goes. Returns how many copies each server has.
 */
export async function balanceStreams(options: BalanceOptions): Promise<ReadonlyMap<string, number>> {
  const { folder, clock, signal, isDry, onMove } = options;
  const connection = await connectBalancer(folder, clock.nowMs());
  try {
    const servers = folder.layout.nodes.map((_, index) => `node-${index + 1}`);
    for (;;) {
      const streams = await settledStreams(connection, options);
      const copies = countCopies(streams, servers);
      const [least = "", most = ""] = extremesOf(copies);
      const chosen = streams.find((each) => peersOf(each).includes(most) && !peersOf(each).includes(least));
      const isEven = (copies.get(most) ?? 0) - (copies.get(least) ?? 0) <= 1;
      if (isEven || chosen === undefined || signal.aborted) return copies;
      onMove(chosen.config.name, most);
      if (isDry) return copies;
      await removePeer(connection, chosen.config.name, most);
      await clock.sleep(lookMs, signal);
    }
  } finally {
    await connection.close();
  }
}

/** No role may move copies: a credential for an hour does, which is never written to a file. */
async function connectBalancer(folder: FleetFolder, nowMs: number): Promise<NatsConnection> {
  const allow = ["STREAM.NAMES", "STREAM.LIST", "STREAM.PEER.REMOVE.*"].map((verb) => `$JS.API.${verb}`);
  const permissions = { pub: { allow }, sub: { allow: [`${inboxOf(name)}.>`] } };
  const untilSeconds = Math.ceil(nowMs / 1000) + hourSeconds;
  const { credentials } = await signUser(folder.keys.account, name, permissions, { untilSeconds });
  const authority = await readAuthority(folder.path);
  return await connectFleet(makeCredential(folder.layout, authority, inboxOf(name), credentials), {
    name: "shipslog balance",
  });
}

const peersOf = ({ cluster }: StreamInfo): readonly string[] => [
  ...(cluster?.leader === undefined || cluster.leader === "" ? [] : [cluster.leader]),
  ...(cluster?.replicas ?? []).map((each) => each.name),
];

/** Waits until every stream has all its copies, each with everything. */
async function settledStreams(
  connection: NatsConnection,
  { clock, signal }: BalanceOptions,
): Promise<readonly StreamInfo[]> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  for (;;) {
    const streams = (await Array.fromAsync(manager.streams.list()).catch(() => [])).toSorted((one, other) =>
      one.config.name.localeCompare(other.config.name),
    );
    const isSettled = (each: StreamInfo) =>
      peersOf(each).length === each.config.num_replicas &&
      (each.cluster?.replicas ?? []).every(({ current, offline }) => current && !offline);
    if (signal.aborted || (streams.length > 0 && streams.every(isSettled))) return streams;
    await clock.sleep(lookMs, signal);
  }
}

function countCopies(streams: readonly StreamInfo[], servers: readonly string[]): Map<string, number> {
  const copies = new Map(servers.map((server) => [server, 0]));
  for (const peer of streams.flatMap(peersOf)) copies.set(peer, (copies.get(peer) ?? 0) + 1);
  return copies;
}

function extremesOf(copies: ReadonlyMap<string, number>): readonly [string | undefined, string | undefined] {
  const names = [...copies].toSorted(([, one], [, other]) => one - other).map(([server]) => server);
  return [names[0], names.at(-1)];
}

async function removePeer(connection: NatsConnection, stream: string, peer: string): Promise<void> {
  const subject = `$JS.API.STREAM.PEER.REMOVE.${stream}`;
  const answer = await connection.request(subject, JSON.stringify({ peer }), { timeout: 10_000 });
  const { error } = parseFleetJson(answer.string(), answerShape, subject, "odd-server");
  if (error !== undefined) throw new FleetError("cannot-move", `${stream} from ${peer}: ${error.description ?? ""}`);
}
