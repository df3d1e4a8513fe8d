import { canReach } from "../../activities/flight.ts";
import type { StarSystem } from "../../galaxy/StarSystem.ts";
import { lyBetween } from "../../galaxy/lyBetween.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { jumpRangeLy } from "../../ship/fuel.ts";
import { jumpNext, plot } from "../flyTo.ts";
import { reach } from "../reach.ts";
import { refuseStep } from "../RefusedStep.ts";
import { step } from "../StepDeclaration.ts";

/** The share of the tank below which the game warns. */
const lowShare = 0.25;

/** More jumps than any tank lasts. */
const jumpsMax = 30;

const isLow = ({ ship }: GameSession): boolean => ship.fuelMainT < ship.fuelCapacityT * lowShare;

/** Uses up the fuel. */
export const runLowOnFuelStep = step({
  does: "Jumps without refuelling until less than a quarter of the tank is left.",
  fields: {},
  run(context) {
    const { session } = context;
    reach(context, ["supercruise"]);
    for (let left = jumpsMax; left > 0 && !isLow(session); left -= 1) {
      plot(session, [session.system, farthest(session)]);
      jumpNext(session);
    }
    if (!isLow(session)) refuseStep("The fuel lasts too long.", "Start with another ship.");
  },
});

/** Finds the farthest system in range, or back the way if there is none farther. */
function farthest(session: GameSession): StarSystem {
  const { galaxy, system, ship } = session;
  const others = galaxy
    .systemsNear(system.position, jumpRangeLy(ship))
    .filter((each) => each.address !== system.address && canReach(session, each));
  const last = others.toSorted((one, other) => lyOf(system, one) - lyOf(system, other)).at(-1);
  return last ?? refuseStep("No system is in range.", "Refuel first.");
}

const lyOf = (from: StarSystem, to: StarSystem): number => lyBetween(from.position, to.position);
