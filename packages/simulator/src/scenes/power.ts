import {
  PowerplayCollect,
  PowerplayDefect,
  PowerplayDeliver,
  PowerplayJoin,
  PowerplayLeave,
  PowerplayMerits,
  PowerplayRank,
  type PowerGoods,
} from "../lines/power.ts";
import { rankOf } from "../live/PowerStanding.ts";
import { after, say, sayWhenDue, type PlannedLine, type Scene } from "./plan.ts";

/** The player pledges to a power, with no merits and rank 0; the lines stand in one second. */
export function pledged(power: string): Scene {
  return ({ world, memory: { play } }) => {
    play.standing.merits = 0;
    play.standing.pledgedAtMs = world.timeMs;
    return [say(PowerplayRank, power, 0), say(PowerplayJoin, power)];
  };
}

/** The player leaves a power. */
export function leftPower(power: string): Scene {
  return () => [say(PowerplayLeave, power)];
}

/** The player leaves a power for another one. */
export function defected(from: string, to: string): Scene {
  return ({ world, memory: { play } }) => {
    play.standing.merits = 0;
    play.standing.pledgedAtMs = world.timeMs;
    return [say(PowerplayDefect, from, to)];
  };
}

/** The player has earned merits: a second after the deed (41 real lines), and the rank that they lead to. */
export function meritsEarned(power: string, gained: number): Scene {
  return ({ memory: { play } }) => {
    const { standing } = play;
    const rank = rankOf(standing.merits + gained);
    const isHigher = rank > rankOf(standing.merits);
    const merits = sayWhenDue(PowerplayMerits, () => {
      standing.merits += gained;
      return [power, gained, standing.merits];
    });
    const ranks: readonly PlannedLine[] = isHigher ? [say(PowerplayRank, power, rank)] : [];
    return after(1, merits, ...ranks);
  };
}

/** The player collects or delivers goods of the power. */
export function powerGoodsMoved(how: "collect" | "deliver", goods: PowerGoods): Scene {
  return () => [how === "collect" ? say(PowerplayCollect, goods) : say(PowerplayDeliver, goods)];
}
