import type { Rule } from "./Rule.ts";

/** The two sorts of rules by what they rest on: the specification, or knowledge about the game. */
export const basisNames = ["spec", "game"] as const;

/** `spec` for a rule that checks statements of the specification, `game` for one that rests on knowledge about the game. */
export type BasisName = (typeof basisNames)[number];

/** Returns the name of a rule's basis. */
export function basisNameOf({ basis }: Rule): BasisName {
  return "statements" in basis ? "spec" : "game";
}
