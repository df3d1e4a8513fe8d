import type { JsonObject } from "@shipslog/contract";
import type { OnEvent, Rule } from "../Rule.ts";
import { distanceBetween, numberIn, coordinatesIn, type StarCoordinates } from "../evidence/readField.ts";
import { movesUntold } from "../evidence/movesUntold.ts";
import { relocationKinds } from "../evidence/relocationKinds.ts";
import { sampleEvents } from "../examples/sampleEvents.ts";
import { withChangedField } from "../examples/mutations.ts";

const { FSDJump, nextJump } = sampleEvents;
/** JumpDist has three decimals, StarPos holds multiples of 1/32 exactly. */
const distanceToleranceLy = 0.0011;

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
  mutations: [
    withChangedField("FSDJump", "JumpDist", "a little longer", (value, draw) => value + 0.01 + draw(1000) / 100),
    withChangedField("FSDJump", "JumpDist", "halved", (value) => (value > 1 ? value / 2 : undefined)),
  ],
  start: (dialect) => {
    let place: StarCoordinates | undefined;
    const arrive = (event: JsonObject): undefined => void (place = coordinatesIn(event));
    const lose: OnEvent = () => void (place = undefined);
    return {
      onEvent: {
        ...Object.fromEntries(relocationKinds.map((kind) => [kind, lose])),
        Location: arrive,
        CarrierJump: arrive,
        Docked: (event) => {
          if (movesUntold(event, dialect)) place = undefined;
          return undefined;
        },
        FSDJump: (event) => {
          const [from, to, jumped] = [place, coordinatesIn(event), numberIn(event, "JumpDist")];
          place = to;
          if (from === undefined || to === undefined || jumped === undefined) return "undecided";
          const distance = distanceBetween(from, to);
          // A ship pulled out of hyperspace returns to where it started, while JumpDist is the planned distance.
          if (distance === 0) return "undecided";
          if (Math.abs(distance - jumped) <= distanceToleranceLy) return "holds";
          return { pointer: "/JumpDist", expected: distance.toFixed(3), received: jumped.toFixed(3) };
        },
      },
    };
  },
};
