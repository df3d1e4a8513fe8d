import { stepOut } from "../../activities/onFoot.ts";
import { pause } from "../../activities/pause.ts";
import { suitSymbol } from "../../commander/suitsAndWeapons.ts";
import { SuitLoadout } from "../../lines/onFoot.ts";
import { refuseStep } from "../RefusedStep.ts";
import type { StepContext } from "../StepContext.ts";
import { step, textField, wordField } from "../StepDeclaration.ts";
import { isExpected } from "../expectation.ts";
import { preview } from "../preview.ts";
import { reach } from "../reach.ts";
import { reachPort, requireExpansion } from "../reachPort.ts";

/** Leaves the ship on foot. */
export const disembarkStep = step({
  does: "Leaves the ship on foot, in a port or on a planet.",
  fields: {
    in: wordField(["port", "planet"], "Where; wherever the ship is docked or landed by default."),
    suit: textField('The suit to wear: "explorationsuit", "utilitysuit", "tacticalsuit" or "flightsuit".'),
  },
  argument: "in",
  expects: "SuitLoadout",
  run(context, { in: where, suit }) {
    requireExpansion(context);
    const loadout = chooseLoadout(context, suit);
    if (where === "planet") reach(context, ["landed"]);
    else if (where === "port" || context.session.state !== "landed") reachPort(context, { isWalkable: true });
    walkOut(context, loadout);
  },
});

/** Leaves the ship in a loadout, or in any. */
function walkOut({ session }: StepContext, loadout: number | undefined): void {
  pause(session, 5, 20);
  stepOut(session, loadout);
  pause(session, 10, 40);
}

/** Chooses the loadout with a suit and as expected; undefined when any will do. */
function chooseLoadout({ session, expect }: StepContext, suit: string | undefined): number | undefined {
  if (suit === undefined && Object.keys(expect).length === 0) return undefined;
  const { commander } = session;
  const at = commander.wardrobe.findIndex((loadout, worn) => {
    const hasSuit = suit === undefined || suitSymbol(loadout.suit).startsWith(suit.toLowerCase());
    const dressed = { ...session, commander: { ...commander, worn } };
    return hasSuit && isExpected(preview(dressed, SuitLoadout, "disembark", { from: session.state }), expect);
  });
  return at >= 0 ? at : refuseStep("No loadout of the player matches the step.", "Name another suit, or expect less.");
}
