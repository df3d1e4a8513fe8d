import { below, type Key } from "../chance/Key.ts";
import { boxelAt } from "./address.ts";
import type { Body } from "./Body.ts";
import { formBodies } from "./bodies/formBodies.ts";
import { StarChart } from "./StarChart.ts";
import type { Galaxy, RouteWishes } from "./Galaxy.ts";
import { assetName } from "./names/stationName.ts";
import { regionName } from "./names/systemNames.ts";
import { planRoute } from "./planRoute.ts";
import { RecentCache } from "./RecentCache.ts";
import { cellMassCode, cellNumber } from "./settlement/cells.ts";
import type { Settlement } from "./settlement/Neighbourhood.ts";
import { lostReachLy, warZoneAt } from "./settlement/WarRegion.ts";
import { findSignals } from "./signals/findSignals.ts";
import type { Signal } from "./signals/Signal.ts";
import { createCommunity, createRegionalParties, type Community, type RegionalParty } from "./society/Community.ts";
import { powerplayOn, seatPowers, type Seat } from "./society/powerplay.ts";
import { emptySociety, societyOn } from "./society/societyOn.ts";
import { thargoidWarOn } from "./society/thargoidWar.ts";
import type { Society, WarStatus } from "./Society.ts";
import type { StarPosition, StarSystem } from "./StarSystem.ts";
import type { Station } from "./Station.ts";
import type { SurveyedSystem } from "./survey/SurveyedBody.ts";
import { describeSystem } from "./survey/describeSystem.ts";
import { buildFacility, nameSites, type Facility, type NamedSite } from "./stations/Facility.ts";

/** The properties of an inhabited system that never change. */
interface InhabitedSystem {
  readonly settlement: Settlement;
  readonly community: Community;
  readonly sites: readonly NamedSite[];
}

/** A system on one day; its stations and signals are computed on first use. */
interface SystemDay {
  readonly society: Society;
  stations: readonly Station[] | undefined;
  signals: readonly Signal[] | undefined;
}

/** The society of nearly all systems: uninhabited and at peace. */
const wilderness = emptySociety(undefined);

/** How far a search for one of the nearest systems looks first. */
const firstReachLy = 10;
const remembered = 4_096;
const daysRemembered = 2;
const surveysRemembered = 256;
const assetShare = 0.66;

/** Combines chart, communities, bodies and stations, and caches each. */
class SeededGalaxy implements Galaxy {
  readonly #chart: StarChart;
  readonly #seats: readonly Seat[];
  readonly #keys: { readonly society: Key; readonly powerplay: Key; readonly war: Key };
  readonly #regions = new RecentCache<number, readonly RegionalParty[]>(remembered);
  readonly #inhabited = new RecentCache<number, InhabitedSystem>(remembered);
  readonly #bodies = new RecentCache<number, readonly Body[]>(remembered);
  readonly #surveys = new RecentCache<number, SurveyedSystem>(surveysRemembered);
  readonly #facilities = new RecentCache<number, readonly Facility[]>(remembered);
  readonly #days = new RecentCache<number, RecentCache<number, SystemDay>>(daysRemembered);

  #lost: readonly StarSystem[] | undefined;

  constructor(seed: number) {
    this.#chart = new StarChart(seed);
    const { key } = this.#chart;
    this.#seats = seatPowers(key);
    this.#keys = { society: below(key, "society"), powerplay: below(key, "powerplay"), war: below(key, "war") };
  }

  get origin(): StarSystem {
    return this.#chart.origin;
  }

  systemAt(address: number): StarSystem | undefined {
    return this.#chart.systemAt(address);
  }

  systemsNear(position: StarPosition, radiusLy: number): readonly StarSystem[] {
    return this.#chart.systemsNear(position, radiusLy);
  }

  *systemsAround(position: StarPosition, radiusLy: number): Generator<StarSystem, void, undefined> {
    let passed = 0;
    for (let reachLy = firstReachLy; reachLy < 2 * radiusLy; reachLy *= 2) {
      const near = this.systemsNear(position, Math.min(reachLy, radiusLy));
      yield* near.slice(passed);
      passed = near.length;
    }
  }

  inhabitedNear(position: StarPosition, radiusLy: number): readonly StarSystem[] {
    return this.#chart.inhabitedNear(position, radiusLy);
  }

  nearestInhabited(position: StarPosition): StarSystem {
    return this.#chart.nearestInhabited(position);
  }

  planRoute(
    from: StarSystem,
    to: StarSystem,
    rangeLy: number,
    wishes?: RouteWishes,
  ): readonly StarSystem[] | undefined {
    return planRoute(this, from, to, rangeLy, wishes);
  }

  bodies(system: StarSystem): readonly Body[] {
    const { address } = system;
    return this.#bodies.get(address, () => formBodies(this.#chart.chance.fork("bodies", address), system));
  }

  survey(system: StarSystem): SurveyedSystem {
    const { address } = system;
    return this.#surveys.get(address, () =>
      describeSystem(this.#chart.chance.fork("survey", address), system, this.bodies(system)),
    );
  }

  society(system: StarSystem, day: number): Society {
    if (!system.isInhabited && warZoneAt(this.#chart.war, system.position) === undefined) return wilderness;
    return this.#dayOf(system, day).society;
  }

  stations(system: StarSystem, day: number): readonly Station[] {
    if (!system.isInhabited) return [];
    const known = this.#dayOf(system, day);
    known.stations ??= this.#stationsOn(system, known.society);
    return known.stations;
  }

  war(system: StarSystem, day: number): WarStatus | undefined {
    if (warZoneAt(this.#chart.war, system.position) === undefined) return undefined;
    return this.#warOn(system, this.#inhabitedSystem(system), day);
  }

  get lostSystems(): readonly StarSystem[] {
    this.#lost ??= this.#chart.systemsNear(this.#chart.war.centre, lostReachLy);
    return this.#lost;
  }

  signals(system: StarSystem, day: number): readonly Signal[] {
    if (!system.isInhabited) return [];
    const known = this.#dayOf(system, day);
    const always = this.#chart.chance.fork("signals", system.address);
    const today = always.fork(day);
    known.signals ??= findSignals({ always, today, society: known.society, stations: this.stations(system, day) });
    return known.signals;
  }

  #dayOf(system: StarSystem, day: number): SystemDay {
    const systems = this.#days.get(day, () => new RecentCache(remembered));
    return systems.get(system.address, () => ({
      society: this.#societyOn(system, day),
      stations: undefined,
      signals: undefined,
    }));
  }

  #societyOn(system: StarSystem, day: number): Society {
    const { address, position } = system;
    const town = this.#inhabitedSystem(system);
    const thargoidWar = this.#warOn(system, town, day);
    if (town === undefined) return emptySociety(thargoidWar);
    const powerplay = powerplayOn(below(this.#keys.powerplay, address), this.#seats, position, day);
    const stakeOf = (party: number): string => this.#stakeOf(address, town, party);
    return societyOn(below(this.#keys.society, address), town.community, day, { powerplay, thargoidWar, stakeOf });
  }

  /** Returns a station of the party, or else an asset that most parties have. */
  #stakeOf(address: number, { sites }: InhabitedSystem, party: number): string {
    const site = sites.find(({ owner }) => owner === party);
    if (site !== undefined) return site.name;
    const chance = this.#chart.chance.fork("asset", address, party);
    return chance.isLucky(assetShare) ? assetName(chance) : "";
  }

  #warOn({ address, position }: StarSystem, town: InhabitedSystem | undefined, day: number): WarStatus | undefined {
    const zone = warZoneAt(this.#chart.war, position);
    if (zone === undefined) return undefined;
    return thargoidWarOn(below(this.#keys.war, address), { zone, ports: town?.sites.length ?? 0 }, day);
  }

  #stationsOn(system: StarSystem, { factions, thargoidWar }: Society): readonly Station[] {
    const town = this.#inhabitedSystem(system);
    if (town === undefined) return [];
    return this.#built(system, town).map(({ owner, market: _market, ...facility }, at) => {
      const faction = factions[owner];
      if (faction === undefined) throw new RangeError(`no party ${owner}`);
      return { ...facility, faction, state: damageOf(thargoidWar, at) };
    });
  }

  #built(system: StarSystem, { sites, community }: InhabitedSystem): readonly Facility[] {
    const { address } = system;
    return this.#facilities.get(address, () => {
      const chance = this.#chart.chance.fork("facilities", address);
      const bodies = this.bodies(system);
      return sites.map((site, at) => buildFacility(chance.fork(at), site, community, bodies));
    });
  }

  #inhabitedSystem(system: StarSystem): InhabitedSystem | undefined {
    const settlement = this.#chart.settlementOf(system);
    if (settlement === undefined) return undefined;
    return this.#inhabited.get(system.address, () => this.#createInhabited(system, settlement));
  }

  #createInhabited(system: StarSystem, settlement: Settlement): InhabitedSystem {
    const chance = this.#chart.chance.fork("town", system.address);
    const { population } = settlement;
    const community = createCommunity(chance, { name: system.name, population, regional: this.#regional(system) });
    return { settlement, community, sites: nameSites(chance.fork("sites"), settlement.sites, community) };
  }

  #regional({ position }: StarSystem): readonly RegionalParty[] {
    const cell = cellNumber(boxelAt(position, cellMassCode)) ?? 0;
    return this.#regions.get(cell, () =>
      createRegionalParties(this.#chart.chance.fork("region", cell), regionName(this.#chart.key, cell)),
    );
  }
}

/** Lost ports are damaged during an attack; afterwards every other port is under repair. */
function damageOf(war: WarStatus | undefined, at: number): Station["state"] {
  if (war?.state === "Thargoid_Harvest") return at >= war.remainingPorts ? "Damaged" : undefined;
  return war?.state === "Thargoid_Recovery" && at % 2 === 0 ? "UnderRepairs" : undefined;
}

/** Creates the galaxy of a seed, a whole number; everything is computed on demand. */
export function createGalaxy(seed: number): Galaxy {
  return new SeededGalaxy(seed);
}
