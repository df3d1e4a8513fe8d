import { pause } from "../../activities/pause.ts";
import { renewWardrobe, upgradableSuits, upgradeSuit } from "../../activities/upgradeGear.ts";
import { type Suit, suitSymbol } from "../../commander/suitsAndWeapons.ts";
import { suitUpgrade } from "../../commander/upgrades.ts";
import { UpgradeSuit } from "../../lines/onFoot.ts";
import { refuseStep } from "../RefusedStep.ts";
import type { StepContext } from "../StepContext.ts";
import { step, textField } from "../StepDeclaration.ts";
import { isExpected } from "../expectation.ts";
import { preview } from "../preview.ts";
import { reachOnFoot, requireCredits } from "../reachPort.ts";

/** Chooses a suit by name and by its expected event. */
export const upgradeSuitStep = step({
  does: "Upgrades a suit by one grade in the social space of a port; buys new gear if all of it is fully upgraded.",
  fields: { suit: textField('The beginning of the internal name of the suit, such as "explorationsuit".') },
  argument: "suit",
  expects: "UpgradeSuit",
  run(context, { suit: name = "" }) {
    const { session } = context;
    requireCredits(session, 20_000_000);
    reachOnFoot(context, "port");
    if (session.foot.place === "hangar") session.foot.place = "socialSpace";
    pause(session, 20, 60);
    if (upgradableSuits(session).length === 0) renewWardrobe(session);
    const suit = upgradableSuits(session).find(
      (each) => suitSymbol(each).startsWith(name.toLowerCase()) && isAsWished(context, each),
    );
    if (suit === undefined) refuseStep("No suit of the player matches the step.", "Name another suit, or expect less.");
    upgradeSuit(session, suit);
    pause(session, 5, 20);
  },
});

function isAsWished({ session, expect }: StepContext, suit: Suit): boolean {
  const data = { suit: { ...suit, grade: suit.grade + 1 }, oldSymbol: suitSymbol(suit), price: suitUpgrade(suit) };
  return isExpected(preview(session, UpgradeSuit, "upgradeSuit", data), expect);
}
