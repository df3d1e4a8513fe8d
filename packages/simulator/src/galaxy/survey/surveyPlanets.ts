import type { Chance } from "../../chance/Chance.ts";
import type { Planet } from "../Body.ts";
import type { StarSystem } from "../StarSystem.ts";
import { airs, drawGases } from "./airs.ts";
import { drawComposition, drawGroundMaterials, drawVolcanism } from "./ground.ts";
import { drawOrbit, earthKg, lightSecondM, sunKg } from "./orbits.ts";
import { drawRing } from "./rings.ts";
import { allSpecies, type Species } from "./species.ts";
import type { Parent, Ring, SurveyedPlanet, SurveyedStar } from "./SurveyedBody.ts";

const earthRadiusM = 6_371_000;
const shares = { mapped: 0.5, footfall: 0.2, terraformable: 0.35, species: 0.4, giantRings: 0.35, otherRings: 0.04 };
const reserves = ["PristineResources", "MajorResources", "CommonResources", "LowResources"];

/** What planets of a system have in common. */
interface Home {
  readonly system: StarSystem;
  readonly star: SurveyedStar | undefined;
  readonly wasDiscovered: boolean;
}

/** Describes the planets of a system; a moon follows its planet in the list and repeats its name. */
export function surveyPlanets(chance: Chance, planets: readonly Planet[], home: Home): readonly SurveyedPlanet[] {
  let main: Planet | undefined;
  return planets.map((body) => {
    const isMoon = main !== undefined && body.name.startsWith(`${main.name} `);
    if (!isMoon) main = body;
    return describe(chance.fork("planet", body.id), body, isMoon ? main : undefined, home);
  });
}

/** Ships may arrive at the barycentre of all stars, which the planets then orbit. */
function parentsOf({ system, star }: Home, planet: Planet | undefined): readonly Parent[] {
  const around: readonly Parent[] =
    system.arrival.type === "Null" || star === undefined
      ? [{ type: "Null", id: 0 }]
      : [{ type: "Star", id: star.body.id }, ...star.parents];
  return planet === undefined ? around : [{ type: "Planet", id: planet.id }, ...around];
}

function massOf({ gravityG, radiusM }: Planet): number {
  const radii = radiusM / earthRadiusM;
  return gravityG * radii * radii;
}

function orbitOf(chance: Chance, body: Planet, planet: Planet | undefined, { star }: Home) {
  if (planet === undefined) {
    return drawOrbit(chance, body.distanceLs * lightSecondM, (star?.massSolar ?? 1) * sunKg);
  }
  const apartM = Math.max(planet.radiusM * 3, (body.distanceLs - planet.distanceLs) * lightSecondM);
  return drawOrbit(chance, apartM, massOf(planet) * earthKg);
}

function drawRings(chance: Chance, { planetClass, name, radiusM, temperatureK }: Planet): readonly Ring[] {
  const isGiant = planetClass.startsWith("Sudarsky");
  if (!chance.isLucky(isGiant ? shares.giantRings : shares.otherRings)) return [];
  const inner = drawRing(chance, `${name} A Ring`, radiusM * 1.4, temperatureK);
  const hasSecond = chance.isLucky(0.4);
  return hasSecond ? [inner, drawRing(chance, `${name} B Ring`, inner.outerM, temperatureK)] : [inner];
}

function drawSpecies(chance: Chance, { isLandable, atmosphere, temperatureK }: Planet): readonly Species[] {
  if (!isLandable || temperatureK > 500) return [];
  return allSpecies.filter(({ airs: suitable }) => suitable.includes(atmosphere) && chance.isLucky(shares.species));
}

function isTemperate({ planetClass, temperatureK }: Planet): boolean {
  return ["High metal content body", "Water world"].includes(planetClass) && temperatureK > 220 && temperatureK < 400;
}

function describe(chance: Chance, body: Planet, planet: Planet | undefined, home: Home): SurveyedPlanet {
  const orbit = orbitOf(chance, body, planet, home);
  const isLocked = planet !== undefined || body.distanceLs < 300;
  const volcanism = drawVolcanism(chance, body);
  const rings = drawRings(chance, body);
  const air = airs[body.atmosphere];
  const isKnown = home.system.isInhabited;
  return {
    body,
    parents: parentsOf(home, planet),
    orbit,
    rotationS: isLocked ? orbit.periodS * chance.between(0.98, 1.02) : chance.between(25_000, 250_000),
    axialTilt: chance.between(-0.5, 0.5),
    rings,
    wasDiscovered: home.wasDiscovered,
    wasMapped: isKnown && chance.isLucky(shares.mapped),
    wasFootfalled: isKnown && body.isLandable && chance.isLucky(shares.footfall),
    isTidallyLocked: isLocked,
    terraforming: isTemperate(body) && chance.isLucky(shares.terraformable) ? "Terraformable" : "",
    air: { text: air.text, type: air.type },
    airShares: drawGases(chance, body.atmosphere),
    volcanism,
    massEarths: massOf(body),
    pressurePa: chance.between(...air.pressurePa),
    composition: drawComposition(chance, body.planetClass),
    materials: drawGroundMaterials(chance, body),
    reserves: rings.length === 0 ? undefined : isKnown ? chance.pick(reserves) : "PristineResources",
    species: drawSpecies(chance, body),
    geology: body.isLandable && volcanism !== "" ? chance.integer(1, 3) : 0,
  };
}
