import type { JsonObject } from "@shipslog/contract";
import type { Powerplay, PowerplayMerits, PowerplayRank } from "@shipslog/contract/observed/events";
import { readNumber, readText, type UncheckedFields } from "./fields.ts";

/** The power that the commander is pledged to. */
export interface PledgeTopic {
  readonly at: string;
  readonly power: string;
  readonly rank: number | undefined;
  readonly merits: number | undefined;
}

/** Reads the pledge that the game writes at start-up. */
export function foldPowerplay(pledge: PledgeTopic | undefined, event: JsonObject): PledgeTopic | undefined {
  const fields: UncheckedFields<Powerplay> = event;
  const at = readText(fields.timestamp);
  const power = readText(fields.Power);
  if (at === undefined || power === undefined) return pledge;
  return { at, power, rank: readNumber(fields.Rank), merits: readNumber(fields.Merits) };
}

/** Updates the merits. */
export function foldMerits(pledge: PledgeTopic | undefined, event: JsonObject): PledgeTopic | undefined {
  const fields: UncheckedFields<PowerplayMerits> = event;
  const power = readText(fields.Power);
  const merits = readNumber(fields.TotalMerits);
  if (power === undefined || merits === undefined) return pledge;
  return { at: readText(fields.timestamp) ?? "", power, rank: pledge?.rank, merits };
}

/** Updates the rank. */
export function foldPowerRank(pledge: PledgeTopic | undefined, event: JsonObject): PledgeTopic | undefined {
  const fields: UncheckedFields<PowerplayRank> = event;
  const power = readText(fields.Power);
  const rank = readNumber(fields.Rank);
  if (power === undefined || rank === undefined) return pledge;
  return { at: readText(fields.timestamp) ?? "", power, rank, merits: pledge?.merits };
}

/** Ends the pledge. */
export function foldPowerLeave(): undefined {
  return undefined;
}
