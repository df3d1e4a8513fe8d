import {
  DiscardPolicy,
  jetstreamManager,
  JetStreamApiError,
  RetentionPolicy,
  StorageType,
  type StreamConfig,
  type JetStreamManager,
} from "@nats-io/jetstream";
import { nanos, type NatsConnection } from "@nats-io/transport-node";
import { buckets, feedStream, rejectsStream, streamOf, subjects, watermarkStream } from "../message/subjects.ts";
import type { Credential } from "../credential/Credential.ts";
import { feedBytes, rejectsBytes, rejectsEach } from "../credential/FleetLimits.ts";
import { whenEnabled } from "./whenEnabled.ts";

/** The part of a credential that determines the streams and buckets. */
type BrokerShape = Pick<Credential, "partitions" | "replicas" | "limits">;

const day = 86_400_000;

/** Creates missing streams and buckets and updates the configuration of existing ones. */
export async function ensureBroker(connection: NatsConnection, shape: BrokerShape): Promise<void> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  for (const config of wantedStreams(shape)) await whenEnabled(() => ensureStream(manager, config));
  await removeWatermarks(manager);
}

/** The streams and buckets of a fleet, with their configuration. */
export function wantedStreams({ partitions, replicas, limits }: BrokerShape): readonly WantedStream[] {
  const journals = Array.from({ length: partitions }, (_, partition): WantedStream => {
    return {
      name: streamOf(partition),
      subjects: [`journal.${partition}.*.*`],
      storage: StorageType.File,
      retention: RetentionPolicy.Limits,
      // Only the commander that has filled its share is refused.
      discard: DiscardPolicy.New,
      discard_new_per_subject: true,
      max_msgs_per_subject: limits.backlogLines,
      max_bytes: limits.partitionBytes,
      deny_delete: true,
      num_replicas: replicas,
    };
  });
  const rejects: WantedStream = {
    name: rejectsStream,
    subjects: ["rejected.*.*.*"],
    storage: StorageType.File,
    max_age: nanos(7 * day),
    max_bytes: rejectsBytes,
    max_msgs_per_subject: rejectsEach,
    num_replicas: replicas,
  };
  return [...journals, rejects, ...Object.values(buckets).map((bucket) => bucketConfig(bucket, replicas))];
}

/** How long a server remembers the ids of lines in the feed: a line that is published again within this time is dropped. */
const feedWindowMs = 120_000;

/** Creates the stream of the feed, in which lines stay for some time, or gives it another time. */
export async function ensureFeed(connection: NatsConnection, replicas: number, ageMs: number): Promise<void> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  const config: WantedStream = {
    name: feedStream,
    subjects: [subjects.stored("*", "*")],
    storage: StorageType.File,
    discard: DiscardPolicy.Old,
    max_age: nanos(ageMs),
    max_bytes: feedBytes,
    duplicate_window: nanos(Math.min(feedWindowMs, ageMs)),
    // Readers look lines up by themselves: they may not create consumers.
    allow_direct: true,
    num_replicas: replicas,
  };
  await whenEnabled(() => ensureStream(manager, config));
}

/** Removes the stream of watermarks that collectors of version 0.1.0 have made: it would answer uplinks before a collector does. */
async function removeWatermarks(manager: JetStreamManager): Promise<void> {
  try {
    await manager.streams.delete(watermarkStream);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
}

type WantedStream = Partial<StreamConfig> & Pick<StreamConfig, "name">;

/** A key-value bucket is a stream. These buckets hold copies, so memory storage is enough. */
function bucketConfig(bucket: string, replicas: number): WantedStream {
  return {
    name: `KV_${bucket}`,
    subjects: [`$KV.${bucket}.>`],
    storage: StorageType.Memory,
    max_msgs_per_subject: 1,
    discard: DiscardPolicy.New,
    allow_rollup_hdrs: true,
    allow_direct: true,
    deny_delete: true,
    num_replicas: replicas,
  };
}

const notFound = 10_059;

/** Whether an error says that a stream does not exist. */
export const isNotFound = (error: unknown) =>
  error instanceof JetStreamApiError && error.apiError().err_code === notFound;

/** Updates before it creates: a server that is asked to create a stream again counts its storage twice, and may refuse. */
async function ensureStream(manager: JetStreamManager, config: WantedStream): Promise<void> {
  const { name, ...changed } = config;
  try {
    await manager.streams.update(name, changed);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    await manager.streams.add(config);
  }
}
