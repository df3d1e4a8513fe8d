import type { Chance } from "../../chance/Chance.ts";
import { serviceTable, type Service } from "../services.ts";
import type { StationType } from "../stationTypes.ts";

/** The probability of each service; services not listed are never offered. */
type Offer = Readonly<Partial<Record<Service, number>>>;

const always: Offer = {
  dock: 1,
  autodock: 1,
  contacts: 1,
  engineer: 1,
  flightcontroller: 1,
  stationoperations: 1,
  stationmenu: 1,
  refuel: 1,
};
const onFoot: Offer = { socialspace: 1, bartender: 0.97, pioneersupplies: 0.97, apexinterstellar: 0.97 };
const dealers: Offer = { blackmarket: 0.4, facilitator: 0.15, registeringcolonisation: 0.15 };

const starport: Offer = {
  ...always,
  ...onFoot,
  ...dealers,
  commodities: 1,
  exploration: 0.99,
  missions: 1,
  missionsgenerated: 1,
  outfitting: 0.99,
  crewlounge: 1,
  rearm: 1,
  repair: 1,
  shipyard: 0.98,
  tuning: 0.97,
  powerplay: 0.97,
  searchrescue: 0.97,
  shop: 0.99,
  livery: 0.99,
  vistagenomics: 0.98,
  frontlinesolutions: 0.97,
  materialtrader: 0.25,
  techbroker: 0.09,
  modulepacks: 0.03,
};
const outpost: Offer = {
  ...always,
  ...onFoot,
  commodities: 0.96,
  exploration: 0.94,
  missions: 1,
  missionsgenerated: 1,
  powerplay: 0.97,
  searchrescue: 0.96,
  repair: 0.77,
  blackmarket: 0.58,
  rearm: 0.55,
  tuning: 0.52,
  vistagenomics: 0.49,
  frontlinesolutions: 0.49,
  facilitator: 0.48,
  crewlounge: 0.42,
  outfitting: 0.39,
  livery: 0.39,
  registeringcolonisation: 0.13,
};
const planetPort: Offer = {
  ...always,
  commodities: 0.9,
  outfitting: 1,
  rearm: 1,
  repair: 1,
  livery: 1,
  searchrescue: 0.95,
  shop: 0.86,
  tuning: 0.81,
  missions: 0.71,
  missionsgenerated: 0.69,
  socialspace: 0.71,
  powerplay: 0.69,
  bartender: 0.69,
  exploration: 0.69,
  vistagenomics: 0.69,
  pioneersupplies: 0.69,
  apexinterstellar: 0.69,
  frontlinesolutions: 0.69,
  crewlounge: 0.52,
  facilitator: 0.14,
  shipyard: 0.14,
  ondockmission: 0.12,
  blackmarket: 0.12,
  registeringcolonisation: 0.07,
};
const settlement: Offer = {
  ...always,
  commodities: 1,
  missions: 1,
  missionsgenerated: 1,
  repair: 1,
  searchrescue: 0.75,
  blackmarket: 0.67,
  facilitator: 0.58,
  exploration: 0.17,
  rearm: 0.08,
};
const megaShip: Offer = {
  ...always,
  commodities: 1,
  missions: 1,
  outfitting: 1,
  crewlounge: 1,
  rearm: 1,
  repair: 1,
  searchrescue: 1,
  livery: 1,
  tuning: 0.64,
  missionsgenerated: 0.64,
  techbroker: 0.64,
  blackmarket: 0.55,
  shipyard: 0.55,
  ondockmission: 0.1,
  facilitator: 0.27,
  exploration: 0.18,
  shop: 0.09,
};

/** Services by type of station, from 430 real stations. */
const offers: Readonly<Record<StationType, Offer>> = {
  Coriolis: starport,
  Orbis: starport,
  Ocellus: starport,
  AsteroidBase: { ...starport, blackmarket: 1 },
  Outpost: outpost,
  MegaShip: megaShip,
  CraterPort: { ...planetPort, shipyard: 0.75, exploration: 1 },
  CraterOutpost: planetPort,
  SurfaceStation: planetPort,
  OnFootSettlement: settlement,
};

/** Services of the specification that real stations no longer have; drawn apart, so that they do not change the others. */
const former: Offer = { initiatives: 0.15, workshop: 0.1, research: 0.1 };

/** Draws the services of a station, in the order of the game; lawless stations always have a black market. */
export function drawServices(chance: Chance, type: StationType, isLawless: boolean): readonly Service[] {
  const offer = offers[type];
  const apart = chance.fork("former services");
  const isOffered = (service: Service): boolean =>
    service in former
      ? apart.isLucky(former[service] ?? 0)
      : chance.isLucky(offer[service] ?? 0) || (isLawless && service === "blackmarket");
  return serviceTable.map(({ id }) => id).filter(isOffered);
}
