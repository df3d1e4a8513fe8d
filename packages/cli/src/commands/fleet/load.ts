import { connectFleet, partitionOf, pseudonymOf, serveMetrics } from "@shipslog/fleet";
import { outboundLineOf, Uplink, uplinkRegistry } from "@shipslog/fleet/uplink";
import { scenarioNames } from "@shipslog/simulator";
import type { Arguments } from "../../Command.ts";
import { describeDuration } from "../../text/describeDuration.ts";
import { exitCodes, type ExitCode } from "../../exitCodes.ts";
import type { Host } from "../../Host.ts";
import { stopIfInterrupted } from "../../Interruption.ts";
import { readCredential } from "./credentials.ts";
import { credentialIn } from "./fleetFolder.ts";
import { simulateLines } from "./simulateLines.ts";
import { SimulatedSource, type SimulatedLine } from "./SimulatedSource.ts";

/** The most simulated sessions. More commanders share them, each with its own start time. */
const mostSessions = 64;

/** Commanders start within this time of play, so that their bursts do not coincide. */
const spreadMs = 3_600_000;

const reportMs = 5000;

/** `shipslog fleet load`: simulated commanders send at the pace of play or as fast as possible; every line is accounted for. */
export async function runLoad(args: Arguments, host: Host): Promise<ExitCode> {
  const commanders = args.integer("commanders");
  const pace = args.speed("speed");
  const speed = pace === "max" ? undefined : pace;
  const seed = args.optionalInteger("seed") ?? host.drawSeed();
  const credential = await readCredential(args.text("credentials") ?? credentialIn(args, "load"), args);
  const { longestBytes, backlogLines } = credential.limits;
  const { clock, interrupted } = host;
  const sessions = simulateSessions(Math.min(commanders, mostSessions), seed, args.durationMs("for"), clock.nowMs());
  const uplink = new Uplink(await connectFleet(credential, { name: "shipslog load" }), {
    ...{ inbox: credential.inbox, clock, longestBytes, backlogLines },
  });
  const metrics = args.optionalInteger("metrics");
  const server =
    metrics === undefined ? undefined : await serveMetrics(uplinkRegistry(uplink), metrics, () => undefined);
  const startMs = clock.nowMs();
  const totals = { lines: 0, done: 0 };
  const reporting = new AbortController();
  const summarise = () => summary(uplink, totals, commanders, clock.nowMs() - startMs);
  const report = args.has("quiet") ? undefined : reportOn(summarise, host, reporting.signal);
  await Promise.all(
    Array.from({ length: commanders }, async (_, at) => {
      const lines = sessions[at % sessions.length] ?? [];
      const commander = pseudonymOf(`load ${seed} ${at}`, "load");
      const partition = partitionOf(commander, credential.partitions);
      const lateMs = speed === undefined ? 0 : (spreadMs * ((at * 7919) % commanders)) / commanders / speed;
      const source = new SimulatedSource(lines, { speed, startMs: startMs + lateMs, clock });
      totals.lines += lines.filter(({ entry }) => outboundLineOf(entry, { longestBytes }) !== undefined).length;
      await uplink.send({ commander, partition, source }, interrupted);
      totals.done++;
    }),
  );
  reporting.abort();
  await report;
  const total = `${summarise()}, seed ${seed}`;
  await server?.[Symbol.asyncDispose]();
  await uplink[Symbol.asyncDispose]();
  stopIfInterrupted(host, total);
  host.out.write(`${total}\n`);
  return uplink.unstored === 0 ? exitCodes.fine : exitCodes.findings;
}

function simulateSessions(
  count: number,
  seed: number,
  durationMs: number,
  nowMs: number,
): readonly (readonly SimulatedLine[])[] {
  const start = Math.floor(nowMs / 1000) * 1000 - durationMs;
  return Array.from({ length: count }, (_, at) => {
    const scenario = scenarioNames[at % scenarioNames.length] ?? "explorer";
    return simulateLines({ seed: seed + at, galaxySeed: seed, scenario, dialect: "spec", start, durationMs });
  });
}

function summary(
  { counts, unstored }: Uplink,
  { lines, done }: { lines: number; done: number },
  commanders: number,
  tookMs: number,
): string {
  const again = Math.max(0, counts.sent - lines);
  const rate = Math.round(counts.sent / Math.max(0.001, tookMs / 1000));
  return `${lines} lines of ${commanders} commanders, ${counts.sent} sent (${again} again), ${unstored} not stored, ${done} commanders done in ${describeDuration(tookMs)}, ${rate} a second`;
}

async function reportOn(summarise: () => string, { clock, err }: Host, signal: AbortSignal): Promise<void> {
  for (;;) {
    await clock.sleep(reportMs, signal);
    if (signal.aborted) return;
    err.write(`${summarise()}\n`);
  }
}
