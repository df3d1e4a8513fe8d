import { join } from "node:path";
import {
  filledTextShape,
  listShape,
  numberOption,
  objectShape,
  oneOfShape,
  optionalShape,
  readShape,
  required,
  textOption,
  textShape,
  valueShape,
  type OptionShapes,
} from "@shipslog/contract/internal";
import { limitsShape, oneOrMoreShape, type FleetLimits } from "../credential/FleetLimits.ts";
import { parseFleetJson, requireFleetShape } from "../requireFleetShape.ts";
import { readIfPresent } from "./secretFiles.ts";

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
  /** How many partitions there were before: the lake has rows of each. */
  readonly earlierPartitions?: readonly number[];
}

/** The ports of one server. */
export interface NodePorts {
  /** The address or name of its host; that of the layout if it has none. */
  readonly host?: string;
  /** The address at which the other servers reach it, on a network of their own if there is one; that of its host if it has none. */
  readonly routeHost?: string;
  readonly client: number;
  readonly cluster: number;
  readonly monitor: number;
}

/** The value of `format` in a layout file. */
export const layoutFormat = "shipslog-fleet";

/** The file with the layout, in the folder of a fleet. */
export const layoutFile = "fleet.json";

const port = required(numberOption({ isWhole: true, min: 1, max: 65_535 }));

/** The ports of a server where a caller gives them. */
export const nodeOptions: OptionShapes<NodePorts> = {
  host: textOption,
  routeHost: textOption,
  client: port,
  cluster: port,
  monitor: port,
};

const portShape = valueShape<number>(port);
const nodeShape = objectShape<NodePorts>({
  host: optionalShape(textShape),
  routeHost: optionalShape(textShape),
  client: portShape,
  cluster: portShape,
  monitor: portShape,
});

const format = oneOfShape([layoutFormat]);
const formatShape = objectShape<Pick<FleetLayout, "format">>({ format });
const anyFormatShape = objectShape<{ readonly format: string }>({ format: filledTextShape });

const layoutShape = objectShape<FleetLayout>({
  format,
  version: oneOfShape([1]),
  host: filledTextShape,
  nodes: listShape(nodeShape),
  partitions: oneOrMoreShape,
  replicas: oneOrMoreShape,
  limits: limitsShape,
  earlierPartitions: optionalShape(listShape(oneOrMoreShape)),
});

/** Reads the layout in a folder; undefined if there is none. */
export async function readLayout(folder: string): Promise<FleetLayout | undefined> {
  const path = join(folder, layoutFile);
  const text = await readIfPresent(path);
  if (text === undefined) return undefined;
  const named = readShape(text, anyFormatShape);
  // A file of another program is no damage, and no backup of a fleet has it.
  if (named !== undefined) requireFleetShape(named, formatShape, path, "not-a-fleet");
  return parseFleetJson(text, layoutShape, path, "damaged-fleet");
}

/** The addresses of the servers for clients, as `host:port`. */
export function serversOf(layout: Pick<FleetLayout, "host" | "nodes">): readonly string[] {
  return layout.nodes.map((node) => `${hostOf(node, layout)}:${node.client}`);
}

/** The address or name of a server's host, in brackets if it is an address of IPv6. */
export function hostOf(node: NodePorts, { host }: Pick<FleetLayout, "host">): string {
  return bracketed(node.host ?? host);
}

/** The address or name at which other servers reach a server, in brackets if it is an address of IPv6. */
export function routeHostOf(node: NodePorts, layout: Pick<FleetLayout, "host">): string {
  return node.routeHost === undefined ? hostOf(node, layout) : bracketed(node.routeHost);
}

const bracketed = (host: string) => (host.includes(":") ? `[${host}]` : host);

/** The hosts of a fleet on several machines, as they were given. */
export function hostsOf({ nodes }: Pick<FleetLayout, "nodes">): readonly string[] {
  return [...new Set(nodes.flatMap(({ host }) => host ?? []))];
}

/** The hosts at which servers reach each other, as they were given. */
export function routeHostsOf({ nodes }: Pick<FleetLayout, "nodes">): readonly string[] {
  return [...new Set(nodes.flatMap(({ routeHost, host }) => routeHost ?? host ?? []))];
}
