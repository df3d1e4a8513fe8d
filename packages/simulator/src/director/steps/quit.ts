import { relog } from "../../activities/relog.ts";
import { exit, quitToMenu } from "../../activities/startUp.ts";
import { reach } from "../reach.ts";
import { refuse } from "../RefusedStep.ts";
import { oneWord, step } from "../StepDeclaration.ts";

/** Leaves the game. */
export const quit = step({
  does: "Leaves the game; start, or any other step, begins the next session.",
  fields: { to: oneWord(["desktop", "menu"], "Whether the game ends or stays in the main menu; desktop by default.") },
  argument: "to",
  run(context, { to = "desktop" }) {
    const { session } = context;
    if (session.state === "ended") refuse("The game is not running.", "Start it first.");
    if (session.state !== "mainMenu") reach(context, relog.from);
    if (to === "desktop") exit(session);
    else if (session.state !== "mainMenu") quitToMenu(session);
  },
});
