import { statfs } from "node:fs/promises";
import { summarizeLake } from "@shipslog/archive";
import { formatCount, escapeControls } from "@shipslog/contract/internal";
import { connectFleet } from "@shipslog/fleet";
import { countRejects, listCollectors, readPartitions, type PartitionState } from "@shipslog/fleet/collect";
import { listConnections, type FleetFolder } from "@shipslog/fleet/provisioning";
import type { FleetArguments } from "../access/fleetOptions.ts";
import { exitCodes, type ExitCode } from "../../../failure/exitCodes.ts";
import type { Host } from "../../../command/Host.ts";
import { stopIfInterrupted } from "../../../failure/errors.ts";
import { describeDuration } from "../../../text/numbers.ts";
import { requireLake } from "../../archive/publish.ts";
import { readCredential } from "../access/credentials.ts";
import { credentialIn, openFleet } from "../access/fleetFolder.ts";
import { printHeld } from "../../../text/printHeld.ts";

type FleetConnection = Awaited<ReturnType<typeof connectFleet>>;

/** `shipslog fleet status`: prints how a fleet is, on one screen. */
export async function runStatus(args: FleetArguments, host: Host): Promise<ExitCode> {
  const folder = await openFleet(args);
  const lake = args.text("out");
  if (lake !== undefined) await requireLake(lake);
  const connect = async (role: "collector" | "system") =>
    await connectFleet(await readCredential(credentialIn(args, role), args), { name: "shipslog status" });
  const collector = await connect("collector");
  try {
    const system = await connect("system");
    try {
      const lines = [
        ["servers", folder.servers.join(", ")],
        ["commanders", await describeCommanders(folder, system)],
        ...(await describeLines(collector, folder.layout.partitions, host)),
        ["rejects", `${formatCount(await countRejects(collector), "line")} in the last seven days`],
        ...(lake === undefined ? [] : [["lake", await describeLake(lake)]]),
      ] as const;
      stopIfInterrupted(host, "the status is not complete");
      for (const [name, text] of lines) host.out.write(`${name.padEnd(12)}${escapeControls(text)}\n`);
      return exitCodes.fine;
    } finally {
      await system.close();
    }
  } finally {
    await collector.close();
  }
}

async function describeCommanders(folder: FleetFolder, system: FleetConnection): Promise<string> {
  const register = await folder.readRegister();
  const { invited, revocations } = register;
  const all = [...invited.values()];
  const revoked = all.filter(({ publicKeys }) => publicKeys.every((key) => revocations.has(key))).length;
  const connections = await listConnections(system, register);
  const connected = new Set(connections.map(({ name }) => name)).size;
  const now = `${connected} connected over ${formatCount(connections.length, "connection")}`;
  return `${all.length} invited, ${revoked} of them revoked, ${now}`;
}

/** Describes collectors and lines. Rates are those between two readings, while heartbeats are gathered. */
async function describeLines(connection: FleetConnection, partitions: number, host: Host) {
  const startMs = host.clock.monotonicMs();
  const before = await readPartitions(connection, partitions);
  const alive = await listCollectors(connection, host.clock, host.interrupted);
  const now = await readPartitions(connection, partitions);
  const seconds = (host.clock.monotonicMs() - startMs) / 1000;
  const sum = (states: readonly PartitionState[], of: (state: PartitionState) => number) =>
    states.reduce((total, state) => total + of(state), 0);
  const rate = (of: (state: PartitionState) => number) => ((sum(now, of) - sum(before, of)) / seconds).toFixed(1);
  const waiting = sum(now, (state) => state.waiting);
  const size = `${(sum(now, (state) => state.waitingBytes) / 1e6).toFixed(1)} MB`;
  const oldestMs = Math.min(...now.flatMap((state) => state.oldestMs ?? []));
  const since = waiting === 0 ? "" : `, the oldest for ${describeDuration(host.clock.nowMs() - oldestMs)}`;
  return [
    ["collectors", describeCollectors(alive, now)],
    ["lines", `${rate((state) => state.received)} received and ${rate((state) => state.stored)} stored a second`],
    ["unstored", `${formatCount(waiting, "line")}, ${size}${since}`],
  ] as const;
}

function describeCollectors(alive: readonly string[], states: readonly PartitionState[]): string {
  const owned = alive.map((name) => {
    const partitions = states.filter(({ owner }) => owner === name).map(({ partition }) => partition);
    return `${name} (${partitions.length === 0 ? "no partition" : `partition ${partitions.join(", ")}`})`;
  });
  const without = states.filter(({ owner }) => !alive.includes(owner)).map(({ partition }) => partition);
  const missing = without.length === 0 ? "" : `; nobody collects partition ${without.join(", ")}`;
  return `${owned.join(", ") || "none runs"}${missing}`;
}

async function describeLake(lake: string): Promise<string> {
  const summary = await summarizeLake(lake);
  const { files, bytes } = summary;
  const { bavail, bsize } = await statfs(lake);
  const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB free on its disk`;
  return `${printHeld(summary)} in ${formatCount(files, "file")}, ${(bytes / 1e6).toFixed(1)} MB; ${free}`;
}
