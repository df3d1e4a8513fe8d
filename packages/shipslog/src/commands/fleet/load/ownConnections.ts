import { connectFleet, ConnectionState, type Credential } from "@shipslog/fleet";
import { Uplink } from "@shipslog/fleet/uplink";
import type { Host } from "../../../command/Host.ts";
import type { LoadTally } from "./LoadTally.ts";
import type { LoadPlayer } from "./LoadPlayer.ts";
import { Turns } from "./Turns.ts";

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
export function ownConnections(
  credentials: readonly Credential[],
  tally: LoadTally,
  { clock }: Pick<Host, "clock">,
): readonly LoadPlayer[] {
  const turns = new Turns(mostConnecting);
  const delayMs = paceReconnects(clock);
  return credentials.flatMap((credential): readonly LoadPlayer[] => {
    const { commander, inbox, limits } = credential;
    if (commander === undefined) return [];
    const { id, partition } = commander;
    const join = () =>
      turns.take(async () => {
        const connection = await connectFleet(credential, { name: "shipslog load", isPatient: true, delayMs });
        const { longestBytes, backlogLines } = limits;
        const uplink = new Uplink(connection, { inbox, clock, longestBytes, backlogLines, commander: id });
        tally.open(uplink, new ConnectionState(connection));
        return uplink;
      });
    return [{ commander: id, partition, join, leave: (uplink) => tally.close(uplink) }];
  });
}
