import type { JsonObject } from "@shipslog/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { organicPayOf, unsoldPayOf } from "../src/state/derived/organicPay.ts";
import {
  distanceMetres,
  foldGenera,
  foldOrganicSale,
  foldSample,
  type ExobiologyTopic,
  type SampleSpot,
} from "../src/state/observed/exobiology.ts";
import { lowestOrganicValue, organicValue, organicValuesOfGenus } from "../src/state/observed/organicValues.ts";

const genusOf = (name: string) => `$Codex_Ent_${name}_Genus_Name;`;
const speciesOf = (name: string) => `$Codex_Ent_${name}_07_Name;`;

function sample(ScanType: string, name: string, Body = 7, WasLogged = false): JsonObject {
  const Genus = genusOf(name);
  const Species = speciesOf(name);
  return {
    ScanType,
    Genus,
    Genus_Localised: name,
    Species,
    Species_Localised: `${name} A`,
    WasLogged,
    SystemAddress: 1,
    Body,
  };
}

const surfaceScan = (names: readonly string[], BodyID = 7): JsonObject => ({
  SystemAddress: 1,
  BodyID,
  Genuses: names.map((name) => ({ Genus: genusOf(name), Genus_Localised: name })),
});

const play = (events: readonly JsonObject[], spots: readonly (SampleSpot | undefined)[] = []) =>
  events.reduce<ExobiologyTopic | undefined>(
    (topic, event, at) => ("Genuses" in event ? foldGenera(topic, event) : foldSample(topic, event, spots[at])),
    undefined,
  );

const dotsOf = (topic: ExobiologyTopic | undefined) =>
  topic?.bodies.flatMap(({ genera }) =>
    genera.map(({ name, samples, isAnalysed }) => `${name} ${samples}${isAnalysed ? "!" : ""}`),
  );

describe("samples", () => {
  it("are counted per genus up to the analysis", () => {
    const scan = surfaceScan(["Stratum", "Osseus"]);
    expect(dotsOf(play([scan]))).toEqual(["Stratum 0", "Osseus 0"]);
    const taken = [scan, sample("Log", "Osseus"), sample("Sample", "Osseus")];
    expect(dotsOf(play(taken))).toEqual(["Stratum 0", "Osseus 2"]);
    const done = play([...taken, sample("Sample", "Osseus"), sample("Analyse", "Osseus")]);
    expect(dotsOf(done)).toEqual(["Stratum 0", "Osseus 3!"]);
    expect(done?.sampling).toBeUndefined();
    expect(done?.unsold).toEqual([{ species: speciesOf("Osseus"), name: "Osseus A", count: 1, firstCount: 1 }]);
  });

  it("are lost when another species is logged", () => {
    const topic = play([sample("Log", "Osseus"), sample("Sample", "Osseus"), sample("Log", "Stratum", 8)]);
    expect(dotsOf(topic)).toEqual(["Osseus 0", "Stratum 1"]);
    expect(topic?.sampling).toMatchObject({ bodyId: 8, genus: genusOf("Stratum") });
  });

  it("of a surface scan that comes after them stay", () => {
    expect(dotsOf(play([sample("Log", "Osseus"), surfaceScan(["Stratum", "Osseus"])]))).toEqual([
      "Stratum 0",
      "Osseus 1",
    ]);
  });

  it("have the places of Status.json, and the shortest distance at which one was accepted", () => {
    const at = (latitude: number): SampleSpot => ({ latitude, longitude: 10, radiusMetres: 1_000_000 });
    const events = [sample("Log", "Osseus"), sample("Sample", "Osseus"), sample("Sample", "Osseus")];
    const topic = play(events, [at(0), at(0.05), at(0.02)]);
    expect(topic?.sampling?.spots.map(({ latitude }) => latitude)).toEqual([0, 0.05, 0.02]);
    expect(topic?.distances).toEqual([{ genus: genusOf("Osseus"), metres: 349 }]);
    expect(play(events)?.distances).toEqual([]);
  });
});

describe("any order of lines", () => {
  const line = fc
    .tuple(
      fc.constantFrom("Log", "Sample", "Analyse"),
      fc.constantFrom("Osseus", "Stratum", "Tubus"),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([type, name, body]) => sample(type, name, body));

  it("leaves the samples of at most one genus in the sampler, and never more than three", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const topic = play(lines);
        const genera = topic?.bodies.flatMap((body) => body.genera) ?? [];
        expect(genera.every(({ samples }) => samples >= 0 && samples <= 3)).toBe(true);
        expect(topic?.sampling?.spots.length ?? 0).toBeLessThanOrEqual(3);
        const analysed = lines.filter(({ ScanType }) => ScanType === "Analyse").length;
        expect((topic?.unsold ?? []).reduce((sum, { count }) => sum + count, 0)).toBe(analysed);
      }),
    );
  });
});

describe("a sale", () => {
  it("empties what was not sold and teaches the price", () => {
    const done = play([sample("Log", "Stratum"), sample("Analyse", "Stratum"), sample("Analyse", "Stratum", 8)]);
    const sold = foldOrganicSale(done, { BioData: [{ Species: speciesOf("Stratum"), Value: 19_010_800, Bonus: 0 }] });
    expect(sold?.unsold).toMatchObject([{ count: 1 }]);
    expect(sold?.prices).toEqual([{ species: speciesOf("Stratum"), credits: 19_010_800 }]);
  });

  it("has prices of real sales, and none where there was no sale", () => {
    expect(organicValue("$Codex_Ent_Stratum_07_Name;")).toBe(19_010_800);
    expect(organicValue("$Codex_Ent_Stratum_01_Name;")).toBeUndefined();
    expect(organicValuesOfGenus("$Codex_Ent_Stratum_Genus_Name;")).toEqual([1_362_000, 19_010_800]);
    expect(lowestOrganicValue).toBe(1_000_000);
  });
});

describe("what life pays", () => {
  const genera = play([surfaceScan(["Stratum", "Fumerolas"]), sample("Log", "Osseus")])?.bodies[0]?.genera ?? [];
  const [stratum, fumerolas, osseus] = genera;

  it("is a range before the first sample, five times as much for what nobody reported", () => {
    expect(organicPayOf(stratum!, [], undefined)).toEqual({ low: 1_362_000, high: 19_010_800, isFirst: false });
    expect(organicPayOf(stratum!, [], false)).toEqual({ low: 6_810_000, high: 95_054_000, isFirst: true });
  });

  it("is unknown where no sale shows it, unless the commander sold it", () => {
    expect(organicPayOf(fumerolas!, [], undefined)).toBeUndefined();
    expect(organicPayOf(osseus!, [], undefined)).toBeUndefined();
    const prices = [{ species: speciesOf("Osseus"), credits: 5 }];
    expect(organicPayOf(osseus!, prices, undefined)).toEqual({ low: 25, high: 25, isFirst: true });
  });
});

describe("what is unsold", () => {
  it("pays the known prices, five times for what nobody reported", () => {
    const life = play([
      sample("Analyse", "Stratum"),
      sample("Analyse", "Stratum", 8, true),
      sample("Analyse", "Fumerolas"),
    ]);
    expect(unsoldPayOf(life?.unsold ?? [], [])).toEqual({ low: 6 * 19_010_800, isWhole: false });
  });
});

describe("the distance of two points", () => {
  it("is that of the sphere", () => {
    const radius = 1_000_000;
    expect(distanceMetres({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }, radius)).toBeCloseTo(
      Math.PI * radius,
      3,
    );
    expect(distanceMetres({ latitude: 89.99, longitude: 0 }, { latitude: 89.99, longitude: 180 }, radius)).toBeCloseTo(
      349.07,
      1,
    );
    expect(
      distanceMetres({ latitude: 3, longitude: 179.99 }, { latitude: 3, longitude: -179.99 }, radius),
    ).toBeLessThan(350);
  });
});
