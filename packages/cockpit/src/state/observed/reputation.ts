import type { JsonObject } from "@shipslog/contract";
import type { Reputation } from "@shipslog/contract/observed/events";
import { readNumber, readText, type UncheckedFields } from "./fields.ts";

/** The superpowers of Reputation, in the order of the game. */
export const superpowers = ["Empire", "Federation", "Alliance", "Independent"] as const;

/** The reputation with the superpowers. */
export interface ReputationTopic {
  readonly at: string;
  /** From -100 to 100, by superpower; one that the line does not name is missing. */
  readonly values: Readonly<Partial<Record<(typeof superpowers)[number], number>>>;
}

/** Reads a Reputation line. */
export function foldReputation(topic: ReputationTopic | undefined, event: JsonObject): ReputationTopic | undefined {
  const fields: UncheckedFields<Reputation> = event;
  const at = readText(fields.timestamp);
  if (at === undefined) return topic;
  const named = superpowers.flatMap((power) => {
    const value = readNumber(fields[power]);
    return value === undefined ? [] : [[power, value] as const];
  });
  return { at, values: Object.fromEntries(named) };
}
