import type { Uplink } from "@shipslog/fleet/uplink";
import type { Host } from "../../../command/Host.ts";
import { SimulatedSource, type Pace, type SimulatedLine } from "../SimulatedSource.ts";
import type { LoadTally } from "./LoadTally.ts";
import type { LoadPlayer } from "./LoadPlayer.ts";
import { isDamaged } from "./simulateSessions.ts";

/** A session of a commander: its lines, and when they are written. */
export interface PlayedSession {
  readonly player: LoadPlayer;
  readonly lines: readonly SimulatedLine[];
  readonly pace: Pace;
}

/** Sends the lines of a session as they are written, until all are stored. */
export async function playSession(
  { player, lines, pace }: PlayedSession,
  uplink: Uplink,
  tally: LoadTally,
  { interrupted }: Pick<Host, "interrupted">,
): Promise<void> {
  const { commander, partition } = player;
  tally.lines += lines.length;
  tally.damaged += lines.filter(isDamaged).length;
  await uplink.send({ commander, partition, source: new SimulatedSource(lines, pace) }, interrupted);
  if (!interrupted.aborted) tally.sessions++;
}
