import type { JsonObject } from "@shipslog/contract";
import { rankedCareers, type RankedCareer } from "@shipslog/contract/observed";
import type { Rank } from "@shipslog/contract/observed/events";
import { readNumber, readText, type UncheckedFields } from "./fields.ts";

/** The ranks of the commander and the progress to the next ones. */
export interface RanksTopic {
  /** When the ranks were written. */
  readonly at: string;
  /** Numbers from 0, by career; a career that the line does not name is missing. */
  readonly ranks: Readonly<Partial<Record<RankedCareer, number>>>;
  /** Percent to the next rank, by career; empty before the first Progress line. */
  readonly progress: Readonly<Partial<Record<RankedCareer, number>>>;
}

/** Reads the ranks of a Rank line. */
export function foldRank(topic: RanksTopic | undefined, event: JsonObject): RanksTopic | undefined {
  const at = readText(event["timestamp"]);
  return at === undefined ? topic : { at, ranks: byCareer(event), progress: topic?.progress ?? {} };
}

/** Reads the percentages of a Progress line. */
export function foldProgress(topic: RanksTopic | undefined, event: JsonObject): RanksTopic | undefined {
  const at = readText(event["timestamp"]);
  return at === undefined ? topic : { at, ranks: topic?.ranks ?? {}, progress: byCareer(event) };
}

/** Sets the ranks that a Promotion line names; their progress starts again at zero. */
export function foldPromotion(topic: RanksTopic | undefined, event: JsonObject): RanksTopic | undefined {
  const at = readText(event["timestamp"]);
  const reached = byCareer(event);
  if (at === undefined) return topic;
  const restarted = Object.fromEntries(Object.keys(reached).map((career) => [career, 0]));
  return { at, ranks: { ...topic?.ranks, ...reached }, progress: { ...topic?.progress, ...restarted } };
}

function byCareer(event: JsonObject): Partial<Record<RankedCareer, number>> {
  const fields: UncheckedFields<Rank> = event;
  return Object.fromEntries(
    rankedCareers.flatMap((career) => {
      const value = readNumber(fields[career]);
      return value === undefined ? [] : [[career, value]];
    }),
  );
}
