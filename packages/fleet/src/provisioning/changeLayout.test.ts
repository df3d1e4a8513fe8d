import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { usualLimits } from "../credential/FleetLimits.ts";
import { partitionOf } from "../message/partition.ts";
import { addServers, changePartitions, moveServer, partitionsOf } from "./changeLayout.ts";
import type { FleetLayout, NodePorts } from "./FleetLayout.ts";

const usual = { client: 4222, cluster: 4232, monitor: 4242 };

function layoutOf(nodes: readonly NodePorts[]): FleetLayout {
  const common = { format: "shipslog-fleet", version: 1, host: "127.0.0.1", replicas: 3 } as const;
  return { ...common, nodes, partitions: 4, limits: usualLimits };
}

const hosted = layoutOf(["one", "two", "three"].map((host) => ({ host, ...usual })));
const local = layoutOf([0, 1, 2].map((add) => ({ client: 4222 + add, cluster: 4232 + add, monitor: 4242 + add })));

describe("a server that is added", () => {
  it("has the ports of the others on a host of its own, and free ones on the host of another", () => {
    const { nodes } = addServers(hosted, [{ host: "four", routeHost: "10.0.0.4" }, { host: "one" }]);
    expect(nodes.slice(0, 3)).toEqual(hosted.nodes);
    expect(nodes[3]).toEqual({ host: "four", routeHost: "10.0.0.4", ...usual });
    expect(nodes[4]).toEqual({ host: "one", client: 4223, cluster: 4233, monitor: 4243 });
    const ports = addServers(local, [{ host: "127.0.0.1" }, { host: "127.0.0.1" }]).nodes.flatMap(
      ({ client, cluster, monitor }) => [client, cluster, monitor],
    );
    expect(new Set(ports).size).toBe(15);
  });

  it("is not added to one server, which has no others to copy from", () => {
    expect(() => addServers(layoutOf([usual]), [{ host: "two" }])).toThrow("cannot grow");
  });
});

it("moves one server, which keeps its name", () => {
  const { nodes } = moveServer(hosted, "node-2", { host: "four" });
  expect(nodes).toEqual([hosted.nodes[0], { host: "four", ...usual }, hosted.nodes[2]]);
  expect(() => moveServer(hosted, "node-4", { host: "four" })).toThrow("node-4 is none of node-1, node-2, node-3");
});

it("divides the space of all partitions, and knows where lines of a commander are from before", () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.array(fc.integer({ min: 5, max: 64 }), { minLength: 1, maxLength: 4 }),
      (id, counts) => {
        const bytesOf = ({ partitions, limits }: FleetLayout) => (partitions + 1) * limits.partitionBytes;
        const changed = counts.reduce(changePartitions, hosted);
        expect(bytesOf(changed)).toBeLessThanOrEqual(bytesOf(hosted));
        const places = [4, ...counts].map((count) => partitionOf(id, count));
        expect(new Set(partitionsOf(id, changed))).toEqual(new Set(places));
        expect(partitionsOf(id, changed)[0]).toBe(places.at(-1));
      },
    ),
  );
});
