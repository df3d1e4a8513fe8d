import type { Delivery, Verdict } from "@shipslog/contract";
import { timeOf } from "../tables/timeOf.ts";
import type { Dictionary } from "./Dictionary.ts";

/** What became of a line: parsed and to be stored, to be stored if it is JSON, or rejected. */
export const states = { parsed: 0, unparsed: 1, rejected: 2 } as const;

/** The seconds of a line without a time. */
export const noTime = -1e15;

/** The columns of numbers, and what a delivery puts there: doubles hold every offset exactly and cost least to hand over. */
export const stagedNumbers: Readonly<Record<string, (delivery: Delivery, words: Dictionary) => number>> = {
  journal: (delivery, words) => words.journalOf(delivery),
  line: ({ position }) => position.line,
  offset: ({ position }) => position.offset,
  bytes: ({ byteLength }) => byteLength,
  seconds: (delivery) => timeOf(delivery) ?? noTime,
  number: (delivery, words) => words.kindOf(delivery),
  state: ({ verdict }) => stateOf(verdict),
};

function stateOf(verdict: Verdict): number {
  if (verdict.type === "rejected") return states.rejected;
  return verdict.event === undefined ? states.unparsed : states.parsed;
}
