import type { Server } from "node:http";
import type { Socket } from "node:net";

/** How many connections may wait for the rest of their first request. */
const maxHalfRequests = 128;
/** How long a connection has in any case, so that many clients can connect at the same moment. */
const graceMs = 1000;

/**
 * Keeps the server open for complete requests: while too many connections have sent only a part of a request, those that have had
 * time to finish it are closed. Otherwise they would use up all connections until their timeout.
 */
export function limitHalfRequests(server: Server): void {
  const half = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    half.add(socket);
    const grace = setTimeout(() => {
      if (half.has(socket) && half.size > maxHalfRequests) socket.destroy();
    }, graceMs);
    socket.on("close", () => {
      clearTimeout(grace);
      half.delete(socket);
    });
  });
  server.on("request", ({ socket }) => half.delete(socket));
}
