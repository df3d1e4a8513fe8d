import { describe, expect, it } from "vitest";
import { excessConnections } from "./excessConnections.ts";
import type { CommanderConnection } from "./listConnections.ts";

const connection = (name: string, id: number, messages = 0): CommanderConnection => {
  const credential = { publicKey: name, account: "A", issuer: "A", tags: [] };
  return { server: "S", id, name, startedMs: 1000 - id, messages, ...credential };
};
const none = { atMs: 0, connections: [] };

describe("excess connections", () => {
  it("are the newest of a commander with too many, and none of others", () => {
    const connections = [...Array.from({ length: 6 }, (_, at) => connection("eve", at)), connection("alice", 9)];
    const excess = excessConnections(none, { atMs: 1000, connections }, { connections: 4 });
    // The higher its id, the earlier a connection was made here.
    expect([...excess].map(([{ id, name }, why]) => `${name} ${id} ${why}`)).toEqual([
      "eve 1 connections",
      "eve 0 connections",
    ]);
  });

  it("are all of a commander who sends too much over all of them together", () => {
    const before = { atMs: 5000, connections: [connection("eve", 1, 100), connection("alice", 2, 0)] };
    const connections = [connection("eve", 1, 160), connection("eve", 3, 50), connection("alice", 2, 90)];
    const now = { atMs: 6000, connections };
    const commandersAbove = (rate: number | undefined) =>
      [...excessConnections(before, now, { connections: 4, rate })].map(([{ name, id }]) => `${name} ${id}`);
    expect(commandersAbove(100)).toEqual(["eve 1", "eve 3"]);
    expect(commandersAbove(110)).toEqual([]);
    expect(commandersAbove(undefined)).toEqual([]);
  });
});
