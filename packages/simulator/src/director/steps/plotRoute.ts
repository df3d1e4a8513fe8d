import type { StarSystem } from "../../galaxy/StarSystem.ts";
import { fullTankRangeLy } from "../../ship/fuel.ts";
import type { GameSession } from "../../session/GameSession.ts";
import { findSystem } from "../findSystem.ts";
import { planTo, plot } from "../flyTo.ts";
import { chooseAndReach } from "../reach.ts";
import { refuseStep } from "../RefusedStep.ts";
import { step, textField, wholeField } from "../StepDeclaration.ts";

/** Plots on the galaxy map, to a target or over a number of jumps. */
export const plotRouteStep = step({
  does: "Plots a route on the galaxy map.",
  fields: {
    to: textField("The target, as in jump; by default a system at the given number of jumps."),
    jumps: wholeField(1, 30, "The number of jumps; two by default."),
  },
  argument: "to",
  expects: "NavRoute",
  run(context, { to, jumps = 2 }) {
    const { session } = context;
    const choose = (): readonly StarSystem[] =>
      to === undefined ? routeOf(session, jumps) : planTo(session, findSystem(session, to));
    plot(session, chooseAndReach(context, ["docked", "normalSpace", "supercruise"], choose));
  },
});

/** Shares of the range at which the target is looked for, beside whole jumps. */
const shares = [-0.3, -0.15, -0.45, -0.6, 0];

/** Finds a route with a number of jumps; refuses when there is none in any of the tried directions. */
function routeOf(session: GameSession, jumps: number): readonly StarSystem[] {
  const { galaxy, system, ship } = session;
  const [x, y, z] = system.position;
  const rangeLy = fullTankRangeLy(ship);
  for (const share of shares) {
    const ly = rangeLy * (jumps + share);
    for (const [eastLy, northLy] of [
      [ly, 0],
      [-ly, 0],
      [0, ly],
      [0, -ly],
    ] as const) {
      const [target] = galaxy.systemsNear([x + eastLy, y, z + northLy], 12);
      const stars = target && galaxy.planRoute(system, target, rangeLy * 0.97, { prefersScoopable: true });
      if (stars?.length === jumps + 1) return stars;
    }
  }
  return refuseStep(`No route of ${jumps} jumps was found.`, "Ask for another number of jumps.");
}
