import type { Uplink } from "@shipslog/fleet/uplink";
import type { Host } from "../../../command/Host.ts";
import { SimulatedSource, type Pace, type SimulatedLine } from "./SimulatedSource.ts";
import type { LoadPlayer, Load } from "./gatherLoad.ts";
import { isDamaged, mostSessions, simulateSessions } from "./simulateSessions.ts";

/** A session of a commander: its lines, and when they are written. */
interface PlayedSession {
  readonly player: LoadPlayer;
  readonly lines: readonly SimulatedLine[];
  readonly pace: Pace;
}

/** Sends the lines of a session as they are written, until all are stored. */
export async function playSession(
  { player, lines, pace }: PlayedSession,
  uplink: Uplink,
  { tally, past }: Pick<Load, "tally" | "past">,
  { interrupted }: Pick<Host, "interrupted">,
): Promise<void> {
  const { commander, partition } = player;
  tally.lines += lines.length;
  tally.damaged += lines.filter(isDamaged).length;
  await uplink.send({ commander, partition, source: new SimulatedSource(lines, pace, past) }, interrupted);
  if (!interrupted.aborted) tally.sessions++;
}

/** Commanders start within this time of play, so that their bursts do not coincide. */
const spreadMs = 3_600_000;

/** Every commander plays one session, at a factor of real time or all at once. */
export async function playOnce(load: Load, speed: number | undefined, host: Host): Promise<void> {
  const { players, forMs } = load;
  const { clock } = host;
  const count = Math.min(players.length, mostSessions);
  const sessions = simulateSessions({ ...load, count, durationMs: () => forMs, nowMs: clock.nowMs() });
  const startMs = clock.nowMs();
  await Promise.all(
    players.map(async (player, at) => {
      const lateMs = speed === undefined ? 0 : (spreadMs * ((at * 7919) % players.length)) / players.length / speed;
      const lines = sessions[at % sessions.length] ?? [];
      const uplink = await player.join();
      await playSession({ player, lines, pace: { speed, startMs: startMs + lateMs, clock } }, uplink, load, host);
      await player.leave(uplink);
    }),
  );
}
