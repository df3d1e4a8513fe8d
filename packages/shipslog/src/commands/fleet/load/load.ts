import { uplinkRegistry } from "@shipslog/fleet/uplink";
import type { FleetArguments } from "../access/fleetOptions.ts";
import { openMetrics } from "../access/openMetrics.ts";
import { describeDuration } from "../../../text/numbers.ts";
import { exitCodes, type ExitCode } from "../../../failure/exitCodes.ts";
import type { Host } from "../../../command/Host.ts";
import { stopIfInterrupted } from "../../../failure/errors.ts";
import { gatherLoad, type Load } from "./gatherLoad.ts";
import type { LoadTally } from "./LoadTally.ts";
import { playOn } from "./playOn.ts";
import { playOnce } from "./playSession.ts";

const reportMs = 5000;

/** `shipslog fleet load`: simulated commanders send at the pace of play or as fast as possible; every line is accounted for. */
export async function runLoad(args: FleetArguments, host: Host): Promise<ExitCode> {
  const play = choosePlay(args, host);
  const load = await gatherLoad(args, host);
  const { tally } = load;
  let total: string;
  try {
    const server = await openMetrics(args, uplinkRegistry(tally), () => undefined);
    try {
      total = await reportWhile(play, load, args, host);
    } finally {
      await server?.[Symbol.asyncDispose]();
    }
  } finally {
    // Connections that stay open would keep the process alive after an error.
    await tally[Symbol.asyncDispose]();
  }
  stopIfInterrupted(host, total);
  host.out.write(`${total}\n`);
  return tally.unstored === 0 ? exitCodes.fine : exitCodes.findings;
}

/** Plays, says meanwhile how far it is, and returns what there was in all. */
async function reportWhile(
  play: (load: Load) => Promise<void>,
  load: Load,
  args: FleetArguments,
  host: Host,
): Promise<string> {
  const { tally, players, seed } = load;
  const startMs = host.clock.nowMs();
  const summarise = () => summary(tally, players.length, host.clock.nowMs() - startMs);
  const reporting = new AbortController();
  const report = args.has("quiet") ? undefined : reportOn(summarise, host, reporting.signal);
  try {
    await play(load);
  } finally {
    reporting.abort();
    await report;
  }
  return `${summarise()}, seed ${seed}`;
}

/** Every commander plays one session, or sessions one after another at a number of lines an hour. */
function choosePlay(args: FleetArguments, host: Host): (load: Load) => Promise<void> {
  const linesAnHour = args.optionalInteger("hourly");
  const speed = args.speed("speed");
  if (linesAnHour === undefined) return (load) => playOnce(load, speed === "max" ? undefined : speed, host);
  return (load) => {
    const onConnected = () => {
      if (!args.has("quiet")) host.err.write(`${load.tally.connections} commanders are connected\n`);
    };
    return playOn(load, linesAnHour, onConnected, host);
  };
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
