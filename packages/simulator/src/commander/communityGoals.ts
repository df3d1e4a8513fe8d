import type { Chance } from "../chance/Chance.ts";
import type { StarSystem } from "../galaxy/StarSystem.ts";

/** A community goal the commander has signed up for, as the server knows it. */
export interface JoinedGoal {
  readonly id: number;
  readonly title: string;
  readonly system: string;
  readonly market: string;
  readonly expiryMs: number;
  readonly tierCount: number;
  /** What all must contribute for each tier. */
  readonly tierSize: number;
  readonly topTierBonus: string;
  /** Size of the top rank; undefined where the goal has none of fixed size. */
  readonly topRankSize: number | undefined;
  /** What all others contribute in an hour. */
  readonly hourlyTotal: number;
  /** What one player needs for each band. */
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

/** Draws a goal; some have only just begun, some are about to end. */
export function drawGoal(chance: Chance, timeMs: number, id: number, { system, market }: GoalPlace): JoinedGoal {
  const tierSize = chance.integer(200, 900) * 1_000_000;
  const isYoung = chance.isLucky(0.4);
  return {
    id,
    title: chance.pick(titles),
    system: system.name,
    market,
    expiryMs: Math.floor(timeMs / 1000) * 1000 + chance.integer(1, 96) * hourMs,
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

/** Lets the others contribute for a while; a goal that has ended stands still. */
export function progressGoal(goal: JoinedGoal, chance: Chance, untilMs: number, forMs: number): void {
  if (untilMs >= goal.expiryMs) return;
  goal.total += Math.floor((goal.hourlyTotal * forMs * chance.between(0.5, 1.5)) / hourMs);
  goal.contributors += chance.integer(0, 3);
}

/** All that changes about a goal, as a text that tells one answer of the server from another. */
export function goalProgressText(
  { id, total, contribution, contributors, expiryMs }: JoinedGoal,
  timeMs: number,
): string {
  return `${id}: ${total} of ${contributors}, ${contribution} by the player${timeMs >= expiryMs ? ", ended" : ""}`;
}

/** How many tiers are reached. */
export function tierOf({ total, tierSize, tierCount }: JoinedGoal): number {
  return Math.min(tierCount, Math.floor(total / tierSize));
}

/** Whether the player is among the few of the top rank. */
export function isInTopRank({ topRankSize, contribution, bandSize }: JoinedGoal): boolean {
  return topRankSize !== undefined && contribution >= bandSize * 8;
}

/** The player's band: 0 for the top rank, 100 without contribution. */
export function bandOf(goal: JoinedGoal): number {
  if (goal.contribution === 0) return 100;
  if (isInTopRank(goal)) return 0;
  return goal.contribution >= goal.bandSize * 4 ? 25 : goal.contribution >= goal.bandSize ? 50 : 75;
}
