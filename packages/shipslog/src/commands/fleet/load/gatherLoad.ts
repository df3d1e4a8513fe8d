import { connectFleet, type Credential, ConnectionState, partitionOf, pseudonymOf, trustOf } from "@shipslog/fleet";
import { lendCredentials } from "@shipslog/fleet/provisioning";
import { Uplink } from "@shipslog/fleet/uplink";
import type { FleetArguments } from "../access/fleetOptions.ts";
import type { Host } from "../../../command/Host.ts";
import { readCredential } from "../access/credentials.ts";
import { openFleet } from "../access/fleetFolder.ts";
import { LoadTally } from "./LoadTally.ts";
import { pastJournals } from "./SimulatedSource.ts";
import { Turns } from "./Turns.ts";

const dayMs = 86_400_000;

/** The names of simulated commanders. Pseudonyms are made of them, so that the same seed has the same commanders. */
export function loadNames(seed: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => `load ${seed} ${at}`);
}

/** Makes the commanders: each with a credential and a connection of its own, or all with the credential that was given. */
export async function gatherLoad(args: FleetArguments, host: Host): Promise<Load> {
  const seed = args.optionalInteger("seed") ?? host.drawSeed();
  const names = loadNames(seed, args.integer("commanders"));
  const tally = new LoadTally();
  const past = pastJournals(args.optionalInteger("past") ?? 0);
  const plan = { tally, seed, forMs: args.durationMs("for"), damage: args.optionalInteger("damage"), past };
  const shared = args.text("credentials");
  if (shared !== undefined) {
    const credential = await readCredential(shared, args);
    const players = await oneConnection(credential, names, tally, host);
    return { ...plan, players, longestBytes: credential.limits.longestBytes };
  }
  const credentials = await lendToAll(names, plan.forMs, args, host);
  const [first] = credentials;
  // Ten thousand would wait for servers that do not run; one says so.
  if (first !== undefined) await (await connectFleet(first, { name: "shipslog load" })).close();
  const players = ownConnections(credentials, tally, host);
  return { ...plan, players, longestBytes: first?.limits.longestBytes ?? 1 };
}

async function lendToAll(
  names: readonly string[],
  forMs: number,
  args: FleetArguments,
  { clock }: Host,
): Promise<readonly Credential[]> {
  const folder = await openFleet(args);
  const servers = args.text("server")?.split(",") ?? folder.servers;
  const lend = await lendCredentials(folder, clock.nowMs() + forMs + dayMs);
  const credentials: Credential[] = [];
  for (const name of names) credentials.push({ ...(await lend(name)), servers });
  return credentials;
}

/** Simulated commanders, and what they do. */
export interface Load {
  readonly players: readonly LoadPlayer[];
  readonly tally: LoadTally;
  readonly seed: number;
  /** How long each plays: a time of play, or a time on the clock. */
  readonly forMs: number;
  /** Damages one line in this many. */
  readonly damage: number | undefined;
  readonly longestBytes: number;
  /** The names of the journals that each has beside those that it sends. */
  readonly past: readonly string[];
}

/** One simulated commander. */
export interface LoadPlayer {
  readonly commander: string;
  readonly partition: number;
  /** Connects for a session. */
  join(): Promise<Uplink>;
  /** Disconnects after a session. */
  leave(uplink: Uplink): Promise<void>;
}

/** Makes commanders that share one connection, with a credential that may send for all. */
async function oneConnection(
  credential: Credential,
  names: readonly string[],
  tally: LoadTally,
  { clock }: Pick<Host, "clock">,
): Promise<readonly LoadPlayer[]> {
  const { inbox, partitions, limits } = credential;
  const { longestBytes, backlogLines } = limits;
  const connection = await connectFleet(credential, { name: "shipslog load" });
  const uplink = new Uplink(connection, { inbox, clock, longestBytes, backlogLines });
  tally.open(uplink, new ConnectionState(connection));
  return names.map((name) => {
    const commander = pseudonymOf(name, "load");
    const join = () => Promise.resolve(uplink);
    return { commander, partition: partitionOf(commander, partitions), join, leave: () => Promise.resolve() };
  });
}

/** The most connections that are being made at once. More would wait for each other and time out. */
const mostConnecting = 64;

/** The most attempts to connect again in a second. Each takes this process 7 ms, which in a real fleet are spent on as many computers. */
const reconnectsASecond = 100;

/** Lets the commanders connect again one after the other, as fast as one process can. */
function paceReconnects(clock: Host["clock"]): () => number {
  let nextMs = 0;
  return () => {
    nextMs = Math.max(clock.nowMs(), nextMs + 1000 / reconnectsASecond);
    return nextMs - clock.nowMs();
  };
}

/** Makes a commander with a credential and a connection of its own for each credential. */
function ownConnections(
  credentials: readonly Credential[],
  tally: LoadTally,
  { clock }: Pick<Host, "clock">,
): readonly LoadPlayer[] {
  const turns = new Turns(mostConnecting);
  const delayMs = paceReconnects(clock);
  // All are of one fleet.
  const [first] = credentials;
  const trust = first === undefined ? undefined : trustOf(first.authority);
  return credentials.flatMap((credential): readonly LoadPlayer[] => {
    const { commander, inbox, limits } = credential;
    if (commander === undefined) return [];
    const { id, partition } = commander;
    const join = () =>
      turns.take(async () => {
        const connection = await connectFleet(credential, { name: "shipslog load", isPatient: true, delayMs, trust });
        const { longestBytes, backlogLines } = limits;
        const uplink = new Uplink(connection, { inbox, clock, longestBytes, backlogLines, commander: id });
        tally.open(uplink, new ConnectionState(connection));
        return uplink;
      });
    return [{ commander: id, partition, join, leave: (uplink) => tally.close(uplink) }];
  });
}
