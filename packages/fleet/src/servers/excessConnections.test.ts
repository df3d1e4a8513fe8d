import { describe, expect, it } from "vitest";
import { excessConnections } from "./excessConnections.ts";
import type { CommanderConnection } from "./listConnections.ts";

const connection = (name: string, id: number, messages = 0, bytes = 0): CommanderConnection => {
  const credential = { publicKey: name, account: "A", issuer: "A", tags: [] };
  return { server: "S", id, name, startedMs: 1000 - id, messages, bytes, ...credential };
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

  it("are all of a commander who sends few lines of too many bytes", () => {
    const before = { atMs: 0, connections: [connection("eve", 1, 5, 1000)] };
    const now = { atMs: 2000, connections: [connection("eve", 1, 9, 201_001), connection("alice", 2, 90, 90_000)] };
    const closedAbove = (bytes: number) =>
      [...excessConnections(before, now, { connections: 4, rate: 50, bytes })].map(
        ([{ name }, why]) => `${name} ${why}`,
      );
    expect(closedAbove(100_000)).toEqual(["eve bytes"]);
    expect(closedAbove(100_001)).toEqual([]);
  });
});
