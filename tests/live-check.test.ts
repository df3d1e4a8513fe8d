/** Journals of dialect live, judged by the check, the contract and the game's layout. */
import { scenarioNames } from "@shipslog/simulator";
import { describe, expect, it } from "vitest";
import { LiveVerdict } from "../lab/live/judgeLive.ts";
import { decimalsIn, laidOut } from "../lab/live/layout.ts";

describe("a folder in dialect live", () => {
  it.each(scenarioNames)("passes the check, the contract and the layout: %s", (scenario) => {
    const verdict = new LiveVerdict();
    verdict.judge({ scenario, seed: 1 });
    verdict.judge({ scenario, seed: 2, hours: 1, language: "french" });
    expect(verdict.list()).toEqual([]);
    expect(verdict.seen.validated).toBeGreaterThan(100);
    expect(verdict.rules["layout"]?.held).toBeGreaterThan(0);
  });
});

describe("the layout", () => {
  it("restores a missing space and lists the decimals of each field", () => {
    const line =
      '{ "event":"X", "a":[  ], "b":[1.00000,-2.50000], "c":[ { "d":0.500000 } ], "e":{ "f":"a, \\"b\\":[1]" } }';
    expect(laidOut(line)).toBe(line);
    expect(laidOut(line.replace("[  ]", "[]"))).toBe(line);
    expect(laidOut(line.replace(", ", ","))).toBe(line);
    expect(decimalsIn(line)).toEqual(["X.b 5", "X.b 5", "X.d 6"]);
  });
});
