import type { FleetLimits } from "../credential/FleetLimits.ts";

/** The fixed configuration of a fleet, written once by `shipslog fleet up`. */
export interface FleetLayout {
  readonly format: typeof layoutFormat;
  readonly version: 1;
  /** The address that the servers listen on; loopback by default. */
  readonly host: string;
  readonly nodes: readonly NodePorts[];
  /** The number of partitions that the commanders are divided into. */
  readonly partitions: number;
  readonly replicas: number;
  readonly limits: FleetLimits;
}

/** The ports of one server. */
export interface NodePorts {
  /** The address or name of its host; that of the layout if it has none. */
  readonly host?: string;
  readonly client: number;
  readonly cluster: number;
  readonly monitor: number;
}

/** The value of `format` in a layout file. */
export const layoutFormat = "shipslog-fleet";

/** The addresses of the servers for clients, as `host:port`. */
export function serversOf(layout: Pick<FleetLayout, "host" | "nodes">): readonly string[] {
  return layout.nodes.map((node) => `${hostOf(node, layout)}:${node.client}`);
}

/** The address or name of a server's host, in brackets if it is an address of IPv6. */
export function hostOf(node: NodePorts, { host }: Pick<FleetLayout, "host">): string {
  const found = node.host ?? host;
  return found.includes(":") ? `[${found}]` : found;
}

/** The hosts of a fleet on several machines, as they were given. */
export function hostsOf({ nodes }: Pick<FleetLayout, "nodes">): readonly string[] {
  return [...new Set(nodes.flatMap(({ host }) => host ?? []))];
}
