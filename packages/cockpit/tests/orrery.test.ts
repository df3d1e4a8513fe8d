import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "@shipslog/contract";
import { corpusFolder, corpusLines } from "../../../tests/helpers/corpus.ts";
import { needs } from "../../../tests/helpers/needs/needs.ts";
import { foldScan, type BodiesTopic, type ScannedBody } from "../src/state/observed/bodies.ts";
import { layOutOrrery, type Box, type OrreryLayout } from "../page/map/orreryLayout.ts";

const system = "Test AB-C d1";

const scanned = (scans: readonly JsonObject[]): readonly ScannedBody[] =>
  scans.reduce<BodiesTopic | undefined>(foldScan, undefined)?.bodies ?? [];

const draw = (bodies: readonly ScannedBody[], width = 800, bodyCount?: number, stations: string[] = []) =>
  layOutOrrery({ bodies, bodyCount, stations, system, width, noteOf: ({ id }) => (id % 5 === 0 ? "12 M" : "") });

const star = (id: number, name: string, Parents: JsonObject[] = []): JsonObject => ({
  SystemAddress: 1,
  BodyID: id,
  BodyName: `${system} ${name}`,
  StarType: "K",
  Radius: 5e8,
  Parents,
});
const planet = (id: number, name: string, Parents: JsonObject[], more: JsonObject = {}): JsonObject => ({
  SystemAddress: 1,
  BodyID: id,
  BodyName: `${system} ${name}`,
  PlanetClass: "Rocky body",
  Radius: 3e6,
  Parents,
  ...more,
});

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width - 0.01 &&
  b.left < a.left + a.width - 0.01 &&
  a.top < b.top + b.height - 0.01 &&
  b.top < a.top + a.height - 0.01;

/** What is wrong with a drawing; nothing if all is well. */
function problemsOf({ bodies, width, height, belts, stations, captions }: OrreryLayout): readonly string[] {
  const problems: string[] = [];
  for (const [at, { id, box, x, y, radius, label, note, labelX, anchor }] of bodies.entries()) {
    const right = box.left + box.width;
    const bottom = box.top + box.height;
    if (box.left < 0 || right > width || box.top < 0 || bottom > height) problems.push(`${id} is outside`);
    if (x < box.left || x > right || y < box.top || y > bottom) problems.push(`${id} is not in its box`);
    if (radius <= 0 || box.height < 24 || box.width < 24) problems.push(`${id} is too small`);
    const text = (label.length + (anchor === "start" && note !== "" ? note.length + 1 : 0)) * 7;
    const end = anchor === "start" ? labelX + text : labelX + text / 2;
    if (end > width) problems.push(`the name of ${id} is cut`);
    for (const other of bodies.slice(at + 1)) if (overlap(box, other.box)) problems.push(`${id} overlaps ${other.id}`);
  }
  for (const { x, y } of [...belts, ...stations, ...captions]) {
    if (x < 0 || x > width || y < 0 || y > height) problems.push("a belt, station or caption is outside");
  }
  return problems;
}

describe("the map of a system", () => {
  it("shows one star alone", () => {
    const layout = draw(scanned([star(0, "A")]));
    expect(layout.bodies.map(({ label, sort }) => `${sort} ${label}`)).toEqual(["star A"]);
    expect(problemsOf(layout)).toEqual([]);
  });

  it("orders stars, planets and moons as the game names them, moons of moons after their moon", () => {
    const bodies = scanned([
      star(1, "A", [{ Null: 0 }]),
      star(2, "B", [{ Null: 0 }]),
      planet(3, "AB 1", [{ Null: 0 }]),
      planet(5, "A 2", [{ Star: 1 }, { Null: 0 }]),
      planet(4, "A 1", [{ Star: 1 }, { Null: 0 }]),
      planet(7, "A 1 b", [{ Null: 9 }, { Planet: 4 }, { Star: 1 }, { Null: 0 }]),
      planet(6, "A 1 a", [{ Planet: 4 }, { Star: 1 }, { Null: 0 }]),
      planet(8, "A 1 a a", [{ Planet: 6 }, { Planet: 4 }, { Star: 1 }, { Null: 0 }]),
    ]);
    const layout = draw(bodies);
    expect(layout.bodies.map(({ label }) => label)).toEqual(["A", "A 1", "a", "a", "b", "A 2", "B", "AB 1"]);
    expect(layout.captions.map(({ text }) => text)).toEqual(["around A and B"]);
  });

  it("shows a parent that is not scanned yet, and counts what is not found", () => {
    const bodies = scanned([planet(6, "A 1 a", [{ Planet: 4 }, { Star: 1 }, { Null: 0 }])]);
    const layout = draw(bodies, 800, 7);
    const known = layout.bodies.filter(({ id }) => id >= 0);
    expect(known.map(({ id, body }) => `${id} ${body === undefined ? "outline" : "scanned"}`)).toEqual([
      "1 outline",
      "4 outline",
      "6 scanned",
    ]);
    expect(layout.captions.map(({ text }) => text)).toEqual(["4 bodies not found yet"]);
    expect(layout.bodies.length).toBe(7);
  });

  it("puts a belt between the planets by its distance", () => {
    const belted = {
      ...star(0, "A"),
      Rings: [{ Name: `${system} A Belt`, RingClass: "eRingClass_Rocky", InnerRad: 299_792_458 * 50 }],
    };
    const near = planet(1, "A 1", [{ Star: 0 }], { DistanceFromArrivalLS: 10 });
    const far = planet(2, "A 2", [{ Star: 0 }], { DistanceFromArrivalLS: 90 });
    const { bodies, belts } = draw(scanned([belted, near, far]));
    expect(belts[0]?.x).toBeGreaterThan(bodies[1]!.x);
    expect(belts[0]?.x).toBeLessThan(bodies[2]!.x);
  });
});

/** A system of any shape, also of one that no game writes. */
const anySystem = fc
  .array(
    fc.record({
      isStar: fc.boolean(),
      parents: fc.array(fc.tuple(fc.constantFrom("Null", "Star", "Planet"), fc.integer({ min: 0, max: 40 })), {
        maxLength: 4,
      }),
      radius: fc.double({ min: 0, max: 1e9, noNaN: true }),
      name: fc.string({ maxLength: 40 }),
      rings: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 120 },
  )
  .map((list) =>
    scanned(
      list.map(({ isStar, parents, radius, name, rings }, id) => ({
        ...(isStar ? star(id, name) : planet(id, name, [])),
        Radius: radius,
        DistanceFromArrivalLS: id,
        Parents: parents.map(([type, parent]) => ({ [type]: parent })),
        Rings: Array.from({ length: rings }, (_, at) => ({
          Name: `${id} ${at} Ring`,
          RingClass: "eRingClass_Icy",
          InnerRad: at,
        })),
      })),
    ),
  );

describe("any system", () => {
  it("is drawn inside the width, with nothing over another thing, each body once", () => {
    fc.assert(
      fc.property(
        anySystem,
        fc.integer({ min: 320, max: 1900 }),
        fc.integer({ min: 0, max: 200 }),
        (bodies, width, count) => {
          const layout = draw(bodies, width, count, ["One Station", "Another"]);
          expect(problemsOf(layout)).toEqual([]);
          const ids = layout.bodies.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(bodies.every(({ id }) => ids.includes(id))).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});

needs(corpusFolder).describe("real systems", () => {
  it("fit on a phone and on a desk", async () => {
    const systems = new Map<unknown, JsonObject[]>();
    for await (const { text } of corpusLines({ archives: ["more"], everyNthFile: 9 })) {
      if (!text.includes('"Scan"')) continue;
      const event = JSON.parse(text) as JsonObject;
      const scans = systems.get(event["SystemAddress"]) ?? [];
      systems.set(event["SystemAddress"], [...scans, event]);
    }
    const large = [...systems.values()].toSorted((a, b) => b.length - a.length).slice(0, 60);
    for (const scans of large) {
      for (const width of [326, 750, 1200]) expect(problemsOf(draw(scanned(scans), width))).toEqual([]);
    }
  });
});
