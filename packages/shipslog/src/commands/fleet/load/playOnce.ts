import type { Host } from "../../../command/Host.ts";
import type { Load } from "./Load.ts";
import { playSession } from "./playSession.ts";
import { mostSessions, simulateSessions } from "./simulateSessions.ts";

/** Commanders start within this time of play, so that their bursts do not coincide. */
const spreadMs = 3_600_000;

/** Every commander plays one session, at a factor of real time or all at once. */
export async function playOnce(load: Load, speed: number | undefined, host: Host): Promise<void> {
  const { players, forMs, tally } = load;
  const { clock } = host;
  const count = Math.min(players.length, mostSessions);
  const sessions = simulateSessions({ ...load, count, durationMs: () => forMs, nowMs: clock.nowMs() });
  const startMs = clock.nowMs();
  await Promise.all(
    players.map(async (player, at) => {
      const lateMs = speed === undefined ? 0 : (spreadMs * ((at * 7919) % players.length)) / players.length / speed;
      const lines = sessions[at % sessions.length] ?? [];
      const uplink = await player.join();
      await playSession({ player, lines, pace: { speed, startMs: startMs + lateMs, clock } }, uplink, tally, host);
      await player.leave(uplink);
    }),
  );
}
