/** Where `tools/get-nats-server` puts the server; tests and benchmarks that need it name this path. */
export const natsServer = ".cache/nats-server/nats-server";
