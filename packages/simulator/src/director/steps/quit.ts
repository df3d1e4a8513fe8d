import { relog } from "../../activities/relog.ts";
import { exit, quitToMenu } from "../../activities/startUp.ts";
import { reach } from "../reach.ts";
import { refuseStep } from "../RefusedStep.ts";
import { wordField, step } from "../StepDeclaration.ts";

/** Leaves the game. */
export const quitStep = step({
  does: "Leaves the game; start, or any other step, begins the next session.",
  fields: {
    to: wordField(["desktop", "menu"], "Whether the game ends or stays in the main menu; desktop by default."),
  },
  argument: "to",
  run(context, { to = "desktop" }) {
    const { session } = context;
    if (session.state === "ended") refuseStep("The game is not running.", "Start it first.");
    if (session.state !== "mainMenu") reach(context, relog.from);
    if (to === "desktop") exit(session);
    else if (session.state !== "mainMenu") quitToMenu(session);
  },
});
