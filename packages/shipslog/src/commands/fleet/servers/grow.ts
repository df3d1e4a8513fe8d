import { join, resolve } from "node:path";
import {
  addServers,
  balanceStreams,
  moveServer,
  type FleetFolder,
  type FleetLayout,
  type NewPlace,
} from "@shipslog/fleet/provisioning";
import type { FleetArguments } from "../access/fleetOptions.ts";
import { UsageError } from "../../../failure/errors.ts";
import { exitCodes, type ExitCode } from "../../../failure/exitCodes.ts";
import type { Host } from "../../../command/Host.ts";
import { openFleet } from "../access/fleetFolder.ts";

/** `shipslog fleet grow`: adds servers to a fleet, for `nats-server` to be started on each. */
export async function runGrow(args: FleetArguments, host: Host): Promise<ExitCode> {
  const places = placesIn(args);
  if (places.length === 0) throw new UsageError("the new servers are missing: shipslog fleet grow --hosts HOST,HOST");
  const folder = await openFleet(args);
  const layout = addServers(folder.layout, places);
  const added = layout.nodes.map((_, index) => index).slice(folder.layout.nodes.length);
  return await changeServers(folder, layout, added, args, host);
}

/** `shipslog fleet move`: gives a server another address, for one that was lost or whose machine is replaced. */
export async function runMove(name: string | undefined, args: FleetArguments, host: Host): Promise<ExitCode> {
  const [place, ...more] = placesIn(args);
  if (name === undefined || place === undefined || more.length > 0) {
    throw new UsageError("fleet move needs a server and its new host: shipslog fleet move node-2 --hosts HOST");
  }
  const folder = await openFleet(args);
  const layout = moveServer(folder.layout, name, place);
  return await changeServers(folder, layout, [Number(name.slice("node-".length)) - 1], args, host);
}

function placesIn(args: FleetArguments): readonly NewPlace[] {
  const routeHosts = args.text("route-hosts")?.split(",") ?? [];
  const hosts = args.text("hosts")?.split(",") ?? [];
  if (routeHosts.length > 0 && routeHosts.length !== hosts.length) {
    throw new UsageError(`--route-hosts has ${routeHosts.length} addresses for the ${hosts.length} of --hosts`);
  }
  return hosts.map((each, at) => ({ host: each, routeHost: routeHosts[at] }));
}

async function changeServers(
  folder: FleetFolder,
  layout: FleetLayout,
  changed: readonly number[],
  args: FleetArguments,
  host: Host,
): Promise<ExitCode> {
  const isDry = args.has("dry-run");
  const after = isDry ? folder : await folder.change(layout, host.clock.nowMs());
  const path = resolve(after.path);
  const names = changed.map((index) => `node-${index + 1}`);
  for (const index of changed) {
    const node = layout.nodes[index];
    const place = `${node?.host ?? layout.host}:${node?.client}`;
    host.out.write(
      `node-${index + 1} ${isDry ? "would be" : "is"} at ${place}, for servers at port ${node?.cluster}\n`,
    );
  }
  if (isDry || args.has("quiet")) return exitCodes.fine;
  const starts = names.map((name) => `  nats-server -c ${join(path, name, "nats.conf")}`);
  host.err
    .write(`now copy ${join(path, "tls")}/{authority.pem,server.pem,server.key,route-authority.pem,route.pem,route.key} and the folder of each to its machine, and start there:
${starts.join("\n")}
The other servers go on as they are. Then let streams move to servers that have fewer:
  shipslog fleet balance --fleet ${after.path}
Restart collectors so that they know the new addresses; commanders learn them when their credentials are renewed.
`);
  return exitCodes.fine;
}

/** `shipslog fleet balance`: moves copies of streams to servers that have fewer. */
export async function runBalance(args: FleetArguments, host: Host): Promise<ExitCode> {
  const folder = await openFleet(args);
  const isDry = args.has("dry-run");
  const copies = await balanceStreams({
    folder,
    clock: host.clock,
    signal: host.interrupted,
    isDry,
    onMove: (stream, server) => host.out.write(`a copy of ${stream} ${isDry ? "would leave" : "leaves"} ${server}\n`),
  });
  const counts = [...copies].map(([server, count]) => `${server} ${count}`);
  host.out.write(`copies of streams: ${counts.join(", ")}\n`);
  return exitCodes.fine;
}
