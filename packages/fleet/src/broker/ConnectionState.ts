import type { NatsConnection } from "@nats-io/transport-node";

/** Whether a connection is up now. The client reconnects forever, so a lost connection is not closed. */
export class ConnectionState {
  readonly #connection: NatsConnection;
  #isLost = false;

  constructor(connection: NatsConnection) {
    this.#connection = connection;
    this.#watch().catch(() => undefined);
  }

  get isUp(): boolean {
    return !this.#isLost && !this.#connection.isClosed();
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (type === "disconnect") this.#isLost = true;
      if (type === "reconnect") this.#isLost = false;
    }
  }
}
