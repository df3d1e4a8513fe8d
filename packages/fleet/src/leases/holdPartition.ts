import { Kvm } from "@nats-io/kv";
import type { NatsConnection } from "@nats-io/transport-node";
import type { Clock } from "@shipslog/contract";
import { buckets } from "../message/subjects.ts";
import { renewMs, leaseKey } from "./Leases.ts";

/** Who holds a partition, and which. */
export interface HeldPartition {
  readonly connection: NatsConnection;
  readonly clock: Clock;
  readonly partition: number;
  /** The name of the holder, which is not the name of a collector. */
  readonly holder: string;
}

/**
 * Does some work while no collector has a partition. Its collector sees that another has the lease, writes its last batch and stops; after
 * the work any collector takes the partition again. Lines wait in the broker meanwhile.
 */
export async function holdPartition<Result>(
  { connection, clock, partition, holder }: HeldPartition,
  work: () => Promise<Result>,
): Promise<Result> {
  const leases = await new Kvm(connection).open(buckets.leases);
  const key = leaseKey(partition);
  const ending = new AbortController();
  await leases.put(key, holder);
  const renewing = renew(() => leases.put(key, holder), clock, ending.signal);
  try {
    // A collector looks at its leases this often.
    await clock.sleep(2 * renewMs, ending.signal);
    return await work();
  } finally {
    ending.abort();
    await renewing;
    await leases.put(key, "");
  }
}

async function renew(write: () => Promise<unknown>, clock: Clock, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await clock.sleep(renewMs / 2, signal);
    // The lease outlasts a write that fails.
    if (!signal.aborted) await write().catch(() => undefined);
  }
}
