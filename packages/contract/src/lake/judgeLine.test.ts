import { describe, expect, it } from "vitest";
import type { Dialect } from "../dialects/Dialect.ts";
import { judgeLine } from "./judgeLine.ts";

const route = '{ "timestamp":"2026-01-01T00:00:00Z", "event":"NavRoute" }';

describe("judgeLine", () => {
  it("stores valid lines, and lines of kinds without a contract", () => {
    expect(judgeLine({ kind: "NavRoute", raw: route }, "spec")).toMatchObject({
      type: "stored",
      kind: "NavRoute",
    });
    const music = route.replace("NavRoute", "Music");
    expect(judgeLine({ kind: "Music", raw: music }, "spec")).toMatchObject({
      type: "stored",
      kind: "Music",
    });
  });

  it("stores in live what an earlier game wrote, and nothing that no game did", () => {
    // As game 2.4 wrote it: the system has no address, and its faction is a text.
    const jump =
      '{ "timestamp":"2017-10-14T18:00:00Z", "event":"FSDJump", "StarSystem":"Sol", "StarPos":[0.000,0.000,0.000], "SystemAllegiance":"Federation", "SystemEconomy":"$economy_Refinery;", "SystemEconomy_Localised":"Refinery", "SystemGovernment":"$government_Democracy;", "SystemGovernment_Localised":"Democracy", "SystemSecurity":"$SYSTEM_SECURITY_high;", "SystemSecurity_Localised":"High Security", "JumpDist":8.330, "FuelUsed":0.5, "FuelLevel":15.5, "SystemFaction":"Mother Gaia", "FactionState":"Boom" }';
    const judge = (raw: string, dialect: Dialect) => judgeLine({ kind: "FSDJump", raw }, dialect);
    expect(judge(jump, "live")).toMatchObject({ type: "stored" });
    expect(judge(jump, "spec")).toMatchObject({ type: "rejected" });
    expect(judge(jump.replace('"StarSystem"', '"StarSystems"'), "live")).toMatchObject({ type: "rejected" });
  });

  it.each([
    ["half a line", "NavRoute", route.slice(0, -3), "half-line"],
    ["a kind other than that of the subject", "FSDJump", route, "wrong-subject"],
    ["an invalid timestamp", "NavRoute", route.replace("00Z", "99Z"), "not-a-timestamp"],
  ])("rejects %s with a code and a reason", (_what, kind, raw, code) => {
    const verdict = judgeLine({ kind, raw }, "spec");
    expect(verdict).toMatchObject({ type: "rejected", code });
    expect(verdict.type === "rejected" && verdict.reason).not.toBe("");
  });

  it("repeats what is known already", () => {
    const rejected = {
      type: "rejected",
      kind: "NavRoute",
      code: "encoding",
      reason: "bytes that are not UTF-8",
    } as const;
    expect(judgeLine({ kind: "NavRoute", raw: route, rejected }, "spec")).toBe(rejected);
  });
});

describe("a line with more than any real line", () => {
  const many = (count: number, part: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => part(at)).join(",");
  const withField = (field: string) => route.replace(" }", `, ${field} }`);
  const judge = (raw: string) => judgeLine({ kind: "NavRoute", raw }, "live");
  const hostile = [
    [
      "3,000 unknown fields",
      withField(many(3000, (at) => `"f${at}":${at}`)),
      withField(many(400, (at) => `"f${at}":${at}`)),
    ],
    ["20,000 objects", withField(`"x":[${many(20_000, () => "{}")}]`), withField(`"x":[${many(900, () => "{}")}]`)],
    [
      "20,000 lists in each other",
      withField(`"x":${"[".repeat(20_000)}${"]".repeat(20_000)}`),
      withField(`"x":${"[".repeat(31)}${"]".repeat(31)}`),
    ],
    [
      "33 objects in each other",
      withField(`"x":${'{"a":'.repeat(32)}1${"}".repeat(32)}`),
      withField(`"x":${'{"a":'.repeat(31)}1${"}".repeat(31)}`),
    ],
    ["5,000 values", withField(`"x":[${many(5000, () => "1")}]`), withField(`"x":[${many(3900, () => "1")}]`)],
    [
      "3,000 long integers",
      withField(`"x":[${many(3000, (at) => `${10n ** 17n + BigInt(at)}`)}]`),
      withField(`"x":[${many(150, (at) => `${10n ** 17n + BigInt(at)}`)}]`),
    ],
  ] as const;
  it.each(hostile)("is rejected: %s", (_what, raw) => {
    expect(judge(raw)).toMatchObject({ type: "rejected", kind: "NavRoute", code: "too-many-values" });
  });
  it.each(hostile)("is stored with fewer than %s", (_what, _raw, fewer) => {
    expect(judge(fewer)).toMatchObject({ type: "stored" });
  });
});
