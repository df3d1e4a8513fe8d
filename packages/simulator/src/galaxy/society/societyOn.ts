import { absorb, below, shareAt, type Key } from "../../chance/Key.ts";
import type { FactionConflict, Contender, MinorFaction, PowerplayStatus, Society, WarStatus } from "../Society.ts";
import { economies } from "../vocabulary/economies.ts";
import { noGovernment } from "../vocabulary/governments.ts";
import type { Term } from "../Term.ts";
import { securities, type Community, type Party } from "./Community.ts";
import { disputesOn, type Dispute } from "./conflicts.ts";
import { influencesOn } from "./influence.ts";
import { moodOf, statesOn, type PhasedStates } from "./factionStatesOn.ts";

/** The happiness bands of factions, best first. */
const happinessBands = {
  elated: band(1, "Elated"),
  happy: band(2, "Happy"),
  discontented: band(3, "Discontented"),
  unhappy: band(4, "Unhappy"),
  despondent: band(5, "Despondent"),
} as const;

function band(number: number, text: string): Term {
  return { id: `Band${number}`, symbol: `$Faction_HappinessBand${number};`, text };
}

/** What influences a community from outside on a day. */
export interface SocietyContext {
  readonly powerplay: PowerplayStatus | undefined;
  readonly thargoidWar: WarStatus | undefined;
  /** The station each party would lose in a conflict, by index; empty for none. */
  readonly stakeOf: (party: number) => string;
}

/** Returns the society of an uninhabited system. */
export function emptySociety(thargoidWar: WarStatus | undefined): Society {
  return {
    population: 0,
    allegiance: "",
    government: noGovernment,
    economy: economies.None,
    secondEconomy: economies.None,
    security: securities.anarchy,
    factions: [],
    controllingFaction: undefined,
    conflicts: [],
    powerplay: undefined,
    thargoidWar,
  };
}

/** Returns the society of a community on a day. */
export function societyOn(key: Key, community: Community, day: number, around: SocietyContext): Society {
  const disputes = disputesOn(below(key, "disputes"), community, day);
  const influences = influencesOn(below(key, "influence"), community, disputes, day);
  const stateKey = below(key, "states");
  const factions = community.parties.map((party, at) =>
    factionOf(party, influences[at] ?? 0, statesOn(stateKey, at, disputes, day), temperOn(stateKey, at, day)),
  );
  const controllingFaction = factions[community.ruler];
  return {
    population: community.population,
    allegiance: controllingFaction?.allegiance ?? "",
    government: controllingFaction?.government ?? noGovernment,
    economy: community.economy,
    secondEconomy: community.secondEconomy,
    security: community.security,
    factions,
    controllingFaction,
    conflicts: disputes.map((dispute) => conflictOf(dispute, factions, around)),
    powerplay: around.powerplay,
    thargoidWar: around.thargoidWar,
  };
}

function factionOf(party: Party, influence: number, states: PhasedStates, temper: number): MinorFaction {
  const { name, government, allegiance } = party;
  const { active, pending, recovering, trends } = states;
  return {
    name,
    government,
    allegiance,
    influence,
    // A conflict is first in the list.
    state: active[0] ?? "None",
    activeStates: active,
    pendingStates: pending,
    recoveringStates: recovering,
    trends,
    happiness: happinessOf(moodOf(active) + temper),
  };
}

/** Returns a random offset of the happiness, constant for a month. */
function temperOn(key: Key, party: number, day: number): number {
  const draw = shareAt(absorb(absorb(key, -1 - party), Math.floor(day / 30)), 0);
  if (draw < 0.005) return -4;
  if (draw < 0.1) return -1;
  return draw < 0.25 ? 1 : 0;
}

function happinessOf(mood: number): MinorFaction["happiness"] {
  if (mood >= 2) return happinessBands.elated;
  if (mood >= -1) return happinessBands.happy;
  if (mood === -2) return happinessBands.discontented;
  return mood === -3 ? happinessBands.unhappy : happinessBands.despondent;
}

function conflictOf(
  { type, status, parties: [one, other], wonDays: [oneWon, otherWon] }: Dispute,
  factions: readonly MinorFaction[],
  { stakeOf }: SocietyContext,
): FactionConflict {
  const side = (at: number, wonDays: number): Contender => {
    const faction = factions[at];
    if (faction === undefined) throw new RangeError(`there is no party ${at}`);
    return { faction, stake: stakeOf(at), wonDays };
  };
  return { type, status, sides: [side(one, oneWon), side(other, otherWon)] };
}
