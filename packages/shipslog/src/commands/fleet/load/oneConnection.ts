import { connectFleet, ConnectionState, partitionOf, pseudonymOf, type Credential } from "@shipslog/fleet";
import { Uplink } from "@shipslog/fleet/uplink";
import type { Host } from "../../../command/Host.ts";
import type { LoadTally } from "./LoadTally.ts";
import type { LoadPlayer } from "./LoadPlayer.ts";

/** Makes commanders that share one connection, with a credential that may send for all. */
export async function oneConnection(
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
