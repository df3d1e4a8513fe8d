/** How a fleet is laid out: what `shipslog fleet up` writes down once and keeps. */
export interface Layout {
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

/** What one commander can take of the broker. */
export interface FleetLimits {
  /** The longest payload, in bytes. */
  readonly longestBytes: number;
  /** The most lines of one kind of one commander that wait in the broker. */
  readonly backlogLines: number;
  /** The most bytes that wait in one partition. */
  readonly partitionBytes: number;
}

/** What a layout file calls itself. */
export const layoutFormat = "shipslog-fleet";

/** The limits of a new fleet: a median hour of play is 224 lines, the longest line seen 11 KB. */
export const usualLimits: FleetLimits = {
  longestBytes: 64 * 1024,
  backlogLines: 4096,
  partitionBytes: 4 * 2 ** 30,
};
