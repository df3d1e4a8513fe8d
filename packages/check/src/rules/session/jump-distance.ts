import type { JsonObject } from "@shipslog/contract";
import type { Rule } from "../Rule.ts";
import { distanceBetween, numberIn, starPositionIn, type StarPosition } from "../evidence/readField.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { withChangedField } from "../examples/mutations.ts";

const { FSDJump, nextJump } = sampleEvents;
/** JumpDist has three decimals, StarPos holds multiples of 1/32 exactly. */
const tolerance = 0.0011;

/** The distance jumped against the places jumped from and to. */
export const jumpDistance: Rule = {
  id: "jump-distance",
  group: "session",
  severity: { spec: "error", live: "warning" },
  title: "JumpDist is the distance from the system left to StarPos.",
  why: "Trip logs and range statistics add JumpDist up; maps draw StarPos.",
  restsOn: "Specification, FSDJump; format-facts 5 (JumpDist = distance of StarPos)",
  evidence: "The place left: FSDJump, and in live Location or CarrierJump.",
  passes: [{ event: FSDJump() }, { event: nextJump() }],
  fails: [{ event: FSDJump() }, { event: nextJump({ JumpDist: 5.377 }) }],
  mutations: [
    withChangedField("FSDJump", "JumpDist", "a little longer", (value, draw) => value + 0.01 + draw(1000) / 100),
    withChangedField("FSDJump", "JumpDist", "halved", (value) => (value > 1 ? value / 2 : undefined)),
  ],
  start: () => {
    let place: StarPosition | undefined;
    const arrive = (event: JsonObject): undefined => void (place = starPositionIn(event));
    return {
      onEvent: {
        Location: arrive,
        CarrierJump: arrive,
        LoadGame: () => void (place = undefined),
        FSDJump: (event) => {
          const [from, to, jumped] = [place, starPositionIn(event), numberIn(event, "JumpDist")];
          place = to;
          if (from === undefined || to === undefined || jumped === undefined) return "undecided";
          const distance = distanceBetween(from, to);
          // Pulled out of hyperspace, a ship arrives where it came from, and JumpDist is the way it was to go.
          if (distance === 0) return "undecided";
          if (Math.abs(distance - jumped) <= tolerance) return "holds";
          return { pointer: "/JumpDist", expected: distance.toFixed(3), received: jumped.toFixed(3) };
        },
      },
    };
  },
};
