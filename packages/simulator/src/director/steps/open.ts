import { GuiFocus, type GuiFocusName } from "@shipslog/contract";
import { openScreen } from "../../activities/screens.ts";
import type { GameState } from "../../world/gameStates.ts";
import { step, wordField } from "../StepDeclaration.ts";
import { reach } from "../reach.ts";

const inShip: readonly GameState[] = ["docked", "normalSpace", "supercruise", "planetFlight", "landed"];

/** Where a screen can be opened, if not everywhere in the ship. */
const places: Readonly<Partial<Record<GuiFocusName, readonly GameState[]>>> = {
  StationServices: ["docked"],
  FssMode: ["supercruise"],
  SaaMode: ["supercruise"],
};

/** Opens a screen. */
export const openStep = step({
  does: "Opens a screen, which stays open until close or the next step that needs the cockpit.",
  fields: { screen: wordField(GuiFocus.names, "The screen, by its name in GuiFocus; the galaxy map by default.") },
  argument: "screen",
  keepsScreen: true,
  run(context, { screen = "GalaxyMap" }) {
    reach(context, places[screen] ?? inShip);
    openScreen(context.session, screen, 1, 3);
  },
});
