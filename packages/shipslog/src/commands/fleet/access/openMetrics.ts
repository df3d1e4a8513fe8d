import { serveMetrics, type MetricsServer } from "@shipslog/fleet";
import { EnvironmentError } from "../../../failure/errors.ts";
import type { FleetArguments } from "./fleetOptions.ts";

type Serving = Parameters<typeof serveMetrics>;

/** Serves metrics where `--metrics` asks for it; undefined without that option. */
export async function openMetrics(
  args: FleetArguments,
  registry: Serving[0],
  problem: Serving[2],
): Promise<MetricsServer | undefined> {
  const port = args.optionalInteger("metrics");
  if (port === undefined) return undefined;
  const host = args.text("metrics-host");
  return await serveMetrics(registry, { port, host }, problem).catch((cause: unknown) => {
    throw new EnvironmentError(`cannot serve metrics on port ${port} of ${host ?? "loopback"}`, { cause });
  });
}

/** What a greeting says about the metrics, if they are served. */
export const whereMetricsAre = (metrics: MetricsServer | undefined): string =>
  metrics === undefined ? "" : `, metrics on ${metrics.url}`;
