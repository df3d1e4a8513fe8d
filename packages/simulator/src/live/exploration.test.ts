import type { JsonObject } from "@shipslog/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { createGalaxy } from "../galaxy/createGalaxy.ts";
import { scenarioNames } from "../scenarios/scenarios.ts";
import { simulate } from "../simulate.ts";

const start = Date.UTC(2026, 4, 1, 12);
/** The lines of each session, in order. */
const sessions: JsonObject[][] = [];

beforeAll(() => {
  for (const scenario of scenarioNames) {
    const options = { seed: 4, scenario, start, durationMs: 6 * 3_600_000, dialect: "live", status: false } as const;
    sessions.push([...simulate(options)].flatMap(({ event }) => (event === undefined ? [] : [event])));
  }
}, 120_000);

const named = (...names: readonly string[]): readonly JsonObject[] =>
  sessions.flat().filter(({ event }) => names.includes(event as string));

describe("scans", () => {
  it("count every body of a system before all are found", () => {
    const scanned = new Map<unknown, Set<unknown>>();
    let complete = 0;
    for (const line of sessions.flat()) {
      if (line["event"] === "Fileheader") scanned.clear();
      const isBody = line["event"] === "Scan" && ("StarType" in line || "PlanetClass" in line);
      const address = line["SystemAddress"];
      if (isBody) scanned.set(address, new Set([...(scanned.get(address) ?? []), line["BodyID"]]));
      if (line["event"] !== "FSSAllBodiesFound") continue;
      complete += 1;
      expect(scanned.get(address)?.size).toBe(line["Count"]);
    }
    expect(complete).toBeGreaterThan(10);
  });

  it("name a body once with one id, and parents that are bodies, belts or barycentres", () => {
    const names = new Map<string, unknown>();
    for (const line of named("Scan")) {
      const key = JSON.stringify([line["SystemAddress"], line["BodyID"]]);
      expect(names.get(key) ?? line["BodyName"]).toBe(line["BodyName"]);
      names.set(key, line["BodyName"]);
      const parents = (line["Parents"] ?? []) as readonly JsonObject[];
      for (const parent of parents) expect(Object.keys(parent)).toHaveLength(1);
      expect(parents.map((parent) => Object.values(parent)[0])).not.toContain(line["BodyID"]);
    }
    expect(names.size).toBeGreaterThan(100);
  });

  it("follow the signals on the body in the same second", () => {
    for (const lines of sessions) {
      for (const [at, line] of lines.entries()) {
        if (line["event"] !== "FSSBodySignals") continue;
        const scan = lines.slice(at + 1).find(({ event }) => event === "Scan");
        expect(scan).toMatchObject({ BodyName: line["BodyName"], timestamp: line["timestamp"] });
      }
    }
    expect(named("FSSBodySignals").length).toBeGreaterThan(5);
  });

  it("have a surface whose shares are complete", () => {
    const sum = (values: readonly unknown[]) => values.reduce<number>((total, value) => total + Number(value), 0);
    for (const { Composition: composition, Materials: materials } of named("Scan").filter(
      (scan) => "Materials" in scan,
    )) {
      expect(sum(Object.values(composition as JsonObject))).toBeCloseTo(1, 4);
      const shares = (materials as readonly JsonObject[]).map(({ Percent: percent }) => percent);
      expect(sum(shares)).toBeCloseTo(100, 2);
    }
  });
});

describe("signals", () => {
  it("come in the second of the line that says where the ship is, or of the discovery scan", () => {
    const places = ["FSDJump", "Location", "SupercruiseExit", "SupercruiseEntry", "FSSDiscoveryScan"];
    let bursts = 0;
    for (const lines of sessions) {
      for (const [at, line] of lines.entries()) {
        // A source is found later, with the full spectrum scanner.
        if (line["event"] !== "FSSSignalDiscovered" || line["SignalType"] === "USS") continue;
        const next = lines.slice(at + 1).find(({ event }) => places.includes(event as string));
        expect(next).toMatchObject({ timestamp: line["timestamp"], SystemAddress: line["SystemAddress"] });
        bursts += 1;
      }
    }
    expect(bursts).toBeGreaterThan(100);
  });

  it("are the same for every player of a galaxy on a day", () => {
    const one = createGalaxy(7);
    const other = createGalaxy(7);
    const day = 20_000;
    expect(one.signals(one.origin, day)).toEqual(other.signals(other.origin, day));
    expect(one.signals(one.origin, day)).not.toEqual(one.signals(one.origin, day + 1));
  });
});

describe("organisms", () => {
  it("are logged, sampled twice and then analysed", () => {
    const steps = new Map<string, string>();
    for (const [player, lines] of sessions.entries()) {
      for (const line of lines.filter(({ event }) => event === "ScanOrganic")) {
        const key = JSON.stringify([player, line["SystemAddress"], line["Body"], line["Species"]]);
        steps.set(key, `${steps.get(key) ?? ""}${line["ScanType"] as string} `);
      }
    }
    expect(steps.size).toBeGreaterThan(0);
    // A player who leaves begins again.
    const order = /^(?:Log (?:Sample )*)*(?:Log Sample Sample Analyse )?$/;
    for (const taken of steps.values()) expect(taken).toMatch(order);
  });
});

describe("the galaxy", () => {
  it("describes a system in the same way every time, with orbits that follow from mass and distance", () => {
    const galaxy = createGalaxy(11);
    const survey = galaxy.survey(galaxy.origin);
    expect(createGalaxy(11).survey(createGalaxy(11).origin)).toEqual(survey);
    const [star] = survey.stars;
    const around = survey.planets.filter(({ parents }) => parents[0]?.type === "Star");
    const ratios = around.map(({ orbit }) =>
      orbit === undefined ? 0 : orbit.periodS ** 2 / orbit.semiMajorAxisM ** 3,
    );
    for (const ratio of ratios) expect(ratio / (ratios[0] ?? 1)).toBeCloseTo(1, 6);
    expect(star).toBeDefined();
  });
});
