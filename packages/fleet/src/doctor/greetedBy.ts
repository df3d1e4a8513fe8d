import { connect } from "node:net";

/** What listens at an address: nothing, a server of NATS, which speaks first, or another program. */
export type Listener = "nothing" | "nats" | "other";

const patienceMs = 2000;

/** Finds out what listens at an address. */
export async function greetedBy(host: string, port: number): Promise<Listener> {
  return await new Promise((resolve) => {
    const socket = connect({ host, port });
    let isConnected = false;
    const end = (listener: Listener) => {
      socket.destroy();
      resolve(listener);
    };
    socket.setTimeout(patienceMs, () => end(isConnected ? "other" : "nothing"));
    socket.once("connect", () => (isConnected = true));
    socket.once("data", (bytes) => end(bytes.toString("latin1").startsWith("INFO ") ? "nats" : "other"));
    socket.once("error", () => end("nothing"));
    socket.once("close", () => end(isConnected ? "other" : "nothing"));
  });
}
