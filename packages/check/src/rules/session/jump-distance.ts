import type { Rule } from "../../declare/Rule.ts";
import { distanceBetween, isOnStarGrid, numberIn, coordinatesIn } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";

const { FSDJump, nextJump } = sampleEvents;
/** JumpDist has three decimals, StarPos holds multiples of 1/32 exactly. */
const distanceToleranceLy = 0.0011;
/** Early games wrote StarPos with three decimals: each coordinate of both systems may be off by half of the last. */
const roundedToleranceLy = 0.0025;

/** JumpDist compared with the positions of both systems. */
export const jumpDistance: Rule = {
  id: "jump-distance",
  group: "session",
  basis: { game: "The specification states no unit of JumpDist and does not list every way to move." },
  severity: { spec: "warning", live: "warning" },
  title: "JumpDist is not the distance between the two systems.",
  why: "Trip logs and range statistics add up JumpDist; maps use StarPos.",
  restsOn: "F54 (JumpDist = distance of StarPos)",
  evidence:
    "The position of the previous system, from FSDJump, in live also from Location or CarrierJump. In spec it is unknown after docking at a fleet carrier, which moves without a line.",
  passes: [{ event: FSDJump() }, { event: nextJump() }],
  fails: [{ event: FSDJump() }, { event: nextJump({ JumpDist: 5.377 }) }],
  start: (_, session) => ({
    onEvent: {
      FSDJump: (event) => {
        const from = coordinatesIn(session.place.arrival);
        const to = coordinatesIn(event);
        const jumped = numberIn(event, "JumpDist");
        if (from === undefined || to === undefined || jumped === undefined) return "undecided";
        const distance = distanceBetween(from, to);
        // A ship pulled out of hyperspace returns to where it started, while JumpDist is the planned distance.
        if (distance === 0) return "undecided";
        const isExact = from.every(isOnStarGrid) && to.every(isOnStarGrid);
        if (Math.abs(distance - jumped) <= (isExact ? distanceToleranceLy : roundedToleranceLy)) return "holds";
        return { pointer: "/JumpDist", expected: distance.toFixed(3), received: jumped.toFixed(3) };
      },
    },
  }),
};
