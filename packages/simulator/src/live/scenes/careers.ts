import { Promotion, type Career } from "../../events/Promotion.ts";
import type { FramingInput } from "../Framing.ts";
import { sayWhenDue, type SceneLine } from "./Scene.ts";

/** The highest rank that one deed leads to: Elite, as in Rank. */
const highest = 8;

/** How often a deed completes a rank: real journals have one promotion in 24,000 lines. */
const promotionShare = 0.004;

/** The promotion that a deed leads to, if it does; Rank and Progress of the next start show it. */
export function promote({ memory: { play }, profile }: FramingInput, career: Career): readonly SceneLine[] {
  if (!play.chance.isLucky(promotionShare)) return [];
  const line = sayWhenDue(Promotion, (): [Career, number] | undefined => {
    const rank = (play.promotions.get(career) ?? profile.ranks[career]?.rank ?? highest) + 1;
    if (rank > highest) return undefined;
    play.promotions.set(career, rank);
    return [career, rank];
  });
  return [line];
}
