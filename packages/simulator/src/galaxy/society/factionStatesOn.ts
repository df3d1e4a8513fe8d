import { absorb, shareAt, type Key } from "../../chance/Key.ts";
import type { FactionState } from "../factionStates.ts";
import { periodOn } from "./periods.ts";
import type { Dispute } from "./conflicts.ts";

/** The states of a faction on a day, by phase. */
export interface PhasedStates {
  readonly active: readonly FactionState[];
  readonly pending: readonly FactionState[];
  readonly recovering: readonly FactionState[];
  /** How pending and recovering states develop; 0 where absent. */
  readonly trends: Readonly<Partial<Record<FactionState, number>>>;
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

const periodDays = 12;
const pendingDays = 2;
/** The probability of a first and of a second state in a period. */
const likelihoods = [0.34, 0.09];

type Phase = "active" | "pending" | "recovering";

/** Returns the states of a party on a day; the state of a conflict has the phase of the conflict (F60). */
export function statesOn(key: Key, party: number, disputes: readonly Dispute[], day: number): PhasedStates {
  const states: Record<Phase, FactionState[]> = { active: [], pending: [], recovering: [] };
  const trends: Partial<Record<FactionState, number>> = {};
  for (const { type, status, parties } of disputes) {
    if (parties.includes(party)) states[status === "" ? "recovering" : status].push(disputeStates[type]);
  }
  const groups = new Set<string>();
  for (const [turn, likelihood] of likelihoods.entries()) {
    const period = periodOn(absorb(absorb(key, party), turn), day, periodDays);
    if (shareAt(period.key, 0) >= likelihood) continue;
    const { state, group } = pickPeaceful(shareAt(period.key, 1));
    if (groups.has(group)) continue;
    groups.add(group);
    const phase = phaseAt(
      period.age,
      4 + Math.floor(shareAt(period.key, 2) * 5),
      2 + Math.floor(shareAt(period.key, 3) * 2),
    );
    if (phase === undefined) continue;
    states[phase].push(state);
    trends[state] = trendOf(phase, period.age);
  }
  return { ...states, trends };
}

/** A state rises on the last day before it becomes active, and falls on every other day of its recovery. */
function trendOf(phase: Phase, age: number): number {
  if (phase === "pending") return age === pendingDays - 1 ? 1 : 0;
  return phase === "recovering" && age % 2 === 0 ? -1 : 0;
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
  Boom: 1,
  Investment: 1,
  CivilLiberty: 1,
  PublicHoliday: 2,
  Bust: -1,
  War: -1,
  CivilWar: -1,
  CivilUnrest: -1,
  Famine: -2,
  Outbreak: -1,
  Blight: -1,
  Drought: -1,
  Lockdown: -1,
  PirateAttack: -1,
  Terrorism: -2,
  InfrastructureFailure: -1,
  NaturalDisaster: -2,
};

/** Returns the effect of the active states on happiness; positive states add to it. */
export function moodOf(active: readonly FactionState[]): number {
  return active.reduce((mood, state) => mood + (moods[state] ?? 0), 0);
}
