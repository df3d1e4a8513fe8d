/** What happens to the connection of a commander whose servers restart. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect } from "vitest";
import { connectFleet } from "@shipslog/fleet";
import { natsServer } from "./helpers/natsServer.ts";
import { TrialFleet } from "./helpers/TrialFleet.ts";
import { until } from "../../../tests/helpers/limits/until.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";

const { describe, it } = needs(natsServer);

/** Time enough for a connection that must not be there. */
const handshakeMs = 1000;

describe("a commander who has lost the connection", () => {
  let trial: TrialFleet;
  beforeAll(async () => {
    trial = await TrialFleet.start({ nodes: 1, partitions: 1 });
    await trial.folder.invite("jameson");
  });
  afterAll(() => trial[Symbol.asyncDispose]());

  async function connect() {
    const connection = await connectFleet(await trial.credential("jameson"), { name: "jameson" });
    const lost = Promise.withResolvers<void>();
    const back = Promise.withResolvers<void>();
    const watch = async () => {
      for await (const { type } of connection.status()) {
        if (type === "disconnect") lost.resolve();
        if (type === "reconnect") back.resolve();
      }
    };
    watch().catch(() => undefined);
    return { connection, lost: lost.promise, back: back.promise };
  }

  async function restart(): Promise<void> {
    await trial.cluster.stopNode(1, "SIGKILL");
    await trial.cluster.startNode(1);
    await trial.cluster.healthy();
  }

  async function countConnections(): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${trial.folder.layout.nodes[0]?.monitor}/varz`);
    return ((await answer.json()) as { connections: number }).connections;
  }

  it("connects again when the server is back", async () => {
    const { connection, back } = await connect();
    await restart();
    await back;
    await until(async () => (await countConnections()) === 1, "the connection");
    await connection.close();
  });

  it("has no connection after it was closed before it was connected again", async () => {
    const { connection, lost } = await connect();
    // Sooner than this the client waits in another way.
    await sleep(handshakeMs);
    await connection.reconnect();
    await lost;
    await connection.close();
    await sleep(handshakeMs);
    expect(await countConnections()).toBe(0);
  });
});
