import { startUp } from "../../activities/startUp.ts";
import { refuseStep } from "../RefusedStep.ts";
import { beginAgain } from "../sessions.ts";
import { stateNames } from "../stateNames.ts";
import { step } from "../StepDeclaration.ts";

/** Starts the game. */
export const startStep = step({
  does: "Starts the game and enters the world where the player left it.",
  fields: {},
  run({ session }) {
    if (session.state === "ended") beginAgain(session);
    if (session.state !== "mainMenu") {
      refuseStep(`The game is running: the player is ${stateNames[session.state]}.`, "Quit or crash first.");
    }
    startUp(session);
  },
});
