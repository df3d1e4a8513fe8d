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
  readonly client: number;
  readonly cluster: number;
  readonly monitor: number;
}

/** The value of `format` in a layout file. */
export const layoutFormat = "shipslog-fleet";

/** The addresses of the servers for clients, as `host:port`. */
export function serversOf({ host, nodes }: Pick<FleetLayout, "host" | "nodes">): readonly string[] {
  return nodes.map(({ client }) => `${host}:${client}`);
}
