import type { Chance, Weighted } from "../../chance/Chance.ts";
import { factionName } from "../names/factionName.ts";
import type { Superpower } from "../Society.ts";
import type { Term } from "../Term.ts";
import { economies, economyPairs } from "../vocabulary/economies.ts";
import { creeds, governments, rulingCreeds, type Creed, type Government } from "../vocabulary/governments.ts";

/** The constant properties of a faction; only its influence and its states change from day to day. */
export interface Party {
  readonly name: string;
  readonly government: Term<Government>;
  readonly allegiance: Superpower;
  /** Average share of influence; the shares of a community sum to 1. */
  readonly weight: number;
}

/** The constant properties of an inhabited system's society. */
export interface Community {
  readonly population: number;
  readonly parties: readonly Party[];
  /** The index of the ruling party. */
  readonly ruler: number;
  readonly economy: Term;
  readonly secondEconomy: Term;
  readonly security: Term;
}

/** A faction of a whole cell rather than of one system. */
export type RegionalParty = Omit<Party, "weight">;

/** The number of factions per system, from 1,303 real systems. */
const partyCounts: readonly Weighted<number>[] = [
  [7, 851],
  [6, 142],
  [4, 132],
  [5, 76],
  [8, 49],
  [1, 27],
  [3, 23],
  [2, 3],
];

/** Security levels of systems; the capitals of the first are the game's (D3). */
export const securities = {
  anarchy: { id: "anarchy", symbol: "$GAlAXY_MAP_INFO_state_anarchy;", text: "Anarchy" },
  low: { id: "low", symbol: "$SYSTEM_SECURITY_low;", text: "Low Security" },
  medium: { id: "medium", symbol: "$SYSTEM_SECURITY_medium;", text: "Medium Security" },
  high: { id: "high", symbol: "$SYSTEM_SECURITY_high;", text: "High Security" },
} as const satisfies Readonly<Record<string, Term>>;

const securityShares: readonly Weighted<keyof typeof securities>[] = [
  ["low", 35],
  ["medium", 42],
  ["high", 23],
];

/** Creates the community of a system. */
export function createCommunity(
  chance: Chance,
  place: { readonly name: string; readonly population: number; readonly regional: readonly RegionalParty[] },
): Community {
  const count = chance.weighted(partyCounts);
  const [economy, secondEconomy] = chance.weighted(economyPairs);
  const unweighed = createParties(chance, place, count);
  const weights = weigh(chance, count);
  const parties = unweighed.map((party, at) => ({ ...party, weight: weights[at] ?? 0 }));
  const order = chance.shuffled(parties);
  const [ruling] = parties;
  const isLawless = ruling?.government.id === "Anarchy";
  return {
    population: place.population,
    parties: order,
    ruler: order.findIndex((party) => party === ruling),
    economy: economies[economy],
    secondEconomy: economies[secondEconomy],
    security: securities[isLawless ? "anarchy" : chance.weighted(securityShares)],
  };
}

/** Creates parties: the first rules, up to two come from the region, the rest are local. */
function createParties(
  chance: Chance,
  { name, regional }: { readonly name: string; readonly regional: readonly RegionalParty[] },
  count: number,
): readonly RegionalParty[] {
  const parties: RegionalParty[] = [];
  const guests = chance.shuffled(regional).slice(0, chance.integer(0, 2));
  if (guests.length > 0 && chance.isLucky(0.3)) parties.push(...guests.splice(0, 1));
  while (parties.length < count) {
    const guest = parties.length > 0 ? guests.pop() : undefined;
    parties.push(guest ?? createParty(chance, name, parties));
  }
  return parties;
}

function createParty(chance: Chance, home: string, others: readonly RegionalParty[]): RegionalParty {
  const [government, allegiance]: Creed = chance.weighted(others.length === 0 ? rulingCreeds : creeds);
  const taken = others.map((party) => party.name);
  return { name: factionName(chance, home, government, taken), government: governments[government], allegiance };
}

/** Creates the factions that the systems of a cell share. */
export function createRegionalParties(chance: Chance, home: string): readonly RegionalParty[] {
  const parties: RegionalParty[] = [];
  for (let at = 0; at < 4; at += 1) parties.push(createParty(chance, home, parties));
  return parties;
}

const least = 0.012;

/** Draws shares of influence: a large one for the first party, uneven ones for the others. */
function weigh(chance: Chance, count: number): readonly number[] {
  if (count === 1) return [1];
  const first = Math.max(1.15 / count, chance.between(0.26, 0.72));
  const others = Array.from({ length: count - 1 }, () => {
    const draw = chance.next();
    return least + draw * draw;
  });
  const sum = others.reduce((total, each) => total + each, 0);
  return [first, ...others.map((each) => (each / sum) * (1 - first))];
}
