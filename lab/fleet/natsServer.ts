/** Where `scripts/get-nats-server` puts the server; tests, proofs and benchmarks that need it name this path. */
export const natsServer = ".cache/nats-server/nats-server";
