import type { Chance } from "../chance/Chance.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";

/** A community goal the commander has joined, as the server reports it. */
export interface JoinedGoal {
  readonly id: number;
  readonly title: string;
  readonly system: string;
  readonly market: string;
  readonly expiryMs: number;
  readonly tierCount: number;
  /** The total contribution needed per tier. */
  readonly tierSize: number;
  readonly topTierBonus: string;
  /** Size of the top rank; undefined when the goal has no top rank of fixed size. */
  readonly topRankSize: number | undefined;
  /** What all other players contribute per hour. */
  readonly hourlyTotal: number;
  /** The contribution a player needs per band. */
  readonly bandSize: number;
  total: number;
  contribution: number;
  contributors: number;
}

const titles = [
  "Supplies for the Frontier Clinics",
  "Bounties against Raiders",
  "Metals for a New Shipyard",
  "Charting the Outer Reaches",
];
const hourMs = 3_600_000;

/** Where a goal takes place. */
export interface GoalPlace {
  readonly system: StarSystem;
  readonly market: string;
}

/** How long an ended goal stays on the list, in hours. */
const keptHours = 6;

/** How often a goal that was joined before the session has ended by now; 6 of 353 real ones had. */
const endedShare = 0.15;

/** Whether a goal ended so long ago that the server no longer lists it. */
export function isForgotten({ expiryMs }: JoinedGoal, timeMs: number): boolean {
  return expiryMs + keptHours * hourMs < timeMs;
}

/** Draws a goal that may be new or about to expire; one that was joined before the session may have ended. */
export function drawGoal(
  chance: Chance,
  timeMs: number,
  id: number,
  { system, market }: GoalPlace,
  isEarlier: boolean,
): JoinedGoal {
  const tierSize = chance.integer(200, 900) * 1_000_000;
  const hasEnded = isEarlier && chance.isLucky(endedShare);
  const isYoung = !hasEnded && chance.isLucky(0.4);
  const leftHours = hasEnded ? -chance.integer(1, keptHours - 1) : chance.integer(1, 96);
  return {
    id,
    title: chance.pick(titles),
    system: system.name,
    market,
    expiryMs: Math.floor(timeMs / 1000) * 1000 + leftHours * hourMs,
    tierCount: chance.pick([4, 5, 8]),
    tierSize,
    topTierBonus: chance.isLucky(0.2) ? "Decal for all who took part" : "",
    topRankSize: chance.isLucky(0.5) ? 10 : undefined,
    hourlyTotal: tierSize / chance.between(2, 12),
    bandSize: chance.integer(1, 20) * 100_000,
    total: Math.floor(tierSize * (isYoung ? chance.between(0.1, 0.7) : chance.between(1, 4))),
    contribution: 0,
    contributors: chance.integer(200, 14_000),
  };
}

/** Adds what other players contribute in a period; an expired goal does not change. */
export function progressGoal(goal: JoinedGoal, chance: Chance, untilMs: number, forMs: number): void {
  if (untilMs >= goal.expiryMs) return;
  goal.total += Math.floor((goal.hourlyTotal * forMs * chance.between(0.5, 1.5)) / hourMs);
  goal.contributors += chance.integer(0, 3);
}

/** Formats all changing values of a goal, so that two answers of the server can be compared. */
export function goalProgressText(
  { id, total, contribution, contributors, expiryMs }: JoinedGoal,
  timeMs: number,
): string {
  return `${id}: ${total} of ${contributors}, ${contribution} by the player${timeMs >= expiryMs ? ", ended" : ""}`;
}

/** Returns the number of tiers reached. */
export function tierOf({ total, tierSize, tierCount }: JoinedGoal): number {
  return Math.min(tierCount, Math.floor(total / tierSize));
}

/** Whether the player is in the top rank. */
export function isInTopRank({ topRankSize, contribution, bandSize }: JoinedGoal): boolean {
  return topRankSize !== undefined && contribution >= bandSize * 8;
}

/** Returns the player's percentile band: 0 for the top rank, 100 without contribution. */
export function bandOf(goal: JoinedGoal): number {
  if (goal.contribution === 0) return 100;
  if (isInTopRank(goal)) return 0;
  return goal.contribution >= goal.bandSize * 4 ? 25 : goal.contribution >= goal.bandSize ? 50 : 75;
}
