import { connectFleet, serveMetrics, type Credential } from "@shipslog/fleet";
import { lendCredentials } from "@shipslog/fleet/provisioning";
import { uplinkRegistry, type Uplink } from "@shipslog/fleet/uplink";
import type { Arguments } from "../../Command.ts";
import { describeDuration } from "../../text/describeDuration.ts";
import { exitCodes, type ExitCode } from "../../exitCodes.ts";
import type { Host } from "../../Host.ts";
import { orInterrupted, stopIfInterrupted } from "../../Interruption.ts";
import { readCredential } from "./credentials.ts";
import { openFleet } from "./fleetFolder.ts";
import { LoadTally } from "./load/LoadTally.ts";
import { ownConnections } from "./load/ownConnections.ts";
import type { Player } from "./load/Player.ts";
import { playSession } from "./load/playSession.ts";
import { Rhythm } from "./load/Rhythm.ts";
import { sharedConnection } from "./load/sharedConnection.ts";
import { simulateSessions } from "./load/simulateSessions.ts";
import type { SimulatedLine } from "./SimulatedSource.ts";

/** The most simulated sessions. More commanders share them, each with its own start time. */
const mostSessions = 64;

/** Commanders start within this time of play, so that their bursts do not coincide. */
const spreadMs = 3_600_000;

const reportMs = 5000;
const dayMs = 86_400_000;

/** Sessions of the rhythm have between twenty minutes and two hours of play. */
const shortestMs = 1_200_000;
const longestMs = 7_200_000;

/** What a load is made of. */
interface Load {
  readonly players: readonly Player[];
  readonly tally: LoadTally;
  readonly seed: number;
  readonly forMs: number;
  readonly longestBytes: number;
}

/** `shipslog fleet load`: simulated commanders send at the pace of play or as fast as possible; every line is accounted for. */
export async function runLoad(args: Arguments, host: Host): Promise<ExitCode> {
  const { clock } = host;
  const load = await gather(args, host);
  const { tally, players, seed } = load;
  const port = args.optionalInteger("metrics");
  const server = port === undefined ? undefined : await serveMetrics(uplinkRegistry(tally), port, () => undefined);
  const startMs = clock.nowMs();
  const reporting = new AbortController();
  const summarise = () => summary(tally, players.length, clock.nowMs() - startMs);
  const report = args.has("quiet") ? undefined : reportOn(summarise, host, reporting.signal);
  const linesAnHour = args.optionalInteger("hourly");
  await (linesAnHour === undefined ? playOnce(load, args, host) : playOn(load, linesAnHour, args, host));
  reporting.abort();
  await report;
  const total = `${summarise()}, seed ${seed}`;
  await server?.[Symbol.asyncDispose]();
  await tally[Symbol.asyncDispose]();
  stopIfInterrupted(host, total);
  host.out.write(`${total}\n`);
  return tally.unstored === 0 ? exitCodes.fine : exitCodes.findings;
}

/** Makes the commanders: each with a credential and a connection of its own, or all with the credential that was given. */
async function gather(args: Arguments, host: Host): Promise<Load> {
  const seed = args.optionalInteger("seed") ?? host.drawSeed();
  const names = Array.from({ length: args.integer("commanders") }, (_, at) => `load ${seed} ${at}`);
  const forMs = args.durationMs("for");
  const tally = new LoadTally();
  const shared = args.text("credentials");
  if (shared !== undefined) {
    const credential = await readCredential(shared, args);
    const players = await sharedConnection(credential, names, tally, host);
    return { players, tally, seed, forMs, longestBytes: credential.limits.longestBytes };
  }
  const folder = await openFleet(args);
  const servers = args.text("server")?.split(",") ?? folder.servers;
  const lend = await lendCredentials(folder, host.clock.nowMs() + forMs + dayMs);
  const credentials: Credential[] = [];
  for (const name of names) credentials.push({ ...(await lend(name)), servers });
  const [first] = credentials;
  // Ten thousand would wait for servers that do not run; one says so.
  if (first !== undefined) await (await connectFleet(first, { name: "shipslog load" })).close();
  const players = ownConnections(credentials, tally, host);
  return { players, tally, seed, forMs, longestBytes: folder.layout.limits.longestBytes };
}

/** Every commander plays one session of the given time of play. */
async function playOnce(load: Load, args: Arguments, host: Host): Promise<void> {
  const { players, forMs } = load;
  const { clock } = host;
  const pace = args.speed("speed");
  const speed = pace === "max" ? undefined : pace;
  const sessions = simulate(load, Math.min(players.length, mostSessions), () => forMs, args, host);
  const startMs = clock.nowMs();
  await Promise.all(
    players.map(async (player, at) => {
      const lateMs = speed === undefined ? 0 : (spreadMs * ((at * 7919) % players.length)) / players.length / speed;
      const lines = sessions[at % sessions.length] ?? [];
      const uplink = await player.join();
      await playSession({ player, lines, pace: { speed, startMs: startMs + lateMs, clock } }, uplink, load.tally, host);
      await player.leave(uplink);
    }),
  );
}

/** Every commander plays sessions one after another at a number of lines an hour, for the given time after all have connected. */
async function playOn(load: Load, linesAnHour: number, args: Arguments, host: Host): Promise<void> {
  const { players, tally, forMs } = load;
  const { clock, interrupted } = host;
  const count = Math.min(Math.ceil(players.length / 4), mostSessions);
  const durationMs = (at: number) => shortestMs + ((longestMs - shortestMs) * at) / count;
  const rhythm = new Rhythm(simulate(load, count, durationMs, args, host), linesAnHour);
  const joining = Promise.all(players.map((player) => player.join()));
  const uplinks = await orInterrupted(joining, host, "not all commanders were connected");
  if (!args.has("quiet")) host.err.write(`${tally.connections} commanders are connected\n`);
  const untilMs = clock.nowMs() + forMs;
  const play = async (player: Player, at: number, first: Uplink) => {
    for (let [round, uplink] = [0, first]; ; round++) {
      const { lines, startMs, endMs, breakMs } = rhythm.session(at, round, clock.nowMs(), untilMs);
      await playSession({ player, lines, pace: { speed: rhythm.speed, startMs, clock } }, uplink, tally, host);
      // A game that writes nothing is still running.
      await clock.sleep(endMs - clock.nowMs(), interrupted);
      await player.leave(uplink);
      if (interrupted.aborted || clock.nowMs() + breakMs >= untilMs) return;
      await clock.sleep(breakMs, interrupted);
      uplink = await player.join();
    }
  };
  await Promise.all(uplinks.map((uplink, at) => play(players[at] as Player, at, uplink)));
}

function simulate(
  { seed, longestBytes }: Load,
  count: number,
  durationMs: (at: number) => number,
  args: Arguments,
  { clock }: Host,
): readonly (readonly SimulatedLine[])[] {
  const damage = args.optionalInteger("damage");
  return simulateSessions({ count, seed, durationMs, nowMs: clock.nowMs(), longestBytes, damage });
}

function summary(tally: LoadTally, commanders: number, tookMs: number): string {
  const { counts, lines, damaged, unstored, connections, sessions } = tally;
  const again = Math.max(0, counts.sent - lines);
  const rate = Math.round(counts.sent / Math.max(0.001, tookMs / 1000));
  const ofThem = damaged === 0 ? "" : ` (${damaged} damaged)`;
  return `${lines} lines${ofThem} of ${commanders} commanders, ${counts.sent} sent (${again} again), ${unstored} not stored, ${connections} connections, ${sessions} sessions done in ${describeDuration(tookMs)}, ${rate} a second`;
}

async function reportOn(summarise: () => string, { clock, err }: Host, signal: AbortSignal): Promise<void> {
  for (;;) {
    await clock.sleep(reportMs, signal);
    if (signal.aborted) return;
    err.write(`${summarise()}\n`);
  }
}
