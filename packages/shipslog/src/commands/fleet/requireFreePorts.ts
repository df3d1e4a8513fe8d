import { once } from "node:events";
import { createServer } from "node:net";
import type { NodePorts } from "@shipslog/fleet/provisioning";
import { EnvironmentError } from "../../failure/errors.ts";

/**
 * Throws if a server on this machine could not listen on one of its ports. A server that cannot ends at once, and the health check
 * would ask the program that has the port: another fleet, or the same one in another terminal.
 */
export async function requireFreePorts(nodes: readonly NodePorts[]): Promise<void> {
  for (const { client, cluster, monitor } of nodes) for (const port of [client, cluster, monitor]) await tryPort(port);
}

async function tryPort(port: number): Promise<void> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EADDRINUSE") throw cause;
    throw new EnvironmentError(
      `port ${port} is taken, perhaps by servers of this fleet that already run; stop them, or create a fleet with another --port`,
    );
  }
  server.close();
  await once(server, "close");
}
