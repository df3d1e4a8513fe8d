import { FleetError } from "../FleetError.ts";
import { partitionOf } from "../message/partition.ts";
import type { FleetLayout, NodePorts } from "./FleetLayout.ts";

/** The address of a server that is added or moved. */
export interface NewPlace {
  readonly host: string;
  readonly routeHost?: string | undefined;
}

/** A cluster keeps a majority while servers are added one after the other only if it has one. */
const leastServers = 3;

/** A layout with more servers at the end. Those that are there keep their names and addresses. */
export function addServers(layout: FleetLayout, places: readonly NewPlace[]): FleetLayout {
  if (layout.nodes.length < leastServers) throw new FleetError("cannot-grow", `${layout.nodes.length} servers`);
  return places.reduce((before, place) => ({ ...before, nodes: [...before.nodes, nodeAt(before, place)] }), layout);
}

/** A layout with one server at another address. It keeps its name, so that the others know it again and give it what it had. */
export function moveServer(layout: FleetLayout, name: string, place: NewPlace): FleetLayout {
  if (layout.nodes.length < leastServers) throw new FleetError("cannot-grow", `${layout.nodes.length} servers`);
  const names = layout.nodes.map((_, index) => `node-${index + 1}`);
  if (!names.includes(name)) throw new FleetError("unknown-server", `${name} is none of ${names.join(", ")}`);
  const moved = nodeAt(layout, place);
  return { ...layout, nodes: layout.nodes.map((node, index) => (names[index] === name ? moved : node)) };
}

/** The partitions of the lake that may have lines of a commander: the one of now first. */
export function partitionsOf(
  commander: string,
  layout: Pick<FleetLayout, "partitions" | "earlierPartitions">,
): readonly number[] {
  const counts = [layout.partitions, ...(layout.earlierPartitions ?? [])];
  return [...new Set(counts.map((count) => partitionOf(commander, count)))];
}

/**
 * A layout with more partitions. All together may take the space that they took before, so that servers need no other disk and no
 * restart.
 */
export function changePartitions(layout: FleetLayout, partitions: number): FleetLayout {
  const { limits } = layout;
  // The streams of the partitions and as much again, as servers reserve it.
  const partitionBytes = Math.floor((limits.partitionBytes * (layout.partitions + 1)) / (partitions + 1));
  const earlierPartitions = [...(layout.earlierPartitions ?? []), layout.partitions];
  return { ...layout, partitions, limits: { ...limits, partitionBytes }, earlierPartitions };
}

/** A server at a place: with the ports of the first, or the next free ones if a server of the fleet is on the same host. */
function nodeAt(layout: FleetLayout, { host, routeHost }: NewPlace): NodePorts {
  const [first] = layout.nodes;
  const hostOf = (node: NodePorts) => node.host ?? layout.host;
  const taken = new Set(
    layout.nodes
      .filter((node) => hostOf(node) === host)
      .flatMap(({ client, cluster, monitor }) => [client, cluster, monitor]),
  );
  for (let add = 0; ; add++) {
    const client = (first?.client ?? 0) + add;
    const cluster = (first?.cluster ?? 0) + add;
    const monitor = (first?.monitor ?? 0) + add;
    if ([client, cluster, monitor].some((port) => taken.has(port))) continue;
    const place = host === layout.host ? {} : { host };
    return { ...place, ...(routeHost === undefined ? {} : { routeHost }), client, cluster, monitor };
  }
}
