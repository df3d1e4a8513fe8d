import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  append,
  VisitLight,
  projectionOf,
  rangeOf,
  viewOfVisits,
  wholeGalaxy,
  type Visits,
} from "../page/map/galaxy.ts";
import { Travels } from "../src/recording/Travels.ts";
import type { TravelPage } from "../src/wire/TravelPage.ts";
import { lines, PushStream, sendRequest, startTestCockpit } from "./helpers/cockpit.ts";
import { until } from "../../../tests/helpers/limits/until.ts";

const noVisits: Visits = { x: new Float32Array(), z: new Float32Array(), seconds: new Float64Array() };
const jumpTo = (x: number, z: number) => ({ event: "FSDJump", StarPos: [x, 5, z] });
const page = (travels: Travels, after = 0): TravelPage => ({ run: "r", ...travels.page("F1", after) });

const place = fc.record({ x: fc.integer({ min: -45_000, max: 45_000 }), z: fc.integer({ min: -20_000, max: 70_000 }) });

describe("travels", () => {
  it("come back as they were, in one page or in several", () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 60 }), fc.nat(60), (places, cut) => {
        const travels = new Travels();
        let early = noVisits;
        for (const [at, { x, z }] of places.entries()) {
          if (at === cut) early = append(noVisits, page(travels));
          travels.note("F1", jumpTo(x, z), 1_000_000 * at);
        }
        const all = append(noVisits, page(travels));
        expect([...all.x]).toEqual(places.map(({ x }) => x));
        expect([...all.z]).toEqual(places.map(({ z }) => z));
        expect([...all.seconds]).toEqual(places.map((_, at) => 1000 * at));
        expect(append(early, page(travels, early.x.length))).toEqual(all);
      }),
    );
  });

  it("are kept per commander, without a login at the same place, and without places that are none", () => {
    const travels = new Travels();
    travels.note("F1", jumpTo(1, 2), 0);
    travels.note("F1", { ...jumpTo(1, 2), event: "Location" }, 1);
    travels.note("F2", jumpTo(3, 4), 2);
    travels.note("F1", { event: "FSDJump", StarPos: ["1", 2, 3] }, 3);
    travels.note("F1", { event: "FSDJump", StarPos: [1e300, 0, -1e300] }, 4);
    expect(travels.page("F1", 0)).toMatchObject({ total: 2, x: [1, 999_999], z: [2, -1_000_002] });
    expect(travels.page("F2", 0)).toMatchObject({ total: 1, from: 0, x: [3] });
    expect(travels.page("F3", 0)).toMatchObject({ total: 0, x: [] });
    for (let at = 0; at < 20; at += 1) travels.note(`G${at}`, jumpTo(at, at), at);
    expect(travels.page("G19", 0).total).toBe(0);
  });

  it("of journals before the recording come first, and move those that were told", () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 20 }), fc.array(place, { maxLength: 20 }), (before, after) => {
        const travels = new Travels();
        travels.beginEarlier();
        for (const [at, { x, z }] of after.entries()) travels.note("F1", jumpTo(x, z), 1_000_000 * at);
        expect(page(travels)).toMatchObject({ total: after.length, earlier: 0, isReading: true });
        for (const { x, z } of before) travels.noteEarlier("F1", jumpTo(x, z), 0);
        travels.endEarlier();
        expect(page(travels)).toMatchObject({ earlier: before.length, isReading: false });
        expect([...append(noVisits, page(travels)).x]).toEqual([...before, ...after].map(({ x }) => x));
      }),
    );
  });

  it("are thinned out beyond half a million, and then sent as a whole", () => {
    const travels = new Travels();
    for (let at = 0; at < 500_001; at += 1) travels.note("F1", jumpTo(at % 1000, 0), 1000 * at);
    const { total, from, seconds } = travels.page("F1", 500_000);
    expect([total, from, seconds.length]).toEqual([250_001, 0, 250_001]);
    expect(seconds.reduce((sum, each) => sum + each, 0)).toBe(500_000);
  });

  it("are served compressed, and a wrong number is refused", async () => {
    const stream = new PushStream();
    const { port } = await startTestCockpit(stream);
    const jump = (at: number) =>
      `{"timestamp":"2026-05-01T12:00:00Z","event":"FSDJump","StarSystem":"S${at}","SystemAddress":${at},"StarPos":[${at},0,${2 * at}]}`;
    stream.push(...lines(Array.from({ length: 1000 }, (_, at) => jump(at))));
    const ask = async (query = "", headers = {}) => sendRequest(port, `/api/travels${query}`, headers);
    await until(async () => (JSON.parse((await ask()).body) as TravelPage).total === 1000, "all jumps");
    const { x, z } = JSON.parse((await ask("?after=998")).body) as TravelPage;
    expect([x, z]).toEqual([
      [998, 1],
      [1996, 2],
    ]);
    const packed = await ask("", { "Accept-Encoding": "br" });
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(Number(packed.headers["content-length"])).toBeLessThan(1000);
    expect((await ask("?after=abc")).status).toBe(400);
  });
});

describe("the light of travels", () => {
  const visitsOf = (places: readonly { readonly x: number; readonly z: number }[]): Visits => ({
    x: Float32Array.from(places, ({ x }) => x),
    z: Float32Array.from(places, ({ z }) => z),
    seconds: Float64Array.from(places, (_, at) => at),
  });

  it("has every visit inside, in the whole galaxy and in the part that was visited", () => {
    fc.assert(
      fc.property(
        fc.array(place, { minLength: 1, maxLength: 50 }),
        fc.integer({ min: 60, max: 400 }),
        (places, size) => {
          const visits = visitsOf(places);
          const range = rangeOf(visits.seconds, 0, places.length);
          for (const view of [wholeGalaxy, viewOfVisits(visits, range)]) {
            const light = new VisitLight(size, size + 40);
            const inside = light.collect(visits, range, projectionOf(view, light.width, light.height));
            expect(inside).toBe(places.length);
          }
        },
      ),
    );
  });

  it("is brighter where the commander was often, and dark again in the next picture", () => {
    const visits = visitsOf([...Array.from({ length: 50 }, () => ({ x: 0, z: 0 })), { x: 20_000, z: 40_000 }]);
    const light = new VisitLight(200, 200);
    const projection = projectionOf(wholeGalaxy, 200, 200);
    const pixels = new Uint8ClampedArray(200 * 200 * 4);
    const alphaAt = (x: number, z: number) =>
      pixels[(Math.round(projection.toY(z)) * 200 + Math.round(projection.toX(x))) * 4 + 3]!;
    const black = { red: 0, green: 0, blue: 0 };
    light.collect(visits, { from: 0, to: 51 }, projection);
    light.paint(pixels, black, black);
    expect(alphaAt(0, 0)).toBeGreaterThan(alphaAt(20_000, 40_000));
    expect(alphaAt(20_000, 40_000)).toBeGreaterThan(0);
    light.collect(visits, { from: 0, to: 50 }, projection);
    light.paint(pixels, black, black);
    expect(alphaAt(20_000, 40_000)).toBe(0);
  });

  it("is of the chosen time", () => {
    const seconds = Float64Array.from([10, 20, 20, 30]);
    expect(rangeOf(seconds, 11, 20)).toEqual({ from: 1, to: 3 });
    expect(rangeOf(seconds, 10, 30)).toEqual({ from: 0, to: 4 });
    expect(rangeOf(seconds, 31, 40)).toEqual({ from: 4, to: 4 });
  });
});
