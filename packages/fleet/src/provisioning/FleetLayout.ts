import type { FleetLimits } from "../credential/FleetLimits.ts";

/** How a fleet is laid out: what `shipslog fleet up` writes down once and keeps. */
export interface FleetLayout {
  readonly format: typeof layoutFormat;
  readonly version: 1;
  /** Where the servers listen; loopback for trial. */
  readonly host: string;
  readonly nodes: readonly NodePorts[];
  /** How many ways the commanders are divided. */
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

/** What a layout file calls itself. */
export const layoutFormat = "shipslog-fleet";
