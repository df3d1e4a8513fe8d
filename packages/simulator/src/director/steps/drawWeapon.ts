import { pause } from "../../activities/pause.ts";
import { wornLoadout } from "../../commander/suitsAndWeapons.ts";
import { record } from "../../session/record.ts";
import { reachOnFoot } from "../reachPort.ts";
import { refuseStep } from "../RefusedStep.ts";
import { flagField, step, wordField } from "../StepDeclaration.ts";

/** Takes a weapon in hand. */
export const drawWeaponStep = step({
  does: "Takes a weapon in hand on a planet, aims it, or puts it away.",
  fields: {
    weapon: wordField(["weapon", "fists", "none"], "What to take in hand; a weapon by default."),
    aim: flagField("Whether to aim down the sight."),
  },
  argument: "weapon",
  run(context, { weapon = "weapon", aim = false }) {
    const { session } = context;
    reachOnFoot(context, "planet", weapon === "weapon");
    const [armed] = wornLoadout(session.commander).weapons;
    if (weapon === "weapon" && armed === undefined) {
      refuseStep("The suit has no weapons.", 'Embark, and disembark with "suit": "tacticalsuit".');
    }
    if (aim && weapon !== "weapon") refuseStep("Only a weapon can be aimed.", 'Draw "weapon".');
    session.foot.weapon = weapon === "weapon" ? armed?.weapon : weapon === "fists" ? "fists" : undefined;
    session.foot.isAiming = aim;
    record(session);
    pause(session, 2, 5);
  },
});
