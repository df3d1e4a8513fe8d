import { escapeControls, formatCount } from "@shipslog/contract/internal";
import type { MetricsServer } from "@shipslog/fleet";
import { RegistrarMetrics, serveRegistrar, type RefusalCode } from "@shipslog/fleet/joining";
import type { FleetArguments } from "../access/fleetOptions.ts";
import { exitCodes, type ExitCode } from "../../../failure/exitCodes.ts";
import type { Host } from "../../../command/Host.ts";
import { addressOption } from "../access/credentials.ts";
import { openMetrics, whereMetricsAre } from "../access/openMetrics.ts";

/** How often refusals are reported: a flood must not fill the log. */
const reportMs = 10_000;

/** `shipslog fleet registrar`: lets players join with codes, until Ctrl-C. */
export async function runRegistrar(args: FleetArguments, host: Host): Promise<ExitCode> {
  const folder = args.required("fleet");
  const isQuiet = args.has("quiet");
  const say = (text: string) => {
    if (!isQuiet) host.err.write(`${escapeControls(text)}\n`);
  };
  const refused = new Map<RefusalCode, number>();
  const counts = new RegistrarMetrics();
  const registrar = await serveRegistrar({
    folder,
    nowMs: () => host.clock.nowMs(),
    ...addressOption(args, "listen"),
    onJoined: (name, isRepeated) => {
      counts.joined();
      say(`${name} has joined${isRepeated ? " again with the same key" : ""}`);
    },
    onRenewed: () => counts.renewed(),
    onRefused: (why) => {
      counts.refused(why);
      refused.set(why, (refused.get(why) ?? 0) + 1);
    },
    onTrouble: (error) => {
      counts.failed();
      say(`could not give a credential: ${error instanceof Error ? error.message : String(error)}`);
    },
  });
  let metrics: MetricsServer | undefined;
  try {
    metrics = await openMetrics(args, counts.registry, () => counts.problem);
    say(
      `players with a code for ${registrar.announced} can join; listens on port ${registrar.port}${whereMetricsAre(metrics)}, press Ctrl-C to stop`,
    );
    while (!host.interrupted.aborted) {
      await host.clock.sleep(reportMs, host.interrupted);
      if (refused.size > 0) say(describe(refused));
      refused.clear();
    }
  } finally {
    await metrics?.[Symbol.asyncDispose]();
    await registrar[Symbol.asyncDispose]();
  }
  return exitCodes.fine;
}

function describe(refused: ReadonlyMap<RefusalCode, number>): string {
  const total = [...refused.values()].reduce((sum, count) => sum + count, 0);
  return `refused ${formatCount(total, "attempt")}: ${[...refused].map(([why, count]) => `${count} ${why}`).join(", ")}`;
}
