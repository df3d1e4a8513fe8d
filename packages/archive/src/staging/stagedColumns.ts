import type { Delivery, Verdict } from "@shipslog/contract";
import { lineSeconds } from "../tables/lineSeconds.ts";
import type { Dictionary } from "./Dictionary.ts";

/** The state of a staged line: parsed, stored if it is valid JSON, rejected, or in `events` already. */
export const lineStates = { parsed: 0, unparsed: 1, rejected: 2, typed: 3 } as const;

/** The seconds of a line without a timestamp. */
export const noTime = -1e15;

/** The number columns and their values. Doubles hold every offset exactly and are the fastest to append. */
export const stagedNumbers: Readonly<Record<string, (delivery: Delivery, dictionary: Dictionary) => number>> = {
  journal: (delivery, dictionary) => dictionary.journalOf(delivery),
  line: ({ position }) => position.line,
  offset: ({ position }) => position.offset,
  bytes: ({ byteLength }) => byteLength,
  seconds: (delivery) => lineSeconds(delivery) ?? noTime,
  number: (delivery, dictionary) => dictionary.kindOf(delivery),
  state: ({ verdict }) => stateOf(verdict),
};

function stateOf(verdict: Verdict): number {
  if (verdict.type === "rejected") return lineStates.rejected;
  return verdict.event === undefined ? lineStates.unparsed : lineStates.parsed;
}
