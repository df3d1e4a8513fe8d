import { connectFleet, type Credential } from "@shipslog/fleet";
import { lendCredentials } from "@shipslog/fleet/provisioning";
import type { FleetArguments } from "../fleetOptions.ts";
import type { Host } from "../../../command/Host.ts";
import { readCredential } from "../credentials.ts";
import { openFleet } from "../fleetFolder.ts";
import type { Load } from "./Load.ts";
import { LoadTally } from "./LoadTally.ts";
import { ownConnections } from "./ownConnections.ts";
import { oneConnection } from "./oneConnection.ts";

const dayMs = 86_400_000;

/** Makes the commanders: each with a credential and a connection of its own, or all with the credential that was given. */
export async function gatherLoad(args: FleetArguments, host: Host): Promise<Load> {
  const seed = args.optionalInteger("seed") ?? host.drawSeed();
  const names = Array.from({ length: args.integer("commanders") }, (_, at) => `load ${seed} ${at}`);
  const tally = new LoadTally();
  const plan = { tally, seed, forMs: args.durationMs("for"), damage: args.optionalInteger("damage") };
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
