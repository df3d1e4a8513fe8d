import { mkdir, statfs } from "node:fs/promises";
import { DividingThread } from "@shipslog/archive";
import { ConnectionState, FleetError, type Credential, type MetricsServer } from "@shipslog/fleet";
import {
  CollectorMetrics,
  FleetLake,
  listCollectors,
  runCollector,
  type StoredFeedOptions,
} from "@shipslog/fleet/collect";
import type { FleetArguments } from "../access/fleetOptions.ts";
import { exitCodes, type ExitCode } from "../../../failure/exitCodes.ts";
import { EnvironmentError, UsageError } from "../../../failure/errors.ts";
import type { Host } from "../../../command/Host.ts";
import { connectToFleet } from "../access/connect.ts";
import { readCredential, readRoleCredential } from "../access/credentials.ts";
import { openMetrics, whereMetricsAre } from "../access/openMetrics.ts";
import { openCollectorSink } from "./openCollectorSink.ts";
import { TroubleReport } from "../access/TroubleReport.ts";

/** `shipslog fleet collect`: writes the lines of commanders into a lake until Ctrl-C. */
export async function runCollect(args: FleetArguments, host: Host): Promise<ExitCode> {
  const lake = args.required("out");
  const dialect = args.choice("dialect");
  const given = args.text("credentials");
  const credential = await (given === undefined ? readRoleCredential("collector", args) : readCredential(given, args));
  const feedAgeMs = args.optionalDurationMs("feed");
  const owner = args.text("name") ?? `collector-${host.drawKey().slice(0, 12)}`;
  if (!/^[-\w]+$/.test(owner)) throw new UsageError("the name of a collector may contain letters, digits, - and _");
  const isQuiet = args.has("quiet");
  // A lake has the journals of many people: others on this machine must not read a new one.
  await mkdir(lake, { recursive: true, mode: 0o700 });
  const connection = await connectToFleet(credential, { name: "shipslog collect", isPatient: true, isQuiet }, host);
  const state = new ConnectionState(connection);
  const counts = new CollectorMetrics(host.clock, {
    partitions: credential.partitions,
    isConnected: () => state.isUp,
    freeBytes: () => statfs(lake).then(({ bavail, bsize }) => bavail * bsize),
  });
  const problem = () => {
    if (!state.isUp) return "not connected";
    const stuck = counts.stuckPartitions;
    return stuck.length === 0 ? undefined : `stuck: partition ${stuck.join(", ")} has lines and stores none`;
  };
  const report = isQuiet ? undefined : new TroubleReport(host);
  let metrics: MetricsServer | undefined;
  await using dividingThread = new DividingThread();
  // From here on the connection keeps the process running until it is closed.
  try {
    metrics = await openMetrics(args, counts.registry, problem);
    if (!isQuiet) host.err.write(`${owner} collects into ${lake}${whereMetricsAre(metrics)}; press Ctrl-C to stop\n`);
    const claimed = await claimLake({ connection, credential, lake, args }, report, host);
    if (claimed === undefined) return exitCodes.fine;
    await runCollector(
      {
        connection,
        credential,
        owner,
        dialect,
        counts,
        clock: host.clock,
        ...(feedAgeMs === undefined ? {} : { feed: feedOf(feedAgeMs, report) }),
        openSink: (partition) =>
          openCollectorSink({
            dividingThread,
            lake,
            owner,
            partition,
            nowMs: () => host.clock.nowMs(),
            verify: () => claimed.verify(),
          }),
        onTrouble: (partition, error) => report?.begin(placeOf(partition), error),
        onNotice: (partition, notice) => report?.note(placeOf(partition), notice),
        onSuccess: (partition) => report?.end(placeOf(partition)),
      },
      host.interrupted,
    );
  } finally {
    await metrics?.[Symbol.asyncDispose]();
    await connection.close();
  }
  return exitCodes.fine;
}

const feedOf = (ageMs: number, report: TroubleReport | undefined): StoredFeedOptions => ({
  ageMs,
  onTrouble: (error) => report?.begin("feed: ", error),
  onSuccess: () => report?.end("feed: "),
});

/** What a lake is claimed with. */
interface Claiming {
  readonly connection: Awaited<ReturnType<typeof connectToFleet>>;
  readonly credential: Credential;
  readonly lake: string;
  readonly args: FleetArguments;
}

const retryMs = 1000;

/** Makes the lake that of the fleet before any partition is taken; undefined if the user stops it. Servers that have just started need a while. */
async function claimLake(
  { connection, credential, lake, args }: Claiming,
  report: TroubleReport | undefined,
  host: Host,
): Promise<FleetLake | undefined> {
  const isReplaced = args.has("replace-lake");
  const { replicas } = credential;
  if (isReplaced) {
    const [running] = await listCollectors(connection, host.clock, host.interrupted);
    if (running !== undefined) throw new EnvironmentError(`${running} collects; stop all collectors first`);
  }
  while (!host.interrupted.aborted) {
    try {
      const claimed = await FleetLake.claim({ connection, replicas, lake, newId: host.drawKey(), isReplaced });
      report?.end("");
      return claimed;
    } catch (error) {
      if (error instanceof FleetError && error.code === "other-lake") throw error;
      report?.begin("", error);
      await host.clock.sleep(retryMs, host.interrupted);
    }
  }
  return undefined;
}

const placeOf = (partition: number | undefined) => (partition === undefined ? "" : `partition ${partition}: `);
