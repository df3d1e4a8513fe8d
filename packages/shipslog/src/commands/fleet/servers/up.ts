import { join, resolve } from "node:path";
import { once } from "node:events";
import { createServer } from "node:net";
import { FleetError } from "@shipslog/fleet";
import { Cluster, FleetFolder, type NewFleet, type NodePorts, usualLimits } from "@shipslog/fleet/provisioning";
import type { FleetArguments } from "../access/fleetOptions.ts";
import { EnvironmentError, orInterrupted, UsageError } from "../../../failure/errors.ts";
import { exitCodes, type ExitCode } from "../../../failure/exitCodes.ts";
import type { Host } from "../../../command/Host.ts";
import { findServer } from "../access/fleetFolder.ts";

const localNodes = 3;
const pollMs = 5000;

/** `shipslog fleet up`: creates a fleet if needed and runs its three servers on loopback until Ctrl-C; with hosts it writes what they need. */
export async function runUp(args: FleetArguments, host: Host): Promise<ExitCode> {
  const path = args.required("fleet");
  const existing = await FleetFolder.open(path);
  const hosts = args.text("hosts")?.split(",") ?? [];
  if (hosts.length > 0 && existing !== undefined) {
    throw new UsageError(`${path} has a fleet already; shipslog fleet grow and move change its hosts`);
  }
  if (hosts.length > 0 || existing?.layout.nodes.some((node) => node.host !== undefined) === true) {
    const folder = existing ?? (await createFleet(path, { ...newFleet(args, hosts), pseudonyms: host.drawKey() }));
    host.out.write(instructions(folder));
    return exitCodes.fine;
  }
  const server = await findServer(args, host);
  const fresh = newFleet(args, hosts);
  // Before a folder is made: the ports of a fleet cannot be changed.
  await requireFreePorts(existing?.layout.nodes ?? fresh.nodes);
  const folder = existing ?? (await createFleet(path, { ...fresh, pseudonyms: host.drawKey() }));
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

function newFleet(args: FleetArguments, hosts: readonly string[]) {
  const port = args.integer("port");
  const routeHosts = args.text("route-hosts")?.split(",") ?? [];
  if (routeHosts.length > 0 && routeHosts.length !== hosts.length) {
    throw new UsageError(`--route-hosts has ${routeHosts.length} addresses for the ${hosts.length} of --hosts`);
  }
  const local = () => Array.from({ length: localNodes }, (_, at) => portsOf(port + at));
  return {
    // On hosts of their own all servers have the same ports.
    nodes:
      hosts.length === 0
        ? local()
        : hosts.map((name, at): NodePorts => {
            const routeHost = routeHosts[at];
            return { host: name, ...(routeHost === undefined ? {} : { routeHost }), ...portsOf(port) };
          }),
    partitions: args.integer("partitions"),
    limits: usualLimits,
    sync: args.choice("sync"),
  } as const;
}

const portsOf = (port: number): NodePorts => ({ client: port, cluster: port + 10, monitor: port + 20 });

/** What to do on each host. The keys and the key of the authority stay where they are. */
function instructions({ path, layout, servers }: FleetFolder): string {
  const folder = resolve(path);
  const starts = layout.nodes.map(
    ({ host }, at) => `  ${host}: nats-server -c ${join(folder, `node-${at + 1}`, "nats.conf")}`,
  );
  return `a fleet of ${servers.length} servers: ${servers.join(", ")}
Copy ${join(folder, "tls")}/{authority.pem,server.pem,server.key,route-authority.pem,route.pem,route.key} and the folder of its server to each host, at the same path. Then start:
${starts.join("\n")}
`;
}

function greeting(folder: FleetFolder, isNew: boolean): string {
  return `${isNew ? "created and started" : "started"} three servers: ${folder.servers.join(", ")}
  shipslog fleet invite NAME --fleet ${folder.path}
  shipslog fleet collect --out LAKE --fleet ${folder.path}
Press Ctrl-C to stop.
`;
}

/** Reports when a server becomes unhealthy or healthy again. */
async function watchHealth(cluster: Cluster, args: FleetArguments, { clock, interrupted, err }: Host): Promise<void> {
  const unhealthy = new Set<number>();
  while (!interrupted.aborted) {
    for (let at = 1; at <= localNodes; at++) {
      const isHealthy = await cluster.isHealthy(at);
      if (isHealthy === !unhealthy.has(at)) continue;
      if (isHealthy) unhealthy.delete(at);
      else unhealthy.add(at);
      const log = join(args.required("fleet"), `node-${at}`, "log");
      if (!args.has("quiet")) err.write(`node-${at} is ${isHealthy ? "healthy again" : `not healthy; see ${log}`}\n`);
    }
    await clock.sleep(pollMs, interrupted);
  }
}

/**
 * Throws if a server on this machine could not listen on one of its ports. A server that cannot ends at once, and the health check
 * would ask the program that has the port: another fleet, or the same one in another terminal.
 */
export async function requireFreePorts(nodes: readonly NodePorts[]): Promise<void> {
  for (const { client, cluster, monitor } of nodes) for (const port of [client, cluster, monitor]) await tryPort(port);
}

async function tryPort(port: number): Promise<void> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EADDRINUSE") throw cause;
    throw new EnvironmentError(
      `port ${port} is taken, perhaps by servers of this fleet that already run; stop them, or create a fleet with another --port`,
    );
  }
  server.close();
  await once(server, "close");
}
