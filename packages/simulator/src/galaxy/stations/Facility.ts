import type { Chance } from "../../chance/Chance.ts";
import type { Body } from "../Body.ts";
import { stationName } from "../names/stationName.ts";
import type { Service } from "../services.ts";
import type { Site } from "../settlement/Neighbourhood.ts";
import type { Community } from "../society/Community.ts";
import type { EconomyShare, Pads } from "../Station.ts";
import { economies } from "../vocabulary/economies.ts";
import { drawPads } from "./drawPads.ts";
import { drawServices } from "./drawServices.ts";

/** A site with its name and the index of its owner in the community. */
export interface NamedSite extends Site {
  readonly name: string;
  readonly owner: number;
}

/** The constant properties of a station. */
export interface Facility extends NamedSite {
  readonly isOnSurface: boolean;
  readonly body: Body | undefined;
  readonly distanceLs: number;
  readonly pads: Pads;
  readonly services: readonly Service[];
  readonly economies: readonly [EconomyShare, ...EconomyShare[]];
}

const rulerShare = 0.5;

/** Draws names and owners of the sites of a system; the ruler owns the first. */
export function nameSites(chance: Chance, sites: readonly Site[], { parties, ruler }: Community): readonly NamedSite[] {
  const named: NamedSite[] = [];
  for (const site of sites) {
    const taken = named.map(({ name }) => name);
    const isRulers = named.length === 0 || chance.isLucky(rulerShare);
    const owner = isRulers ? ruler : chance.integer(0, parties.length - 1);
    named.push({ ...site, name: stationName(chance, site.type, taken), owner });
  }
  return named;
}

const surfaceTypes = new Set(["CraterPort", "CraterOutpost", "SurfaceStation", "OnFootSettlement"]);

/** Builds a station: a surface station on a landable body, an orbital one around any body. */
export function buildFacility(
  chance: Chance,
  site: NamedSite,
  community: Community,
  bodies: readonly Body[],
): Facility {
  const isOnSurface = surfaceTypes.has(site.type);
  const body = chance.pick(bodies.filter((each) => isFit(each, isOnSurface)));
  return {
    ...site,
    isOnSurface,
    body: body.type === "Planet" ? body : undefined,
    distanceLs: body.distanceLs + (body.type === "Planet" ? chance.between(0.002, 0.2) : chance.between(2, 12)),
    pads: drawPads(chance, site.type),
    services: drawServices(chance, site.type, community.parties[site.owner]?.government.id === "Anarchy"),
    economies: economiesOf(chance, site, community),
  };
}

/** Orbital stations are in the inner system only. */
function isFit(body: Body, isOnSurface: boolean): boolean {
  if (body.type === "Star") return !isOnSurface && body.distanceLs === 0;
  return isOnSurface ? body.isLandable : body.distanceLs < 20_000;
}

/** Shares of a second economy, from real stations. */
const secondShares = [0.2, 0.2, 0.2, 0.23, 0.23, 0.24, 0.12, 0.17, 0.29, 0.39, 0.33];

function economiesOf(chance: Chance, { type }: NamedSite, community: Community): Facility["economies"] {
  const isLarge = type === "Coriolis" || type === "Ocellus" || type === "Outpost";
  const first = isLarge || chance.isLucky(0.6) ? community.economy : chance.pick(townEconomies);
  const second = community.secondEconomy;
  const isDouble = isLarge && second.id !== "None" && second.id !== first.id && chance.isLucky(0.65);
  if (!isDouble) return [{ economy: first, proportion: 1 }];
  const share = chance.pick(secondShares);
  return [
    // Hundredths, so that both print without rounding errors.
    { economy: first, proportion: Math.round((1 - share) * 100) / 100 },
    { economy: second, proportion: share },
  ];
}

const townEconomies = [
  economies.Agri,
  economies.Colony,
  economies.Extraction,
  economies.HighTech,
  economies.Industrial,
  economies.Military,
  economies.Refinery,
  economies.Tourism,
];
