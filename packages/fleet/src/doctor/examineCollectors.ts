import type { NatsConnection } from "@nats-io/transport-node";
import { listCollectors } from "../leases/listCollectors.ts";
import { readPartitions } from "../collect/readPartitions.ts";
import type { FleetExamination } from "./Examined.ts";
import { found, type FleetFinding, type FleetProblemCode } from "./fleetProblems.ts";

/** Findings that last some seconds when servers were restarted or a collector takes over, until collectors are back. */
const passing = new Set<FleetProblemCode>(["collector-none", "partition-free"]);
const mostLooks = 4;

/**
 * Examines collectors: whether they run, which partitions they have, and whether these store their lines. It looks again, for
 * 16 seconds in all, before it says that one is missing.
 */
export async function examineCollectors(
  examination: FleetExamination,
  collector: NatsConnection,
): Promise<readonly FleetFinding[]> {
  let findings = await lookAtCollectors(examination, collector);
  for (let looks = 1; looks < mostLooks && findings.some(({ code }) => passing.has(code)); looks += 1) {
    findings = await lookAtCollectors(examination, collector);
  }
  return findings;
}

async function lookAtCollectors(
  { folder, clock, limits, signal }: FleetExamination,
  collector: NatsConnection,
): Promise<readonly FleetFinding[]> {
  const { partitions } = folder.layout;
  const before = await readPartitions(collector, partitions);
  const alive = await listCollectors(collector, clock, signal);
  if (alive.length === 0) return [found("collector-none", folder.path, "no collector runs")];
  const findings: FleetFinding[] = [];
  for (const { partition, owner, waiting, stored, oldestMs } of await readPartitions(collector, partitions)) {
    const subject = `partition ${partition}`;
    if (!alive.includes(owner)) {
      findings.push(found("partition-free", subject, "none of the running collectors has it"));
    }
    const waitedMs = oldestMs === undefined ? 0 : clock.nowMs() - oldestMs;
    const lines = `${waiting} lines wait, the oldest for ${Math.round(waitedMs / 1000)} s`;
    const isStoring = stored > (before[partition]?.stored ?? 0);
    if (!isStoring && waitedMs > limits.stuckMs) {
      findings.push(found("partition-stuck", subject, `${lines}, and ${owner || "nobody"} stores none`));
    } else if (waitedMs > limits.behindMs) findings.push(found("partition-behind", subject, lines));
  }
  return findings;
}
