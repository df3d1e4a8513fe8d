import type { NatsConnection } from "@nats-io/transport-node";

/** What the client has and does not declare. */
interface Internals {
  readonly protocol?: {
    /** Settles when the client is connected again or gives up; null if it is not connecting. */
    readonly connectPromise?: Promise<unknown> | null;
    readonly heartbeats?: { cancel(): void };
    readonly transport?: { discard(): void };
  };
}

/**
 * Discards the connection of a client that was closed while it was connecting again. The client finishes that, and nobody else would close what it
 * has opened: the process would not end, and the server would keep the connection.
 */
export async function discardLate(connection: NatsConnection): Promise<void> {
  await connection.closed();
  const { protocol } = connection as Internals;
  if (protocol?.connectPromise === undefined || protocol.connectPromise === null) return;
  await protocol.connectPromise.catch(() => undefined);
  protocol.heartbeats?.cancel();
  protocol.transport?.discard();
}
