import { absorb, shareAt, type Key } from "../../chance/Key.ts";
import type { FactionState } from "../factionStates.ts";
import { periodOn } from "./periods.ts";
import type { Dispute } from "./conflicts.ts";

/** The states of a faction on a day, by what they are about to do. */
export interface PhasedStates {
  readonly active: readonly FactionState[];
  readonly pending: readonly FactionState[];
  readonly recovering: readonly FactionState[];
}

type PeacefulState = Exclude<FactionState, "None" | "War" | "CivilWar" | "Election">;

/** States without an opponent, by how often they are active in real journals; states of one group exclude each other. */
const peaceful: readonly { readonly state: PeacefulState; readonly weight: number; readonly group: string }[] = [
  { state: "Boom", weight: 637, group: "trade" },
  { state: "Expansion", weight: 520, group: "reach" },
  { state: "Bust", weight: 261, group: "trade" },
  { state: "CivilLiberty", weight: 228, group: "order" },
  { state: "CivilUnrest", weight: 165, group: "order" },
  { state: "InfrastructureFailure", weight: 75, group: "works" },
  { state: "Outbreak", weight: 39, group: "health" },
  { state: "Investment", weight: 35, group: "reach" },
  { state: "PirateAttack", weight: 33, group: "crime" },
  { state: "Famine", weight: 30, group: "trade" },
  { state: "PublicHoliday", weight: 30, group: "feast" },
  { state: "Lockdown", weight: 24, group: "order" },
  { state: "Retreat", weight: 19, group: "reach" },
  { state: "Drought", weight: 17, group: "works" },
  { state: "Terrorism", weight: 9, group: "crime" },
  { state: "Blight", weight: 9, group: "health" },
  { state: "NaturalDisaster", weight: 5, group: "works" },
];
const totalWeight = peaceful.reduce((sum, { weight }) => sum + weight, 0);

const disputeStates = { war: "War", civilwar: "CivilWar", election: "Election" } as const;

const spellDays = 12;
const pendingDays = 2;
/** How likely a first and a second state of a spell are. */
const likelihoods = [0.34, 0.09];

type Phase = keyof PhasedStates;

/** The states of a party on a day; a conflict's state has the phase of the conflict (format-facts 5). */
export function statesOn(key: Key, party: number, disputes: readonly Dispute[], day: number): PhasedStates {
  const states: Record<Phase, FactionState[]> = { active: [], pending: [], recovering: [] };
  for (const { type, status, parties } of disputes) {
    if (parties.includes(party)) states[status === "" ? "recovering" : status].push(disputeStates[type]);
  }
  const groups = new Set<string>();
  for (const [turn, likelihood] of likelihoods.entries()) {
    const spell = periodOn(absorb(absorb(key, party), turn), day, spellDays);
    if (shareAt(spell.key, 0) >= likelihood) continue;
    const { state, group } = pickPeaceful(shareAt(spell.key, 1));
    if (groups.has(group)) continue;
    groups.add(group);
    const phase = phaseAt(
      spell.age,
      4 + Math.floor(shareAt(spell.key, 2) * 5),
      2 + Math.floor(shareAt(spell.key, 3) * 2),
    );
    if (phase !== undefined) states[phase].push(state);
  }
  return states;
}

function pickPeaceful(draw: number): (typeof peaceful)[number] {
  let left = draw * totalWeight;
  const found = peaceful.find(({ weight }) => (left -= weight) < 0);
  return found ?? (peaceful[0] as (typeof peaceful)[number]);
}

function phaseAt(age: number, activeDays: number, recoveringDays: number): Phase | undefined {
  if (age < pendingDays) return "pending";
  if (age < pendingDays + activeDays) return "active";
  return age < pendingDays + activeDays + recoveringDays ? "recovering" : undefined;
}

const moods: Readonly<Partial<Record<FactionState, number>>> = {
  ...{ Boom: 1, Investment: 1, CivilLiberty: 1, PublicHoliday: 2 },
  ...{ Bust: -1, War: -1, CivilWar: -1, CivilUnrest: -1, Famine: -2, Outbreak: -1, Blight: -1, Drought: -1 },
  ...{ Lockdown: -1, PirateAttack: -1, Terrorism: -2, InfrastructureFailure: -1, NaturalDisaster: -2 },
};

/** How the active states weigh on people's mood: positive when life is good. */
export function moodOf(active: readonly FactionState[]): number {
  return active.reduce((mood, state) => mood + (moods[state] ?? 0), 0);
}
