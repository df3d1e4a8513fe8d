import { jetstreamManager, type JetStreamManager, type StreamInfo } from "@nats-io/jetstream";
import type { NatsConnection } from "@nats-io/transport-node";
import { isNotFound, wantedStreams } from "../broker/ensureBroker.ts";
import type { FleetExamination } from "./Examined.ts";
import { found, type FleetFinding } from "./fleetProblems.ts";
import { lookUntil } from "./lookUntil.ts";

/** A stream this full refuses lines soon. */
const fullShare = 0.8;

/** A replica may be this many messages behind for a moment. */
const behindMessages = 1000;

/**
 * Examines the streams: whether they are there, have their replicas and a leader, and have room. It looks again before it says
 * that a stream has no leader: after a restart of the servers, elections take some seconds.
 */
export async function examineStreams(
  examination: FleetExamination,
  collector: NatsConnection,
): Promise<readonly FleetFinding[]> {
  const manager = await jetstreamManager(collector, { checkAPI: false });
  const { layout } = examination.folder;
  const examined = await Promise.all(
    wantedStreams(layout).map(({ name }) =>
      lookUntil(isLed, () => lookAtStream(manager, name, layout.replicas), examination),
    ),
  );
  return examined.flat();
}

const isLed = (findings: readonly FleetFinding[]): boolean =>
  findings.every(({ code }) => code !== "stream-leaderless");

async function lookAtStream(
  manager: JetStreamManager,
  name: string,
  replicas: number,
): Promise<readonly FleetFinding[]> {
  const info = await readInfo(manager, name);
  return "severity" in info ? [info] : examineStream(name, info, replicas);
}

async function readInfo(manager: JetStreamManager, name: string): Promise<StreamInfo | FleetFinding> {
  try {
    return await manager.streams.info(name);
  } catch (error) {
    if (isNotFound(error)) return found("stream-missing", name, "it does not exist");
    return leaderless(name, error);
  }
}

/** Only the leader of a stream answers. */
export function leaderless(subject: string, error: unknown): FleetFinding {
  const reason = error instanceof Error ? error.message : String(error);
  return found("stream-leaderless", subject, `no server answers: ${reason}`);
}

function examineStream(name: string, { config, cluster, state }: StreamInfo, wanted: number): readonly FleetFinding[] {
  const findings: FleetFinding[] = [];
  if (config.num_replicas < wanted) {
    findings.push(found("stream-replicas", name, `it has ${config.num_replicas} of ${wanted} replicas`));
  }
  if (cluster !== undefined && wanted > 1 && (cluster.leader ?? "") === "") {
    return [...findings, found("stream-leaderless", name, "no server leads it")];
  }
  for (const { name: server, offline, current, lag = 0 } of cluster?.replicas ?? []) {
    if (offline) findings.push(found("replica-behind", name, `its replica on ${server} is offline`));
    else if (!current && lag > behindMessages) {
      findings.push(found("replica-behind", name, `its replica on ${server} is ${lag} messages behind`));
    }
  }
  if (config.max_bytes > 0 && state.bytes > fullShare * config.max_bytes) {
    findings.push(
      found("stream-full", name, `${Math.round((100 * state.bytes) / config.max_bytes)} % of its storage is used`),
    );
  }
  return findings;
}
