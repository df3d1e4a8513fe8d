import type { Chance } from "../chance/Chance.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";

/** Unsold exploration data of one system. */
export interface SystemSurvey {
  readonly systemName: string;
  bodies: number;
  baseCr: number;
  bonusCr: number;
}

/** The number of systems on one page of Cartographics. */
const pageSize = 50;

/** The most systems with unsold data. */
const surveysMax = 1000;

/** Adds scanned bodies of a system; an uninhabited system earns the discovery bonus. */
export function addSurvey(data: Map<number, SystemSurvey>, system: StarSystem, bodies: number, chance: Chance): void {
  const valueCr = chance.integer(400, 4000) * bodies + (chance.isLucky(0.1) ? chance.integer(100_000, 900_000) : 0);
  const bonusCr = system.isInhabited ? 0 : Math.floor(valueCr * 0.4);
  const known = data.get(system.address);
  if (known === undefined) {
    if (data.size >= surveysMax) return;
    data.set(system.address, { systemName: system.name, bodies, baseCr: valueCr, bonusCr });
    return;
  }
  known.bodies += bodies;
  known.baseCr += valueCr;
  known.bonusCr += bonusCr;
}

/** Removes and returns one page of data, oldest first. */
export function takePage(data: Map<number, SystemSurvey>): readonly SystemSurvey[] {
  const page = [...data].slice(0, pageSize);
  for (const [address] of page) data.delete(address);
  return page.map(([, surveyed]) => surveyed);
}
