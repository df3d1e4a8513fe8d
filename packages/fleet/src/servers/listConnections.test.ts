import type { NatsConnection } from "@nats-io/transport-node";
import { expect, it } from "vitest";
import { parseRegister, printEntry } from "../provisioning/Register.ts";
import { listConnections } from "./listConnections.ts";

const text = printEntry({ invited: "jameson", commander: "c", publicKey: "U1" });
const register = parseRegister({ path: "register.jsonl", text });

/** A connection to servers that answer with a text. */
function serversThatAnswer(answer: string): NatsConnection {
  const requestMany = () => Promise.resolve([{ string: () => answer }]);
  return { requestMany } as unknown as NatsConnection;
}

const listed = {
  cid: 7,
  authorized_user: "U1",
  account: "A1",
  start: "2026-05-01T12:00:00Z",
  in_msgs: 5,
  in_bytes: 700,
};
const known = {
  server: "one",
  id: 7,
  startedMs: Date.parse(listed.start),
  messages: 5,
  bytes: 700,
  publicKey: "U1",
  account: "A1",
  issuer: "",
  tags: [],
};

it("lists the connections of commanders, and no others", async () => {
  const connections = [listed, { ...listed, authorized_user: "U2" }, { ...listed, authorized_user: undefined }];
  const answer = JSON.stringify({ server: { id: "one" }, data: { total: 3, connections } });
  expect(await listConnections(serversThatAnswer(answer), register)).toEqual([{ ...known, name: "jameson" }]);
});

it("lists strangers in the account of commanders under their keys, but not its roles", async () => {
  const users = ["U1", "U2", "U3"].map((authorized_user) => ({ ...listed, authorized_user }));
  const others = [{ ...listed, authorized_user: "U4", account: "A2" }];
  const answer = JSON.stringify({ server: { id: "one" }, data: { total: 4, connections: [...users, ...others] } });
  const strangers = { account: "A1", except: new Set(["U3"]) };
  const found = await listConnections(serversThatAnswer(answer), register, strangers);
  expect(found).toEqual([
    { ...known, name: "jameson" },
    { ...known, name: "U2", publicKey: "U2" },
  ]);
});

it("names what is wrong with the answer of a server", async () => {
  const answer = JSON.stringify({ data: { connections: [listed, { ...listed, in_msgs: "many" }] } });
  await expect(listConnections(serversThatAnswer(answer), register)).rejects.toThrow(
    "answered with something unexpected: CONNZ: data.connections[1].in_msgs has another value, expected a number; look",
  );
});
