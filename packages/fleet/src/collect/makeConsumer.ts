import { AckPolicy, DeliverPolicy, type JetStreamManager } from "@nats-io/jetstream";
import { nanos } from "@nats-io/transport-node";

const namePrefix = "collect-";

/** The name of an owner's consumer. Each owner has its own, so that a replaced owner receives nothing more. */
export const consumerName = (owner: string) => `${namePrefix}${owner}`;

/** Creates a consumer that starts at the first message, and removes the consumers of earlier owners. */
export async function makeConsumer(
  manager: JetStreamManager,
  stream: string,
  owner: string,
  unacknowledged: number,
): Promise<string> {
  for await (const { name } of manager.consumers.list(stream)) {
    if (name.startsWith(namePrefix)) await manager.consumers.delete(stream, name);
  }
  const { name } = await manager.consumers.add(stream, {
    durable_name: consumerName(owner),
    ack_policy: AckPolicy.All,
    deliver_policy: DeliverPolicy.All,
    ack_wait: nanos(120_000),
    max_ack_pending: unacknowledged,
    inactive_threshold: nanos(300_000),
    mem_storage: true,
  });
  return name;
}
