import type { JsonObject } from "@shipslog/contract";
import type { CommanderState } from "../commander/CommanderState.ts";
import { NpcCrewPaidWage } from "../lines/crew.ts";
import { highestRanks, playedMs, Promotion, type Career } from "../lines/ranks.ts";
import type { LiveInput } from "../live/LiveInput.ts";
import { sayWhenDue, type PlannedLine, type Scene } from "./plan.ts";

/** The share of an income that the hired pilot takes while on duty. */
const wageShare = 0.08;

/** Makes the line about the hired pilot's share of an income, which may be known only when the line is due. */
export function payPilot({ world, memory }: LiveInput, incomeCr: () => number): readonly PlannedLine[] {
  const { commander } = world;
  if (!commander.hasHiredCrew) return [];
  const line = sayWhenDue(NpcCrewPaidWage, () => {
    const wageCr = commander.hasCrewOnDuty ? Math.floor(incomeCr() * wageShare) : 0;
    commander.adjustmentCr -= wageCr;
    return [memory.play.pilot, wageCr];
  });
  return [line];
}

/** Returns a line that pays the player an amount when it is written. */
export function paying(commander: CommanderState, amountCr: number, line: PlannedLine): PlannedLine {
  const build = (): JsonObject | undefined => {
    commander.adjustmentCr += amountCr;
    return line.build();
  };
  return { ...line, build };
}

/** The highest rank that one deed leads to: Elite, as in Rank. */
const highest = 8;

/** How often a deed completes a rank: real journals have one promotion in 24,000 lines. */
const promotionShare = 0.004;

/** The promotion that a deed leads to, if it does; Rank and Progress of the next start show it. */
export function promote(input: LiveInput, career: Career): readonly PlannedLine[] {
  return input.memory.play.chance.isLucky(promotionShare) ? [promotionLine(input, career, highest)] : [];
}

/** The player reaches the next rank of a career, if there is one. */
export function promoted(career: Career): Scene {
  return (input) => [promotionLine(input, career, highestRanks[career])];
}

function promotionLine(input: LiveInput, career: Career, mostRank: number): PlannedLine {
  const {
    profile,
    memory: { play },
  } = input;
  return sayWhenDue(Promotion, (): [Career, number] | undefined => {
    const rank = (play.promotions.get(career) ?? profile.ranks[career]?.rank ?? mostRank) + 1;
    if (rank > mostRank) return undefined;
    play.promotions.set(career, rank);
    play.promotedMs.set(career, playedMs(input));
    return [career, rank];
  });
}
