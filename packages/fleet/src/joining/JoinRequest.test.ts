import { expect, it } from "vitest";
import { parseJoinAnswer, parseJoinRequest } from "./JoinRequest.ts";

const answer = {
  version: 1,
  token: "token",
  servers: ["127.0.0.1:4222"],
  inbox: "_INBOX_c",
  partitions: 3,
  replicas: 3,
  limits: { longestBytes: 65_536, backlogLines: 4096, partitionBytes: 2 ** 32 },
  commander: { id: "c0ffee", partition: 0, kinds: ["FSDJump"] },
};

it("takes the answer of a registrar", () => {
  expect(parseJoinAnswer(JSON.stringify(answer), "host:1")).toEqual(answer);
});

it.each([
  ["null", null, "host:1: expected an object"],
  ["no token", { ...answer, token: undefined }, "host:1: token is missing, expected a text"],
  ["another version", { ...answer, version: 2 }, "host:1: version has another value, expected 1"],
  ["no commander", { ...answer, commander: undefined }, "host:1: commander is missing, expected an object"],
  ["no limit", { ...answer, limits: {} }, "host:1: limits.longestBytes is missing, expected a whole number from 1"],
])("names the field of an answer with %s, and says what to do", (_what, value, problem) => {
  expect(() => parseJoinAnswer(JSON.stringify(value), "host:1")).toThrow(
    `the registrar has answered with something else than a credential: ${problem}; update shipslog`,
  );
});

const request = { version: 1, secret: "0".repeat(32), publicKey: `U${"A".repeat(55)}`, signature: "s".repeat(86) };

it("takes a request that has the form of one, and nothing else", () => {
  expect(parseJoinRequest(JSON.stringify(request))).toEqual(request);
  expect(parseJoinRequest(JSON.stringify({ ...request, name: "jameson" }))).toMatchObject({ name: "jameson" });
  const wrong = [null, [], "text", { ...request, name: null }, { ...request, version: 2 }, { ...request, secret: 5 }];
  for (const each of wrong) expect(parseJoinRequest(JSON.stringify(each))).toBeUndefined();
  expect(parseJoinRequest("{")).toBeUndefined();
});
