import { describe, expect, it } from "vitest";
import { connectFleet } from "./broker/connectFleet.ts";
import { runCollector } from "./collect/Collector.ts";
import { usualLimits } from "./credential/FleetLimits.ts";
import { serveMetrics } from "./monitoring/serveMetrics.ts";
import { FleetFolder } from "./provisioning/FleetFolder.ts";
import { Uplink } from "./uplink/Uplink.ts";

/** Calls a function as JavaScript does, without its types. */
const call = (work: unknown, ...given: readonly unknown[]) =>
  (work as (...words: unknown[]) => Promise<unknown>)(...given);

const nodes = [{ client: 1, cluster: 2, monitor: 3 }];
const fleet = { nodes, partitions: 3, limits: usualLimits, pseudonyms: "key" };
const collector = { connection: {}, credential: {}, owner: "one", openSink: () => 0, counts: {}, clock: {} };
const create = (path: string, options: object) => call(FleetFolder.create.bind(FleetFolder), path, options);
const uplink = (options: object) => Promise.resolve().then(() => new Uplink({} as never, options as never));

describe("options from JavaScript", () => {
  it.each([
    [connectFleet, [undefined, {}], 'option "credential" must be an object, received undefined'],
    [connectFleet, [{}, { name: "x", servers: "a:1" }], 'option "servers" must be an array'],
    [connectFleet, [{}, { name: "x", isPatient: 1 }], 'option "isPatient" must be true or false, received 1'],
    [serveMetrics, [{}, { port: "9100" }], 'option "port" must be a whole number from 0 to 65535, received "9100"'],
    [create, ["x", { ...fleet, partitions: 0 }], 'option "partitions" must be a whole number from 1, received 0'],
    [create, ["x", { ...fleet, nodes: [{}] }], 'option "client" must be a whole number from 1 to 65535'],
    [create, ["x", { ...fleet, sync: "often" }], 'option "sync" must be "default" or "always", received "often"'],
    [uplink, [{ inbox: "i", longestBytes: 1, clock: {} }], 'option "backlogLines" must be a whole number from 1'],
    [runCollector, [{ ...collector, dialect: "foo" }], 'option "dialect" must be "spec" or "live", received "foo"'],
    [runCollector, [{ ...collector, owner: "a b" }], 'option "owner" must be a name of letters, digits, - and _'],
  ])("%o rejects %j and names the option", async (work, given, message) => {
    await expect(call(work, ...given)).rejects.toThrow(message);
    await expect(call(work, ...given)).rejects.toBeInstanceOf(TypeError);
  });
});
