import { describe, expect, it } from "vitest";
import { parseCredential } from "./Credential.ts";

const collector = {
  format: "shipslog-credential",
  version: 1,
  servers: ["127.0.0.1:4222"],
  authority: "PEM",
  inbox: "_INBOX_collector",
  credentials: "token and seed",
  partitions: 3,
  replicas: 3,
  limits: { longestBytes: 65_536, backlogLines: 4096, partitionBytes: 2 ** 32 },
};
const commander = { ...collector, commander: { id: "c0ffee", partition: 0, kinds: ["FSDJump"] } };

const parse = (value: unknown) => parseCredential(JSON.stringify(value), "jameson.json");

describe("parseCredential", () => {
  it.each([
    ["a collector", collector],
    ["a commander", commander],
  ])("accepts the credential of %s", (_whose, credential) => {
    expect(parse(credential)).toEqual(credential);
  });

  it("rejects text that is not JSON, with the path of the file", () => {
    expect(() => parseCredential("{", "jameson.json")).toThrow(/: jameson\.json is not JSON; /);
  });

  it.each([
    ["null", null, "expected an object"],
    ["an array", [], "expected an object"],
    [
      "another format",
      { ...collector, format: "shipslog-fleet" },
      'format has another value, expected "shipslog-credential"',
    ],
    ["another version", { ...collector, version: 2 }, "version has another value, expected 1"],
    ["no servers", { ...collector, servers: undefined }, "servers is missing, expected a list of texts"],
    ["an empty list of servers", { ...collector, servers: [] }, "servers has another value"],
    ["a server that is a number", { ...collector, servers: [4222] }, "servers has another value"],
    ["no credentials", { ...collector, credentials: 5 }, "credentials has another value, expected a text"],
    ["no partitions", { ...collector, partitions: 0 }, "partitions has another value, expected a whole number from 1"],
    ["no limits", { ...collector, limits: undefined }, "limits is missing, expected an object"],
    [
      "a limit that is a text",
      { ...collector, limits: { ...collector.limits, backlogLines: "9" } },
      "limits.backlogLines has",
    ],
    [
      "a commander without an id",
      { ...commander, commander: { partition: 0, kinds: ["FSDJump"] } },
      "commander.id is missing",
    ],
    [
      "a negative partition",
      { ...commander, commander: { ...commander.commander, partition: -1 } },
      "commander.partition has",
    ],
  ])("rejects %s and names the field", (_what, credential, message) => {
    expect(() => parse(credential)).toThrow(`jameson.json: ${message}`);
  });
});
