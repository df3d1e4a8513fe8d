import { createChecker } from "@shipslog/check";
import type { JsonObject } from "@shipslog/contract";
import { describe, expect, it } from "vitest";
import { sampleEvents } from "../src/rules/examples/sampleEvents.ts";
import { sampleEntries } from "./helpers/sampleEntries.ts";

const { Fileheader, FSDJump, nextJump } = sampleEvents;

/** The fields that a jump did not have before game 3.0 or 3.4. */
const lateFields = ["SystemAddress", "SystemSecondEconomy", "Population", "Body", "BodyID", "BodyType"];
const early = (event: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(event).filter(([name]) => !lateFields.includes(name)));

function found(gameversion: string | undefined, ...events: readonly JsonObject[]): readonly string[] {
  const checker = createChecker({ dialect: "live" });
  const header = gameversion === undefined ? [] : [Fileheader({ gameversion })];
  const entries = sampleEntries([...header, ...events].map((event) => ({ event })));
  return [...entries.flatMap((entry) => checker.push(entry)), ...checker.end()]
    .filter(({ kind }) => kind === "FSDJump")
    .map(({ severity, rule, pointer }) => `${severity} ${rule} ${pointer}`);
}

describe("check", () => {
  it("judges a file by the game in its header", () => {
    expect(found("2.2 (Beta 2)", early(FSDJump()))).toEqual([]);
    expect(found("Fleet Carriers Update - Patch 9", early(FSDJump()))).toContain("error field-missing /SystemAddress");
    expect(found("4.2.0.0", early(FSDJump()))).toContain("error field-missing /SystemAddress");
  });

  it("only notes what a game did of which nothing is known", () => {
    const { StarSystem: _, ...nowhere } = early(FSDJump());
    expect(found("2.2", nowhere)).toContain("error field-missing /StarSystem");
    expect(found("2.4", nowhere)).toContain("note field-missing /StarSystem");
    expect(found("2.4", nowhere).filter((each) => !each.startsWith("note"))).toEqual([]);
  });

  it("only notes what some game did when the file does not say which wrote it", () => {
    expect(found("Nightly", early(FSDJump())).filter((each) => !each.startsWith("note"))).toEqual([]);
    expect(found(undefined, early(FSDJump()))).not.toContain("error field-missing /SystemAddress");
    const { StarSystem: _, ...nowhere } = FSDJump();
    expect(found(undefined, nowhere)).toContain("error field-missing /StarSystem");
  });

  it("takes positions with three decimals from early games alone", () => {
    const rounded = FSDJump({ StarPos: [-42.781, 57.844, -111.75] });
    expect(found("2.2", early(rounded))).toEqual([]);
    expect(found("4.2.0.0", rounded)).toContain("note star-grid /StarPos/0");
    expect(found("2.2", early(FSDJump({ StarPos: [0.01, 0, 0] })))).toContain("note star-grid /StarPos/0");
  });

  it("allows for the rounding of such positions in a jump", () => {
    const from = FSDJump({ StarPos: [0, 0, 0] });
    const to = (JumpDist: number) => nextJump({ StarPos: [3.031, -0.094, 3.156], JumpDist });
    expect(found("2.2", early(from), early(to(4.379)))).not.toContain("warning jump-distance /JumpDist");
    expect(found("2.2", early(from), early(to(4.39)))).toContain("note jump-distance /JumpDist");
  });

  it("only notes what no player's journal of such a game was compared for", () => {
    const negative = (game: string) => found(game, early(FSDJump({ FuelLevel: -1 })));
    expect(negative("2.3")).toContain("note negative-number /FuelLevel");
    expect(negative("3.3")).toContain("note negative-number /FuelLevel");
    expect(negative("3.5")).toContain("warning negative-number /FuelLevel");
    expect(negative("Nightly")).toContain("warning negative-number /FuelLevel");
  });

  it("keeps the severity that a user chose, in every game", () => {
    const checker = createChecker({ dialect: "live", rules: { "negative-number": "error" } });
    const entries = sampleEntries(
      [Fileheader({ gameversion: "2.3" }), FSDJump({ FuelLevel: -1 })].map((event) => ({ event })),
    );
    const findings = entries.flatMap((entry) => checker.push(entry)).filter(({ rule }) => rule === "negative-number");
    expect(findings.map(({ severity }) => severity)).toEqual(["error"]);
  });
});
