import { pause } from "../../activities/pause.ts";
import { restockCr } from "../../lines/vehicles.ts";
import { fighterLaunchedByCrew, fighterRebuilt, fighterReturned, vehicleRestocked } from "../../scenes/vehicles.ts";
import { applyTransition } from "../../session/applyTransition.ts";
import { playScene } from "../../session/journal.ts";
import { record } from "../../session/record.ts";
import { wait } from "../../session/time.ts";
import { hasModule } from "../../ship/SimulatedShip.ts";
import { reach } from "../reach.ts";
import { requireCredits, useServices } from "../reachPort.ts";
import { refuseStep, step, wordField, type StepContext } from "../StepDeclaration.ts";

/** Steps with the ship's fighter and with vehicles that were lost. */
export const vehicleSteps = {
  launchFighter: step({
    does: "Launches the fighter: the player flies it, or the hired pilot does.",
    fields: { pilot: wordField(["player", "crew"], "Who flies it; the player by default.") },
    argument: "pilot",
    run(context, { pilot = "player" }) {
      const { session } = context;
      if (session.world.fighter === "lost") refuseStep("The bay has no fighter yet.", "Wait for a minute.");
      if (pilot === "crew") {
        launchWithCrew(context);
        return;
      }
      if (session.world.fighter === "withCrew") refuseStep("The hired pilot flies the fighter.", "Do switchVehicle.");
      const isStrict = context.isStrict && session.world.state !== "normalSpace";
      reach({ ...context, isStrict }, ["fighter"]);
    },
  }),
  dockFighter: step({
    does: "The fighter flies back to its bay.",
    fields: {},
    run(context) {
      const { session } = context;
      if (session.world.fighter === "withCrew" && session.world.state === "normalSpace") {
        playScene(session, fighterReturned);
        session.world.fighter = "inBay";
        record(session);
        return;
      }
      if (session.world.fighter === "lost") refuseStep("The fighter is lost.", "Wait for a minute.");
      reach(context, ["fighter"]);
      session.world.fighter = "inBay";
      reach({ ...context, isStrict: false }, ["normalSpace"]);
    },
  }),
  switchVehicle: step({
    does: "Changes seats with the hired pilot: from the ship to the fighter, or back.",
    fields: {},
    run(context) {
      const { session } = context;
      if (session.world.state === "fighter") {
        requirePilot(context);
        session.world.fighter = "withCrew";
        applyTransition(session, "switchVehicle", { to: "Mothership" }, "normalSpace");
      } else {
        launchWithCrew(context);
        session.world.fighter = "inBay";
        applyTransition(session, "switchVehicle", { to: "Fighter" }, "fighter");
      }
      pause(session, 5, 15);
    },
  }),
  loseFighter: step({
    does: "The fighter is destroyed; a player who flew it is in the ship again, and the bay makes another one within minutes.",
    fields: {},
    run(context) {
      const { session } = context;
      const isOut = session.world.state === "fighter" || session.world.fighter === "withCrew";
      if (!isOut && context.isStrict) refuseStep("The fighter is in its bay.", "Do launchFighter first.");
      if (!isOut) reach(context, ["fighter"]);
      applyTransition(session, "loseFighter", null);
      session.world.fighter = "lost";
      record(session);
      wait(session, session.world.chance.integer(60, 100) * 1000);
      session.world.fighter = "inBay";
      playScene(session, fighterRebuilt);
    },
  }),
  restockVehicle: step({
    does: "Docks and has a lost vehicle replaced.",
    fields: { what: wordField(["srv", "fighter"], "Which; the SRV by default.") },
    argument: "what",
    run(context, { what = "srv" }) {
      const bay = what === "srv" ? "int_buggybay" : "int_fighterbay";
      if (!hasModule(context.session.world.ship, bay)) {
        refuseStep("The ship has no bay for it.", 'Start with "ship": "all-rounder".');
      }
      requireCredits(context.session, restockCr);
      useServices(context, "rearm", (session) => {
        session.world.commander.balanceCr -= restockCr;
        playScene(session, vehicleRestocked(what));
      });
    },
  }),
} as const;

function requirePilot({ session }: StepContext): void {
  const { hasHiredCrew, hasCrewOnDuty } = session.world.commander;
  if (!hasHiredCrew) refuseStep("The player has hired no pilot.", "Do hirePilot first.");
  if (!hasCrewOnDuty) refuseStep("The hired pilot is off duty.", 'Do switch with "what": "crew" first.');
}

/** Lets the hired pilot launch the fighter, unless the pilot flies it. */
function launchWithCrew(context: StepContext): void {
  const { session } = context;
  if (session.world.fighter === "withCrew" && session.world.state === "normalSpace") return;
  requirePilot(context);
  if (!hasModule(session.world.ship, "int_fighterbay")) {
    refuseStep("The ship has no fighter bay.", 'Start with "ship": "all-rounder" or "fighter".');
  }
  reach(context, ["normalSpace"]);
  if (session.world.fighter === "lost") refuseStep("The bay has no fighter yet.", "Wait for a minute.");
  pause(session, 5, 15);
  playScene(session, fighterLaunchedByCrew);
  session.world.fighter = "withCrew";
  record(session);
  pause(session, 5, 15);
}
