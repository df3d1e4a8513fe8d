import type { Chance } from "../../chance/Chance.ts";
import type { Body, Planet } from "../Body.ts";
import type { StarSystem } from "../StarSystem.ts";
import { formPlanet } from "./formPlanet.ts";
import { formStars, lightOf } from "./formStars.ts";

const lightSecondsPerAu = 499.004_784;
/** The temperature of a bare body one astronomical unit from the sun. */
const warmthK = 279;
const spaceK = 3;
const mostPlanets = 9;
const letters = "abcdefgh";

/** Forms the bodies of a system, ordered by id; an inhabited system has a landable body. */
export function formBodies(chance: Chance, system: StarSystem): readonly Body[] {
  const stars = formStars(chance, system);
  const bodies: Body[] = [...stars];
  const light = lightOf(system.starClass);
  const count = system.isInhabited ? chance.integer(2, mostPlanets) : Math.max(0, chance.integer(-2, mostPlanets));
  const landing = system.isInhabited ? chance.integer(1, Math.min(2, count)) : 0;
  let distanceLs = chance.between(5, 60) * (1 + Math.sqrt(Math.sqrt(light)));
  for (let at = 1; at <= count; at += 1) {
    addPlanet(chance, bodies, { name: `${system.arrival.name} ${at}`, distanceLs, light, isLandable: at === landing });
    distanceLs *= chance.between(1.4, 2.8);
  }
  return bodies;
}

interface Place {
  readonly name: string;
  readonly distanceLs: number;
  readonly light: number;
  readonly isLandable: boolean;
}

function addPlanet(chance: Chance, bodies: Body[], place: Place): void {
  const temperatureK = temperatureAt(place.light, place.distanceLs) * chance.between(0.9, 1.15);
  const orbit = { id: nextId(bodies), name: place.name, distanceLs: place.distanceLs, temperatureK };
  const planet = formPlanet(chance, orbit, { isMoon: false, isLandable: place.isLandable });
  bodies.push(planet);
  const moons = moonCount(chance, planet);
  for (let at = 0; at < moons; at += 1) {
    const moonOrbit = {
      id: nextId(bodies),
      name: `${place.name} ${letters[at]}`,
      distanceLs: place.distanceLs + (at + 1) * chance.between(0.8, 2.5),
      temperatureK: temperatureK * chance.between(0.95, 1.05),
    };
    bodies.push(formPlanet(chance, moonOrbit, { isMoon: true, isLandable: false }));
  }
}

function moonCount(chance: Chance, { planetClass }: Planet): number {
  if (planetClass.startsWith("Sudarsky")) return chance.integer(1, 6);
  return chance.weighted([
    [0, 60],
    [1, 25],
    [2, 10],
    [3, 5],
  ]);
}

function temperatureAt(light: number, distanceLs: number): number {
  return spaceK + (warmthK * Math.sqrt(Math.sqrt(light))) / Math.sqrt(distanceLs / lightSecondsPerAu);
}

function nextId(bodies: readonly Body[]): number {
  return (bodies.at(-1)?.id ?? -1) + 1;
}
