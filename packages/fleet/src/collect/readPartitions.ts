import { jetstreamManager } from "@nats-io/jetstream";
import { Kvm } from "@nats-io/kv";
import type { NatsConnection } from "@nats-io/transport-node";
import { buckets, rejectsStream, streamOf } from "../message/subjects.ts";
import { leaseKey } from "../leases/Leases.ts";

/** The state of one partition in the broker. */
export interface PartitionState {
  readonly partition: number;
  /** The collector that has the lease; empty if none has. */
  readonly owner: string;
  /** Messages that are not stored yet, and their bytes. */
  readonly waiting: number;
  readonly waitingBytes: number;
  /** When the broker received the oldest of them; undefined if there is none. */
  readonly oldestMs: number | undefined;
  /** How many messages the broker has received and collectors have stored, since the stream was created. */
  readonly received: number;
  readonly stored: number;
}

/** Reads the state of all partitions with the credential of a collector. */
export async function readPartitions(
  connection: NatsConnection,
  partitions: number,
): Promise<readonly PartitionState[]> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  const leases = await new Kvm(connection).open(buckets.leases);
  const states: PartitionState[] = [];
  for (let partition = 0; partition < partitions; partition++) {
    const { state } = await manager.streams.info(streamOf(partition));
    const lease = await leases.get(leaseKey(partition));
    const oldestMs = state.messages === 0 ? undefined : Date.parse(state.first_ts);
    const counts = { waiting: state.messages, waitingBytes: state.bytes, oldestMs };
    const received = state.last_seq;
    states.push({ partition, owner: lease?.string() ?? "", ...counts, received, stored: received - state.messages });
  }
  return states;
}

/** Counts the rejected lines that the broker keeps, which are those of the last seven days. */
export async function countRejects(connection: NatsConnection): Promise<number> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  return (await manager.streams.info(rejectsStream)).state.messages;
}
