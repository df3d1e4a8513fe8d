import { listPartitions, openSink, type StoredWatermark } from "@shipslog/archive";
import { connectFleet, partitionOf } from "@shipslog/fleet";
import { holdPartition, listCollectors, purgePartition } from "@shipslog/fleet/collect";
import { changePartitions, pushRevocations, type FleetFolder, type FleetLayout } from "@shipslog/fleet/provisioning";
import type { FleetArguments } from "../access/fleetOptions.ts";
import { EnvironmentError, UsageError } from "../../../failure/errors.ts";
import { exitCodes, type ExitCode } from "../../../failure/exitCodes.ts";
import type { Host } from "../../../command/Host.ts";
import { readCredential } from "../access/credentials.ts";
import { credentialIn, openFleet } from "../access/fleetFolder.ts";
import { requireLake } from "../../archive/publish.ts";

type FleetConnection = Awaited<ReturnType<typeof connectFleet>>;

/**
 * `shipslog fleet repartition`: divides the commanders among more partitions, while no collector runs. Lines wait in the journals until the
 * uplinks have new credentials, which they get from the registrar.
 */
export async function runRepartition(args: FleetArguments, host: Host): Promise<ExitCode> {
  const lake = args.required("out");
  const folder = await openFleet(args);
  await requireLake(lake);
  const before = folder.layout.partitions;
  const layout = changePartitions(folder.layout, args.integer("partitions"));
  if (layout.partitions <= before) throw new UsageError(`the fleet has ${before} partitions, and can only get more`);
  const size = `${(layout.limits.partitionBytes / 2 ** 20).toFixed(0)} MiB each`;
  if (args.has("dry-run")) {
    host.out.write(`${before} partitions would become ${layout.partitions} of ${size}\n`);
    return exitCodes.fine;
  }
  await requireServers(folder, args, host);
  const credential = await readCredential(credentialIn(args, "collector"), args);
  const connection = await connectFleet(credential, { name: "shipslog repartition" });
  try {
    const [running] = await listCollectors(connection, host.clock, host.interrupted);
    if (running !== undefined) throw new EnvironmentError(`${running} collects; stop all collectors first`);
    const changed = await whileNobodyCollects(connection, before, host, async () => {
      await divide(lake, layout.partitions, host);
      return await apply(folder, layout, { connection, args, host });
    });
    // A collector that is started with the credential before would divide the commanders as before.
    await changed.rotate("collector", host.clock.nowMs());
    await push(changed, args, host);
  } finally {
    await connection.close();
  }
  host.out.write(`${before} partitions are now ${layout.partitions} of ${size}\n`);
  if (!args.has("quiet")) host.err.write(`${nextSteps}\n`);
  return exitCodes.fine;
}

const nextSteps =
  "now start the collectors with the new credentials/collector.json; a registrar must run, from which every uplink gets a new credential, and load generators have to be started again";

/** A server that is away would admit commanders with credentials for the partitions before. */
async function requireServers(folder: FleetFolder, args: FleetArguments, host: Host): Promise<void> {
  const { missing } = await push(folder, args, host);
  if (missing.length === 0) return;
  throw new EnvironmentError(`${missing.join(", ")} cannot be reached; all servers have to run for this`);
}

async function push(folder: FleetFolder, args: FleetArguments, host: Host) {
  const system = await readCredential(credentialIn(args, "system"), args);
  return await pushRevocations(folder, system, { which: "all", nowMs: host.clock.nowMs() });
}

/** Holds the leases of all partitions during some work. */
async function whileNobodyCollects<Result>(
  connection: FleetConnection,
  partitions: number,
  host: Host,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = `repartition-${host.drawKey().slice(0, 12)}`;
  const done = Promise.withResolvers<undefined>();
  const held: Promise<unknown>[] = [];
  const holding = Array.from({ length: partitions }, (_, partition) => {
    const isHeld = Promise.withResolvers<undefined>();
    held.push(isHeld.promise);
    return holdPartition({ connection, clock: host.clock, partition, holder }, () => {
      isHeld.resolve(undefined);
      return done.promise;
    });
  });
  try {
    // A lease that cannot be written ends the command.
    await Promise.race([Promise.all(held), Promise.all(holding)]);
    return await work();
  } finally {
    done.resolve(undefined);
    await Promise.allSettled(holding);
  }
}

/** What a layout is applied with. */
interface Applying {
  readonly connection: FleetConnection;
  readonly args: FleetArguments;
  readonly host: Host;
}

/** From here on only credentials for the new partitions are good, and nothing waits for the ones before. */
async function apply(
  folder: FleetFolder,
  layout: FleetLayout,
  { connection, args, host }: Applying,
): Promise<FleetFolder> {
  const changed = await folder.change(layout, host.clock.nowMs());
  await changed.clear(host.clock.nowMs());
  await push(changed, args, host);
  for (let partition = 0; partition < folder.layout.partitions; partition++) {
    await purgePartition(connection, partition);
  }
  return changed;
}

/** Tells each partition of the lake how far the journals of its commanders are stored in others. */
async function divide(lake: string, partitions: number, host: Host): Promise<void> {
  const owner = `shipslog repartition ${host.drawKey()}`;
  const marks = new Map<string, StoredWatermark[]>();
  for (const partition of await listPartitions(lake)) {
    const sink = await openSink(lake, { owner, partition });
    for await (const mark of sink.watermarks()) {
      const next = `fleet-${partitionOf(mark.commander, partitions)}`;
      if (next === partition) continue;
      const theirs = marks.get(next) ?? [];
      theirs.push(mark);
      marks.set(next, theirs);
    }
    await sink.close();
  }
  for (const [partition, theirs] of marks) {
    const sink = await openSink(lake, { owner, partition });
    await sink.adopt(theirs);
    await sink.close();
  }
}
