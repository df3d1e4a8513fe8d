import type { Clock } from "@shipslog/contract";
import type { NatsConnection } from "@nats-io/transport-node";
import { alivePrefix, isAlive, renewMs } from "./Leases.ts";

/** Lists the collectors that run, by their heartbeats. It takes as long as two of them. */
export async function listCollectors(
  connection: NatsConnection,
  clock: Pick<Clock, "sleep">,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const found = new Set<string>();
  const subscription = connection.subscribe(`${alivePrefix}*`, {
    callback: (error, message) => {
      if (error !== null) return;
      const name = message.subject.slice(alivePrefix.length);
      if (isAlive(message)) found.add(name);
      else found.delete(name);
    },
  });
  await clock.sleep(2 * renewMs, signal);
  subscription.unsubscribe();
  return [...found].toSorted();
}
