import { drawSquadron } from "../../commander/squadron.ts";
import { societyHere } from "../../world/GameWorld.ts";
import { reachWorld } from "../reach.ts";
import { refuseStep } from "../RefusedStep.ts";
import { step, wordField } from "../StepDeclaration.ts";

/** Replaces the squadron of the player by another one. */
export const joinSquadronStep = step({
  does: "Joins a squadron of the system's ruling faction; SquadronStartup reports it at the next start.",
  fields: { ranks: wordField(["own", "default"], "Whether its ranks have names of its own; drawn by default.") },
  argument: "ranks",
  run(context, { ranks }) {
    const { session } = context;
    const { controllingFaction } = societyHere(session);
    if (controllingFaction === undefined) {
      refuseStep(`${session.system.name} has no ruling faction.`, 'Jump to "nearest inhabited" first.');
    }
    reachWorld(context);
    const { address } = session.system;
    const ties = { faction: controllingFaction.name, homeAddress: address, happiestAddress: address };
    session.commander.squadron = drawSquadron(session.chance, ties, ranks && ranks === "own");
  },
});
