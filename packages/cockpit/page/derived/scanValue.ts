import type { ScannedBody } from "../../src/state/observed/bodies.ts";

/** Base values of planets by class, and what a terraformable one adds (from the values that players measured). */
const planets: Readonly<Record<string, readonly [base: number, terraformable: number]>> = {
  "Metal rich body": [21_790, 65_631],
  "Ammonia world": [96_932, 0],
  "Sudarsky class I gas giant": [1656, 0],
  "Sudarsky class II gas giant": [9654, 0],
  "High metal content body": [9654, 100_677],
  "Water world": [64_831, 116_295],
  "Earthlike body": [64_831 + 116_295, 0],
};
const otherPlanet = [300, 93_328] as const;

/** How much the mass of a planet counts. */
const massFactor = 0.565_918_28;

/** Bonuses: mapping a body first, mapping one that only others have discovered, mapping a known one, few probes, discovering first. */
const mapping = { first: 3.699_622_554, firstMapped: 8.0956, again: 3.333_333_333_3 } as const;
const efficiencyBonus = 1.25;
const discoveryBonus = 2.6;

/** An estimate of what the data of a body pays, in credits: as scanned now, and if the player maps it. Undefined before a scan. */
export function scanValueOf(body: ScannedBody): { readonly now: number; readonly mapped: number } | undefined {
  const { starType, planetClass, mass } = body;
  if (mass === undefined) return undefined;
  const isFirst = body.wasDiscovered === false;
  if (starType !== undefined) {
    const value = Math.round(starBase(starType) * (1 + mass / 66.25) * (isFirst ? discoveryBonus : 1));
    return { now: value, mapped: value };
  }
  if (planetClass === undefined) return undefined;
  const [base, terraformable] = Object.hasOwn(planets, planetClass)
    ? (planets[planetClass] ?? otherPlanet)
    : otherPlanet;
  const worth = base + (body.isTerraformable ? terraformable : 0);
  const scanned = worth * (1 + massFactor * mass ** 0.2);
  const finish = (value: number) => Math.round(Math.max(500, value) * (isFirst ? discoveryBonus : 1));
  const mapped = (isEfficient: boolean) => {
    const value = scanned * mappingFactor(body);
    return finish((value + Math.max(value * 0.3, 555)) * (isEfficient ? efficiencyBonus : 1));
  };
  return {
    now: body.mapping === "none" ? finish(scanned) : mapped(body.mapping === "efficient"),
    mapped: mapped(body.mapping !== "mapped"),
  };
}

function starBase(starType: string): number {
  if (starType === "N" || starType === "H") return 22_628;
  return starType.startsWith("D") ? 14_057 : 1200;
}

function mappingFactor({ wasDiscovered, wasMapped }: ScannedBody): number {
  if (wasMapped !== false) return mapping.again;
  return wasDiscovered === false ? mapping.first : mapping.firstMapped;
}
