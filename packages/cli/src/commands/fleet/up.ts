import { FleetError } from "@shipslog/fleet";
import { Cluster, FleetFolder, type NewFleet, type NodePorts, usualLimits } from "@shipslog/fleet/provisioning";
import type { Arguments } from "../../Command.ts";
import { EnvironmentError } from "../../EnvironmentError.ts";
import { exitCodes, type ExitCode } from "../../exitCodes.ts";
import { orInterrupted } from "../../Interruption.ts";
import type { Host } from "../../Host.ts";
import { syncModes } from "./syncModes.ts";
import { findServer } from "./fleetFolder.ts";

const nodes = 3;
const pollMs = 5000;

/** `shipslog fleet up`: creates a fleet if needed and runs its three servers on loopback until Ctrl-C. */
export async function runUp(args: Arguments, host: Host): Promise<ExitCode> {
  const path = args.required("fleet");
  const server = await findServer(args, host);
  const existing = await FleetFolder.open(path);
  const folder = existing ?? (await createFleet(path, { ...newFleet(args), pseudonyms: host.drawKey() }));
  const cluster = new Cluster(folder, server, host.clock);
  try {
    await orInterrupted(cluster.start(), host, "the servers are stopped again");
    host.out.write(greeting(folder, existing === undefined));
    await watchHealth(cluster, args, host);
  } finally {
    await cluster.stop();
  }
  return exitCodes.fine;
}

async function createFleet(path: string, fleet: NewFleet): Promise<FleetFolder> {
  try {
    return await FleetFolder.create(path, fleet);
  } catch (cause) {
    throw cause instanceof FleetError ? cause : new EnvironmentError(`cannot create the fleet in ${path}`, { cause });
  }
}

function newFleet(args: Arguments) {
  const port = args.integer("port");
  return {
    nodes: Array.from({ length: nodes }, (_, at) => portsOf(port + at)),
    partitions: args.integer("partitions"),
    limits: usualLimits,
    sync: args.choice("sync", syncModes),
  } as const;
}

const portsOf = (port: number): NodePorts => ({ client: port, cluster: port + 10, monitor: port + 20 });

function greeting(folder: FleetFolder, isNew: boolean): string {
  return `${isNew ? "created and started" : "started"} three servers: ${folder.servers.join(", ")}
  shipslog fleet invite NAME --fleet ${folder.path}
  shipslog fleet collect --out LAKE --fleet ${folder.path}
Press Ctrl-C to stop.
`;
}

/** Reports when a server becomes unhealthy or healthy again. */
async function watchHealth(cluster: Cluster, args: Arguments, { clock, interrupted, err }: Host): Promise<void> {
  const unhealthy = new Set<number>();
  while (!interrupted.aborted) {
    for (let at = 1; at <= nodes; at++) {
      const isHealthy = await cluster.isHealthy(at);
      if (isHealthy === !unhealthy.has(at)) continue;
      if (isHealthy) unhealthy.delete(at);
      else unhealthy.add(at);
      if (!args.has("quiet")) err.write(`node-${at} is ${isHealthy ? "healthy again" : "not healthy"}\n`);
    }
    await clock.sleep(pollMs, interrupted);
  }
}
