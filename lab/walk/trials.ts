import { situations, type Situation } from "./Situation.ts";
import { walks, type CommandWalk } from "./walks.ts";

/** A command in a situation. */
export interface WalkTrial {
  readonly walk: CommandWalk;
  readonly situation: Situation;
}

/** Every command in every situation that applies to it. */
export const walkTrials: readonly WalkTrial[] = walks.flatMap((walk) => {
  const only: readonly string[] | undefined = walk.only;
  return situations.filter(({ name }) => only?.includes(name) ?? true).map((situation) => ({ walk, situation }));
});
