import type { Uplink } from "@shipslog/fleet/uplink";
import type { Host } from "../../../command/Host.ts";
import { orInterrupted } from "../../../failure/errors.ts";
import type { Load, LoadPlayer } from "./gatherLoad.ts";
import { playSession } from "./playSession.ts";
import { Rhythm } from "./Rhythm.ts";
import { mostSessions, simulateSessions } from "./simulateSessions.ts";

/** Sessions have between twenty minutes and two hours of play. */
const shortestMs = 1_200_000;
const longestMs = 7_200_000;

/** How many commanders share a session, if there are few. */
const sharing = 4;

/** Every commander plays sessions one after another at a number of lines an hour, for the given time after all have connected. */
export async function playOn(load: Load, linesAnHour: number, onConnected: () => void, host: Host): Promise<void> {
  const { players, forMs } = load;
  const { clock } = host;
  const count = Math.min(Math.ceil(players.length / sharing), mostSessions);
  const durationMs = (at: number) => shortestMs + ((longestMs - shortestMs) * at) / count;
  const sessions = simulateSessions({ ...load, count, durationMs, nowMs: clock.nowMs() });
  const rhythm = new Rhythm(sessions, linesAnHour);
  const joining = Promise.all(players.map(async (player) => ({ player, uplink: await player.join() })));
  const joined = await orInterrupted(joining, host, "not all commanders were connected");
  onConnected();
  const untilMs = clock.nowMs() + forMs;
  const play = ({ player, uplink }: Joined, at: number) =>
    playInTurn(player, at, uplink, { load, rhythm, untilMs }, host);
  await Promise.all(joined.map(play));
}

/** A commander with its first connection. */
interface Joined {
  readonly player: LoadPlayer;
  readonly uplink: Uplink;
}

async function playInTurn(
  player: LoadPlayer,
  at: number,
  first: Uplink,
  { load, rhythm, untilMs }: { readonly load: Load; readonly rhythm: Rhythm; readonly untilMs: number },
  host: Host,
): Promise<void> {
  const { clock, interrupted } = host;
  let uplink = first;
  for (let round = 0; ; round++) {
    const { lines, startMs, endMs, breakMs } = rhythm.session(at, round, clock.nowMs(), untilMs);
    const pace = { speed: rhythm.speed, startMs, clock };
    await playSession({ player, lines, pace }, uplink, load, host);
    // A game that writes nothing is still running.
    await clock.sleep(Math.max(0, endMs - clock.nowMs()), interrupted);
    await player.leave(uplink);
    if (interrupted.aborted || clock.nowMs() + breakMs >= untilMs) return;
    await clock.sleep(breakMs, interrupted);
    uplink = await player.join();
  }
}
